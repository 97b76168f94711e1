import { expect, test } from 'vitest'
import { artColourStyle } from './artColourStyle'

/** Contrast of white text on "r g b" (WCAG 2). */
function contrastOfWhiteOn(triple: string) {
  const [r = 0, g = 0, b = 0] = triple
    .split(' ')
    .map((part) => Number(part) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
}
const artColourOf = (ink: string | undefined) => (artColourStyle({ ink }) as { '--art'?: string })['--art']

test('keeps a dark colour', () => {
  expect(artColourOf('#0c1116')).toBe('12 17 22')
})

test.each(['#66919e', '#ffffff', '#ffd700', '#656466', '#ff0000', '#00ff00'])(
  'darkens %s until white text is readable',
  (ink) => {
    expect(contrastOfWhiteOn(artColourOf(ink) ?? '')).toBeGreaterThan(4.5)
  },
)

test('keeps the hue of a darkened colour', () => {
  const [r = 0, g = 0, b = 0] = (artColourOf('#66919e') ?? '').split(' ').map(Number)
  expect(b).toBeGreaterThan(g)
  expect(g).toBeGreaterThan(r)
})

test.each([undefined, '', 'red', '#12', 'url(x)', '#12345678'])(
  'returns undefined for the missing or invalid colour %j',
  (ink) => {
    expect(artColourOf(ink)).toBeUndefined()
  },
)
