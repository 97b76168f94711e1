const CLASS_NAME_PATTERN = /^[A-Za-z][\w-]{0,63}$/

/** Joins class names. Invalid names are omitted (threats X6). */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names
    .flatMap((name) => (name ? name.split(/\s+/) : []))
    .filter((name) => CLASS_NAME_PATTERN.test(name))
    .join(' ')
}
