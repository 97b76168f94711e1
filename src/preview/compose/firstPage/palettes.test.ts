import { expect, test } from 'vitest'
import { findLowContrast } from '../../../site/brand/contrast'
import { ACCENTS, accentsOn, brandTokens, GROUNDS, parseHex } from './palettes'

test.each(GROUNDS.map((ground) => [ground.name, ground] as const))('offers all accents on %s', (_, ground) => {
  expect(accentsOn(ground)).toEqual(ACCENTS)
})

test.each(GROUNDS.flatMap((ground) => ACCENTS.map((accent) => [ground.name, accent.name, ground, accent] as const)))(
  'meets the minimum contrast with all inks on %s with %s',
  (_, __, ground, accent) => {
    const tokens = brandTokens(ground, accent)
    expect(Object.values(tokens)).not.toContain('')
    expect(findLowContrast((token) => parseHex(tokens[token]))).toEqual([])
  },
)

test('leaves out an accent colour that is not readable on the background colour', () => {
  const pale = { name: 'Bright', isDark: true, tokens: { ...GROUNDS[0]?.tokens, '--mq-ground': '#7fd0d2' } }
  expect(accentsOn(pale).map(({ name }) => name)).not.toContain('Teal')
})
