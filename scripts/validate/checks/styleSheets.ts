import { type CssNode, findAll } from 'css-tree'
import { findNearestWord } from '../../../src/lib/text/findNearestWord'
import { lineStarts, positionOf } from '../../../src/site/validate/explain/positions'
import type { Problem } from '../../../src/site/validate/problem'
import { type Declaration, readStyleSheet } from '../../../src/tools/css/styleSheet'
import { replaceVars } from '../../../src/tools/css/tokenTexts'
import { expectationIfInvalid, parseValue } from '../../../src/tools/css/tokenValues'
import type { SiteCheck } from '../site/site'

/** Reports syntax errors in the brand's style sheets, unknown tokens, and invalid values of tokens and colours. */
export const checkStyleSheets: SiteCheck = ({ config, readFile, brandTokens }) => {
  if (!config || !readFile) return []
  const sheets = [config.document.site_config.css ?? []].flat().flatMap((address) => {
    const sheet = readFile(address)
    return sheet ? [{ ...sheet, ...readStyleSheet(sheet.text) }] : []
  })
  // Tokens may be defined in another style sheet of the brand.
  const defined = new Map(
    sheets.flatMap(({ declarations }) => declarations).map(({ property, value }) => [property, value]),
  )
  const tokenValue = (name: string) => defined.get(name) ?? brandTokens?.get(name)?.defaults[0]

  const problemOf = ({ property, value, offset, valueOffset }: Declaration): SheetFinding[] => {
    if (property.startsWith('--mq-') && brandTokens) {
      const token = brandTokens.get(property)
      if (!token) return [unknownToken(property, offset, brandTokens)]
      const expected = expectationIfInvalid(token, replaceVars(value, tokenValue))
      if (expected) return [[valueOffset, `${property} is "${value}": expected ${expected}`]]
    }
    const node = parseValue(value, valueOffset)
    return node ? [...unknownTokens(node), ...invalidHexColours(node)] : []
  }
  const unknownTokens = (node: CssNode): SheetFinding[] =>
    findAll(node, ({ type }) => type === 'Function').flatMap((call): SheetFinding[] => {
      if (call.type !== 'Function' || call.name !== 'var' || call.children.size !== 1) return []
      const { first } = call.children
      if (first?.type !== 'Identifier' || !first.name.startsWith('--mq-')) return []
      if (!brandTokens || brandTokens.has(first.name) || defined.has(first.name)) return []
      return [unknownToken(first.name, startOffsetOf(first), brandTokens)]
    })

  return sheets.flatMap(({ file, text, declarations, faults }) => {
    const starts = lineStarts(text)
    const found: SheetFinding[] = [
      ...faults.map(({ offset, message }): SheetFinding => [offset, `invalid CSS: ${message}`, ERROR_SEVERITY]),
      ...declarations.flatMap(problemOf),
    ]
    return found.map(([offset, message, { suggestion, severity = 'warning' as const } = {}]): Problem => {
      const position = positionOf(offset, starts)
      return { severity, rule: 'look/css', file, pointer: '', message, ...(suggestion && { suggestion }), ...position }
    })
  })
}

type SheetFinding = [offset: number, message: string, more?: { suggestion?: string | undefined; severity?: 'error' }]

const ERROR_SEVERITY = { severity: 'error' } as const

const startOffsetOf = (node: CssNode) => node.loc?.start.offset ?? 0

const unknownToken = (name: string, offset: number, knownTokens: ReadonlyMap<string, unknown>): SheetFinding => [
  offset,
  `unknown token "${name}"`,
  { suggestion: findNearestWord(name, knownTokens.keys()) },
]

const invalidHexColours = (node: CssNode): SheetFinding[] =>
  findAll(node, ({ type }) => type === 'Hash').flatMap((hash): SheetFinding[] =>
    hash.type !== 'Hash' || /^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(hash.value)
      ? []
      : [[startOffsetOf(hash), `"#${hash.value}" is not a colour: expected # and 3, 4, 6 or 8 hexadecimal digits`]],
  )
