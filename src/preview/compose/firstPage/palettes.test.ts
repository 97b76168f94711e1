import { expect, test } from 'vitest'
import { findLowContrast } from '../../../site/brand/contrast'
import { defaultOf } from '../site/brand/brandTokens'
import { ACCENTS, accentsOn, brandTokens, colourOf, GROUNDS } from './palettes'

test.each(GROUNDS.map((ground) => [ground.name, ground] as const))('offers all accents on %s', (_, ground) => {
  expect(accentsOn(ground)).toEqual(ACCENTS)
})

test.each(GROUNDS.flatMap((ground) => ACCENTS.map((accent) => [ground.name, accent.name, ground, accent] as const)))(
  'meets the minimum contrast with all inks on %s with %s',
  (_, __, ground, accent) => {
    const tokens = brandTokens(ground, accent)
    expect(Object.values(tokens)).not.toContain('')
    expect(findLowContrast((token) => colourOf(tokens, token))).toEqual([])
  },
)

test('leaves out an accent colour that is not readable on the background colour', () => {
  const pale = { name: 'Bright', isDark: true, tokens: { ...GROUNDS[0]?.tokens, '--mq-ground': '#7fd0d2' } }
  expect(accentsOn(pale).map(({ name }) => name)).not.toContain('Teal')
})

test('leaves out an accent colour that is not readable as text on a surface', () => {
  const white = Object.fromEntries(Object.keys(GROUNDS[0].tokens).map((token) => [token, '#ffffff']))
  const tokens = { ...white, '--mq-ground': '#000000', '--mq-surface': '#5b5b5b' }
  expect(accentsOn({ name: 'Grey surface', isDark: true, tokens }).map(({ name }) => name)).not.toContain('Teal')
})

test('leaves tokens that follow the accent to the style sheet', () => {
  const defaults = Object.keys(brandTokens(GROUNDS[0], ACCENTS[0])).map(defaultOf)
  expect(defaults).not.toContain('var(--mq-accent)')
})
