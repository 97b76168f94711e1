/** One step of a JSON pointer, escaped. */
export const step = (key: string | number) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`

/** The steps of a JSON pointer, unescaped. */
export function stepsOf(pointer: string): string[] {
  if (pointer === '') return []
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}
