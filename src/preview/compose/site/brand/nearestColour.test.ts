import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Colour, contrastOf } from '../../../../site/brand/contrast'
import { parseCssColour } from '../../../../tools/css/parseCssColour'
import { formatHex, nearestPassingColour } from './nearestColour'

const parseColour = (text: string): Colour => parseCssColour(text) ?? [0, 0, 0]

test.each<[string, string, string[], string | undefined]>([
  ['lightens a colour on dark backgrounds', '#6d6574', ['#0d0b10', '#17141c'], '#837c89'],
  ['darkens a colour on a light background', '#ff7a52', ['#ffffff'], '#bc5a3c'],
  ['lightens a light colour if black passes, too', '#aaaaaa', ['#767676'], '#fefefe'],
  ['darkens a dark colour if white passes, too', '#444444', ['#767676'], '#040404'],
  ['keeps a colour that passes', '#000000', ['#ffffff'], '#000000'],
  ['blends a translucent colour with its background', '#ffffff40', ['#000000'], '#757575'],
  ['offers white where black does not pass', '#333333', ['#000000'], '#757575'],
  ['finds the grey between white and black', '#ffffff', ['#ffffff', '#000000'], '#767676'],
  ['offers nothing if no shade passes', '#888888', ['#ffffff', '#444444'], undefined],
])('%s', (_, front, backs, expected) => {
  const backgrounds = backs.map((back) => ({ colour: parseColour(back), minimum: 4.5 }))
  expect(nearestPassingColour(parseColour(front), backgrounds)).toBe(expected)
})

const anyColour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255))

test('always finds a colour for one background, which passes after it was written', () => {
  fc.assert(
    fc.property(anyColour, anyColour, fc.constantFrom(3, 4.5), (front, back, minimum) => {
      const found = nearestPassingColour(front, [{ colour: back, minimum }])
      expect(contrastOf(parseColour(found ?? ''), back)).toBeGreaterThanOrEqual(minimum)
    }),
  )
})

test.each([
  [[255, 0, 128], '#ff0080'],
  [[255, 0, 128, 1], '#ff0080'],
  [[1, 2, 3, 0.5], '#01020380'],
] as const)('formats %o as %s', (value, text) => expect(formatHex(value)).toBe(text))
