import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type CssNode, generate, lexer, parse, walk } from 'css-tree'
import { compileString } from 'sass'
import { withoutVars } from '../validate/css/tokenValues'

/** A custom property that a brand may set. */
export interface BrandToken {
  /** The values where no brand sets it. Parts of the site may differ. */
  defaults: string[]
  /** What its defaults are: a CSS type such as `<color>`, or a property. Undefined: only its properties tell. */
  type?: string
  /** Properties whose whole value it is. Empty where it is also used within other values. */
  properties: string[]
}

/** In the order in which defaults are tried: 0 counts as a length. */
const TYPES = ['<color>', '<length-percentage>', '<time>', '<easing-function>', '<number>', '<number>{3}']

/** Instead of a type, for values that are lists. Single keywords would match any of them. */
const LISTS = ['font-family', 'box-shadow']

/** All tokens of the site's style sheets, by name. */
export function brandTokens(root: string): Map<string, BrandToken> {
  const defaults = new Map<string, Set<string>>()
  const uses = new Map<string, Set<string>>()
  const add = (map: Map<string, Set<string>>, name: string, value: string) =>
    map.set(name, (map.get(name) ?? new Set()).add(value))
  walk(styleSheets(root), {
    visit: 'Declaration',
    enter({ property, value }) {
      const isMain = this.atrule === null && this.rule !== null && generate(this.rule.prelude) === ':root'
      if (isMain && property.startsWith('--mq-')) add(defaults, property, textOf(value))
      walk(value.type === 'Raw' ? parseValue(value.value) : value, (node) => {
        if (node.type !== 'Function' || node.name !== 'var') return
        const [name, , ...fallback] = node.children
        if (name?.type !== 'Identifier' || !name.name.startsWith('--mq-')) return
        if (fallback.length > 0) add(defaults, name.name, fallback.map(textOf).join(' '))
        const isWhole = value.type === 'Value' && value.children.size === 1 && value.children.first === node
        add(uses, name.name, isWhole ? property : PART)
      })
    },
  })
  return new Map(
    [...defaults].map(([name, values]) => {
      const resolved = [...values].map((value) =>
        parseValue(withoutVars(value, (other) => [...(defaults.get(other) ?? [])][0])),
      )
      const used = [...(uses.get(name) ?? [])].sort()
      const properties = used.includes(PART) ? [] : used
      const type =
        TYPES.find((each) => resolved.every((value) => !lexer.match(each, value).error)) ??
        (properties.length > 0 ? undefined : LISTS.find((each) => resolved.every((value) => fits(each, value))))
      return [name, { defaults: [...values], ...(type && { type }), properties }]
    }),
  )
}

/** The use of a token within a larger value. */
const PART = 'part'

const fits = (property: string, value: CssNode) =>
  !/^[\w-]+$/.test(generate(value)) && !lexer.matchProperty(property, value).error

/** Compiled at once, so that what many sheets use is read once. Partials come with the sheets that use them. */
function styleSheets(root: string): CssNode {
  const src = join(root, 'src')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?:^|\/)[^_/][^/]*\.scss$/.test(file))
    .sort()
  const all = files.map((file, index) => `@use "${file}" as sheet-${index};`).join('\n')
  return parse(compileString(all, { loadPaths: [src, join(src, 'styles')] }).css)
}

const parseValue = (text: string): CssNode => parse(text, { context: 'value' })

const textOf = (node: CssNode): string =>
  (node.type === 'Raw' ? node.value : generate(node)).replaceAll(/\s+/g, ' ').trim()
