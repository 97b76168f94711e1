import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { applyEdits } from 'jsonc-parser'
import { describe, expect, test } from 'vitest'
import { readStyleSheet, rootTokens } from '../css/styleSheet'
import { editToken } from './editTokens'
import { invertEdits } from './invertEdits'

const TOKEN_ORDER = ['--mq-ground', '--mq-ink', '--mq-accent', '--mq-warn']

function editTokenIn(css: string, name: string, value: string | undefined): string {
  const result = editToken(css, name, value, { rootClass: 'brand', order: TOKEN_ORDER })
  if ('refused' in result) throw new Error(result.refused)
  return applyEdits(css, result.edits)
}

describe('editToken', () => {
  test.each<[string, string, string, string | undefined, string]>([
    ['replaces a value', ':root { --mq-ink: #fff; }', '--mq-ink', '#eee', ':root { --mq-ink: #eee; }'],
    [
      'keeps comments and !important',
      ':root { --mq-ink: /* a */ #fff /* b */ !important; }',
      '--mq-ink',
      '#eee',
      ':root { --mq-ink: /* a */ #eee !important; }',
    ],
    ['sets an empty token', ':root { --mq-ink: ; }', '--mq-ink', '#eee', ':root { --mq-ink: #eee; }'],
    [
      'changes the declaration that applies',
      ':root { --mq-ink: red; }\n.brand { --mq-ink: blue; }',
      '--mq-ink',
      'green',
      ':root { --mq-ink: red; }\n.brand { --mq-ink: green; }',
    ],
    [
      'adds a token after its predecessor',
      ':root {\n\t--mq-ground: #000;\n\t--mq-accent: red;\n}\n',
      '--mq-ink',
      '#fff',
      ':root {\n\t--mq-ground: #000;\n\t--mq-ink: #fff;\n\t--mq-accent: red;\n}\n',
    ],
    [
      'adds a token before its successor',
      ':root {\r\n  --mq-accent: red\r\n}\r\n',
      '--mq-ink',
      '#fff',
      ':root {\r\n  --mq-ink: #fff;\r\n  --mq-accent: red\r\n}\r\n',
    ],
    [
      'adds the missing semicolon of the last token',
      ':root {\n  --mq-ink: #fff\n}\n',
      '--mq-accent',
      'red',
      ':root {\n  --mq-ink: #fff;\n  --mq-accent: red;\n}\n',
    ],
    ['creates a rule', 'a { color: red }\n', '--mq-ink', '#fff', 'a { color: red }\n\n:root {\n  --mq-ink: #fff;\n}\n'],
    ['creates a rule in an empty sheet', '', '--mq-ink', '#fff', ':root {\n  --mq-ink: #fff;\n}\n'],
    [
      'removes a token with its line',
      ':root {\n  --mq-ink: #fff;\n  --mq-accent: red;\n}\n',
      '--mq-ink',
      undefined,
      ':root {\n  --mq-accent: red;\n}\n',
    ],
    [
      'removes one of two tokens on a line',
      ':root { --a: b; --mq-ink: #fff; }',
      '--mq-ink',
      undefined,
      ':root { --a: b;  }',
    ],
    [
      'ignores media queries',
      '@media print { :root { --mq-ink: #fff; } }',
      '--mq-ink',
      undefined,
      '@media print { :root { --mq-ink: #fff; } }',
    ],
    [
      'changes nothing for the present value',
      ':root { --mq-ink: #fff; }',
      '--mq-ink',
      '#fff',
      ':root { --mq-ink: #fff; }',
    ],
  ])('%s', (_, css, name, value, expected) => {
    expect(editTokenIn(css, name, value)).toBe(expected)
  })

  test.each(['red; color: blue', '}', '', ' red', '"a', 'rgb(0', '/*'])('refuses the token value %j', (value) => {
    expect(editToken(':root {}', '--mq-ink', value)).toEqual({
      refused: `"${value}" is not a valid CSS value.`,
    })
  })

  test('changes only the token, in all fixture brands, and can be undone', () => {
    const sheets = ['lumen', 'laurel', 'vault', 'orchard'].flatMap((brand) => {
      const css = readFileSync(join(import.meta.dirname, '../../../fixtures/sites', brand, 'brand.css'), 'utf8')
      return [css, css.replaceAll('\n', '\r\n')]
    })
    const names = [...new Set(sheets.flatMap((css) => [...rootTokens(css).keys()])), '--mq-new']
    const value = fc.constantFrom('#123456', 'clamp(1px, 2vw, 3px)', '"A, B", serif', undefined)
    fc.assert(
      fc.property(fc.constantFrom(...sheets), fc.constantFrom(...names), value, (css, name, value) => {
        const result = editToken(css, name, value, { order: names })
        if ('refused' in result) throw new Error(result.refused)
        const after = applyEdits(css, result.edits)
        const valuesOf = (text: string) =>
          new Map([...rootTokens(text)].map(([property, declaration]) => [property, declaration.value]))
        const expected = valuesOf(css)
        if (value === undefined) expected.delete(name)
        else expected.set(name, value)
        expect(Object.fromEntries(valuesOf(after))).toEqual(Object.fromEntries(expected))
        expect(readStyleSheet(after).faults).toEqual([])
        expect(applyEdits(after, invertEdits(css, result.edits))).toBe(css)
      }),
      { numRuns: 300 },
    )
  })
})
