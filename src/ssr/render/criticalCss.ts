/** A built style sheet that only some pages load. */
export interface PageStyleSheet {
  /** Classes that no shared style sheet has rules for. */
  classes: readonly string[]
  rules: readonly SheetRule[]
}

/** A rule, or an at-rule with nested rules. */
export interface SheetRule {
  /** Source of the rule; for an at-rule with nested rules, its prelude. */
  css: string
  /** For each selector, the classes it requires: a page needs the rule if it has all classes of one list. Undefined: always. */
  classes?: readonly (readonly string[])[]
  /** Name of an animation, which is needed if a selected rule uses it. */
  name?: string
  /** Nested rules. */
  rules?: readonly SheetRule[]
}

/**
 * Selects the rules that a rendered page needs, by its classes. The page contains them inline, so that no style sheet
 * blocks the first paint; the client loads the whole style sheets later.
 */
export function criticalCss(html: string, sheets: readonly PageStyleSheet[]): string {
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
  const needed = sheets.filter(({ classes }) => classes.some((name) => used.has(name)))
  const css = needed.map(({ rules }) => pick(rules)).join('')
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
 * Parses a style sheet.
 * @param css minified, without comments
 */
export function parseRules(css: string): SheetRule[] {
  return splitBlocks(css).map(({ head, body, css }) => {
    if (/^@keyframes\b/.test(head)) return { css, name: head.slice('@keyframes'.length).trim() }
    if (/^@(?:media|supports|container|layer)\b/.test(head) && body) return { css: head, rules: parseRules(body) }
    if (head.startsWith('@')) return { css }
    const classes = splitSelectors(head).map(requiredClassesOf)
    return classes.some((all) => all.length === 0) ? { css } : { css, classes }
  })
}

interface Block {
  head: string
  body: string
  css: string
}

/** Splits top-level rules and statements. */
function splitBlocks(css: string): Block[] {
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

/** Splits a selector list at its top-level commas. */
function splitSelectors(selectors: string): string[] {
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

/** The classes that a selector requires. */
const requiredClassesOf = (selector: string): string[] =>
  [...removeAlternatives(selector).matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name)

/** Removes `:not()` and selector lists with alternatives, which require no particular class. */
function removeAlternatives(selector: string): string {
  const opening = /:(not|is|where|has)\(/.exec(selector)
  if (!opening) return selector
  const from = opening.index + opening[0].length
  let to = from
  for (let depth = 1; depth > 0 && to < selector.length; to++) {
    if (selector[to] === '(') depth++
    if (selector[to] === ')') depth--
  }
  const within = selector.slice(from, to - 1)
  const kept = opening[1] === 'not' || splitSelectors(within).length > 1 ? '' : removeAlternatives(within)
  return `${selector.slice(0, opening.index)} ${kept} ${removeAlternatives(selector.slice(to))}`
}

/** The classes that a style sheet has rules for: the last one of each selector. */
export function classesInCss(css: string): string[] {
  const selectors = [...css.matchAll(/([^{}@;]+)\{/g)].flatMap(([, list = '']) => list.split(','))
  return [...new Set(selectors.flatMap((selector) => /.*\.(-?[a-z_][\w-]*)/i.exec(selector)?.[1] ?? []))]
}
