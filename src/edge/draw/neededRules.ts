/** A style sheet of the build that not every page has. */
export interface BuiltSheet {
  /** The classes that it alone has rules for. */
  classes: readonly string[]
  rules: readonly SheetRule[]
}

/** One rule of a style sheet, or what stands within a condition, as far as a drawn page has to know it. */
export interface SheetRule {
  /** The rule as it is written; of a condition what stands before its brace. */
  css: string
  /** Of each of its selectors the classes that must be on the page. Without: it is always needed. */
  classes?: readonly (readonly string[])[]
  /** Of an animation: it is needed where a rule names it. */
  name?: string
  /** Within a condition. */
  rules?: readonly SheetRule[]
}

/**
 * The rules of some sheets that a drawn page needs: those whose classes stand in it.
 * The problem: most of a sheet is about what this page has not, and nothing is painted before all of it is there. The
 * solution: the page brings along its own part of it; the living page loads the sheets.
 */
export function neededRules(html: string, sheets: readonly BuiltSheet[]): string {
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const animations: SheetRule[] = []
  const pick = (rules: readonly SheetRule[]): string =>
    rules
      .map((rule) => {
        if (rule.name !== undefined) animations.push(rule)
        if (rule.name !== undefined) return ''
        if (rule.classes && !rule.classes.some((all) => all.every((name) => used.has(name)))) return ''
        if (!rule.rules) return rule.css
        const within = pick(rule.rules)
        return within && `${rule.css}{${within}}`
      })
      .join('')
  const own = sheets.filter(({ classes }) => classes.some((name) => used.has(name)))
  const css = own.map(({ rules }) => pick(rules)).join('')
  const isNamed = ({ name = '' }: SheetRule) => new RegExp(`[:, ]${name}[;, }]`).test(css)
  return (
    css +
    animations
      .filter(isNamed)
      .map((rule) => rule.css)
      .join('')
  )
}

/**
 * Reads a style sheet rule by rule.
 * @param css as the build writes it: minified, without comments
 */
export function rulesOf(css: string): SheetRule[] {
  return blocksOf(css).map(({ head, body, css }) => {
    if (/^@keyframes\b/.test(head)) return { css, name: head.slice('@keyframes'.length).trim() }
    if (/^@(?:media|supports|container|layer)\b/.test(head) && body) return { css: head, rules: rulesOf(body) }
    if (head.startsWith('@')) return { css }
    const classes = listOf(head).map(classesOf)
    return classes.some((all) => all.length === 0) ? { css } : { css, classes }
  })
}

interface Block {
  head: string
  body: string
  css: string
}

/** What stands side by side: each with its braces, or up to a semicolon. */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = []
  let [start, open, depth] = [0, -1, 0]
  for (const { 0: sign, index } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g)) {
    if (sign === '{' && depth++ === 0) open = index
    const ends = sign === '}' ? --depth === 0 : sign === ';' && depth === 0
    if (!ends) continue
    const all = css.slice(start, index + 1)
    const head = open < 0 ? all : css.slice(start, open)
    blocks.push({ head: head.trim(), body: open < 0 ? '' : css.slice(open + 1, index), css: all })
    start = index + 1
    open = -1
  }
  return blocks
}

/** A list of selectors, one by one: commas within brackets are none of the list's. */
function listOf(selectors: string): string[] {
  const list = ['']
  let depth = 0
  for (const sign of selectors) {
    if (sign === '(' || sign === '[') depth++
    if (sign === ')' || sign === ']') depth--
    if (sign === ',' && depth === 0) list.push('')
    else list[list.length - 1] += sign
  }
  return list
}

/** The classes that all have to be there. */
const classesOf = (selector: string): string[] =>
  [...withoutChoices(selector).matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name)

/** A selector without what must not be, and without what may be one or the other. */
function withoutChoices(selector: string): string {
  const opening = /:(not|is|where|has)\(/.exec(selector)
  if (!opening) return selector
  const from = opening.index + opening[0].length
  let to = from
  for (let depth = 1; depth > 0 && to < selector.length; to++) {
    if (selector[to] === '(') depth++
    if (selector[to] === ')') depth--
  }
  const within = selector.slice(from, to - 1)
  const kept = opening[1] === 'not' || listOf(within).length > 1 ? '' : withoutChoices(within)
  return `${selector.slice(0, opening.index)} ${kept} ${withoutChoices(selector.slice(to))}`
}

/**
 * The classes that the rules of a style sheet are about: the last one of each selector.
 * @param css as the build writes it
 */
export function classesIn(css: string): string[] {
  const selectors = [...css.matchAll(/([^{}@;]+)\{/g)].flatMap(([, list = '']) => list.split(','))
  return [...new Set(selectors.flatMap((selector) => /.*\.(-?[a-z_][\w-]*)/i.exec(selector)?.[1] ?? []))]
}
