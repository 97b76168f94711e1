import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CssNode, generate, lexer, parse, walk } from 'css-tree'
import { compileString } from 'sass'
import type { BrandToken } from '../../src/tools/css/brandToken'
import { replaceVars } from '../../src/tools/css/tokenTexts'
import { describedTokens } from './describedTokens'

/** The first match counts, so that 0 is a length. */
const TOKEN_TYPES = ['<color>', '<length-percentage>', '<time>', '<easing-function>', '<number>', '<number>{3}']

/** Properties whose values are lists. They stand in for a type, except for single keywords, which match any property. */
const LIST_PROPERTIES = ['font-family', 'box-shadow']

/**
 * All tokens of the site's style sheets by name, in the order of `tokens.scss`.
 * @throws Error if it does not describe exactly these
 */
export function brandTokens(root: string): Map<string, BrandToken> {
  const defaults = new Map<string, Set<string>>()
  const uses = new Map<string, Set<string>>()
  const add = (map: Map<string, Set<string>>, name: string, value: string) =>
    map.set(name, (map.get(name) ?? new Set()).add(value))
  walk(compileStyleSheets(root), {
    visit: 'Declaration',
    enter({ property, value }) {
      const isMain = this.atrule === null && this.rule !== null && generate(this.rule.prelude) === ':root'
      if (isMain && property.startsWith('--mq-')) add(defaults, property, cssTextOf(value))
      walk(value.type === 'Raw' ? parseValue(value.value) : value, (node) => {
        if (node.type !== 'Function' || node.name !== 'var') return
        const [name, , ...fallback] = node.children
        if (name?.type !== 'Identifier' || !name.name.startsWith('--mq-')) return
        if (fallback.length > 0) add(defaults, name.name, fallback.map(cssTextOf).join(' '))
        const isWhole = value.type === 'Value' && value.children.size === 1 && value.children.first === node
        add(uses, name.name, isWhole ? property : PART_OF_VALUE)
      })
    },
  })
  const described = describedTokens(readFileSync(join(root, 'src/styles/tokens.scss'), 'utf8'))
  const missing = [...defaults.keys()].filter((name) => !described.has(name))
  if (missing.length > 0) throw new Error(`src/styles/tokens.scss has no description comment for ${missing.join(', ')}`)
  return new Map(
    [...described].map(([name, description]) => {
      const values = defaults.get(name)
      if (!values) throw new Error(`src/styles/tokens.scss describes ${name}, which no style sheet uses`)
      const resolved = [...values].map((value) =>
        parseValue(replaceVars(value, (other) => [...(defaults.get(other) ?? [])][0])),
      )
      const used = [...(uses.get(name) ?? [])].sort()
      const properties = used.includes(PART_OF_VALUE) ? [] : used
      const type =
        TOKEN_TYPES.find((each) => resolved.every((value) => !lexer.match(each, value).error)) ??
        (properties.length > 0
          ? undefined
          : LIST_PROPERTIES.find((each) => resolved.every((value) => propertyAccepts(each, value))))
      return [name, { ...description, defaults: [...values], ...(type && { type }), properties }]
    }),
  )
}

/** The use of a token within a larger value. */
const PART_OF_VALUE = 'part'

const propertyAccepts = (property: string, value: CssNode) =>
  !/^[\w-]+$/.test(generate(value)) && !lexer.matchProperty(property, value).error

/** Compiles all style sheets in one run, so that shared partials are read once. */
function compileStyleSheets(root: string): CssNode {
  const src = join(root, 'src')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?:^|\/)[^_/][^/]*\.scss$/.test(file))
    .sort()
  const all = files.map((file, index) => `@use "${file}" as sheet-${index};`).join('\n')
  return parse(compileString(all, { loadPaths: [src, join(src, 'styles')] }).css)
}

const parseValue = (text: string): CssNode => parse(text, { context: 'value' })

const cssTextOf = (node: CssNode): string =>
  (node.type === 'Raw' ? node.value : generate(node)).replaceAll(/\s+/g, ' ').trim()
