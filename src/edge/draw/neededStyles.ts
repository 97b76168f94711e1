/** A style sheet of the build, and the classes that its rules begin with. */
export interface BuiltSheet {
  /** Its address on the site. */
  href: string
  classes: readonly string[]
}

/**
 * The style sheets that a drawn page needs: those with a rule for a class that stands in it.
 * @param sheets without those that every page has
 */
export function neededStyles(html: string, sheets: readonly BuiltSheet[]): string[] {
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  return sheets.filter(({ classes }) => classes.some((name) => used.has(name))).map(({ href }) => href)
}

/**
 * The classes that the rules of a style sheet are about: the last one of each selector.
 * @param css as the build writes it
 */
export function classesIn(css: string): string[] {
  const selectors = [...css.matchAll(/([^{}@;]+)\{/g)].flatMap(([, list = '']) => list.split(','))
  return [...new Set(selectors.flatMap((selector) => /.*\.(-?[a-z_][\w-]*)/i.exec(selector)?.[1] ?? []))]
}
