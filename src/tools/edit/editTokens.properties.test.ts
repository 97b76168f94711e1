import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { applyEdits } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { rootTokens } from '../css/styleSheet'
import { editToken } from './editTokens'
import { invertEdits } from './invertEdits'

const sitesFolder = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'sites')
const SHEET_PATHS = readdirSync(sitesFolder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => readFileSync(join(sitesFolder, path), 'utf8'))

const TEXT_STYLES: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => text.replaceAll(/^ +/gm, (spaces) => '\t'.repeat(spaces.length / 2)),
  (text) => text.trimEnd(),
  (text) => `\ufeff${text}`,
  (text) => text.replaceAll(/;(\s*\})/g, '$1'),
]

const TOKEN_VALUES = [
  '#123456',
  '12px',
  'clamp(1px, 2vw, 3px)',
  '"A font", sans-serif',
  'url("a;b.svg")',
  '0',
  undefined,
]
const TOKEN_NAMES = ['--mq-accent', '--mq-ground', '--mq-focus', '--mq-section', '--mq-font-text']

const anyEdit = fc
  .tuple(
    fc.constantFrom(...SHEET_PATHS),
    fc.constantFrom(...TEXT_STYLES),
    fc.constantFrom(...TOKEN_NAMES),
    fc.constantFrom(...TOKEN_VALUES),
  )
  .map(([sheet, style, name, value]) => ({ text: style(sheet), name, value }))

const tokenValuesExcept = (text: string, without: string) =>
  [...rootTokens(text).values()].flatMap(({ property, value }) =>
    property === without ? [] : [`${property}: ${value}`],
  )

test('check 3: a token gets its value, all others keep theirs, and the inverse restores every byte', () => {
  fc.assert(
    fc.property(anyEdit, ({ text, name, value }) => {
      const result = editToken(text, name, value, { order: TOKEN_NAMES })
      if ('refused' in result) throw new Error(result.refused)
      const after = applyEdits(text, result.edits)
      expect(rootTokens(after).get(name)?.value).toBe(value)
      expect(tokenValuesExcept(after, name).sort()).toEqual(tokenValuesExcept(text, name).sort())
      expect(applyEdits(after, invertEdits(text, result.edits))).toBe(text)
      expect(after).not.toMatch(text.includes('\r\n') ? /(?<!\r)\n/ : /\r/)
    }),
    { numRuns: 1000 },
  )
}, 120_000)
