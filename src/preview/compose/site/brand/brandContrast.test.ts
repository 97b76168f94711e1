import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contrastOf, findLowContrast, formatRatio } from '../../../../site/brand/contrast'
import { parseCssColour } from '../../../../tools/css/parseCssColour'
import { appliedValue, readBrand } from './brand'
import { contrastAnnouncement, measureBrandContrast, nameOfPair, weakestPair } from './brandContrast'

const brandOf = (tokens: Record<string, string>) => ({
  tokens: new Map(Object.entries(tokens).map(([name, value]) => [name, { value, file: 'brand.css', line: 1 }])),
})
const parseColour = (text: string) => parseCssColour(text) ?? [0, 0, 0]

test.each(['lumen', 'laurel', 'orchard', 'vault', 'broken'])('measures the pairs of %s as contrastOf does', (site) => {
  const folder = join('fixtures/sites', site)
  const files = new Map(['config.json', 'brand.css'].map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
  const brand = readBrand(files)
  const { pairs } = measureBrandContrast(brand, parseCssColour)
  expect(pairs).toHaveLength(18)
  for (const { front, back, ratio } of pairs) {
    const expected = contrastOf(parseColour(appliedValue(brand, front)), parseColour(appliedValue(brand, back)))
    expect(formatRatio(ratio ?? 0)).toBe(formatRatio(expected))
  }
})

test('repairs a colour on all of its backgrounds with one value', () => {
  const brand = brandOf({ '--mq-ink-faint': '#6d6574' })
  const { pairs, repairs } = measureBrandContrast(brand, parseCssColour)
  expect(pairs.filter(({ passes }) => !passes).map(nameOfPair)).toEqual([
    'Small print and background of the page',
    'Small print and background of panels',
  ])
  const repaired = brandOf({ '--mq-ink-faint': repairs.get('--mq-ink-faint') ?? '' })
  expect(findLowContrast((name) => parseCssColour(appliedValue(repaired, name)))).toEqual([])
})

test('repairs the shade under text on images with three numbers', () => {
  const { repairs } = measureBrandContrast(brandOf({ '--mq-scrim': '240 240 240' }), parseCssColour)
  const repair = repairs.get('--mq-scrim') ?? ''
  expect(repair).toMatch(/^\d+ \d+ \d+$/)
  const { pairs } = measureBrandContrast(brandOf({ '--mq-scrim': repair }), parseCssColour)
  expect(pairs.find(({ front }) => front === '--mq-scrim')).toMatchObject({ passes: true })
})

test('offers no colour if none passes on both backgrounds', () => {
  const { repairs } = measureBrandContrast(brandOf({ '--mq-ground': '#fff', '--mq-surface': '#444' }), parseCssColour)
  expect(repairs.get('--mq-ink')).toBeUndefined()
})

test.each([
  ['--mq-ink-faint', '#6d6574', 'Small print #6d6574. Contrast 3.26 to 1, too low: 4.5 to 1 is needed.'],
  ['--mq-accent', '#7fd0d2', 'Accent #7fd0d2. Contrast 10.39 to 1, passes.'],
  ['--mq-top-mark', '#fff', 'Line below the current menu entry #fff.'],
])('announces %s as %s', (name, value, message) => {
  const { pairs } = measureBrandContrast(brandOf({ [name]: value }), parseCssColour)
  expect(contrastAnnouncement(name, value, pairs)).toBe(message)
})

test('prefers a pair that fails to one with less contrast that passes', () => {
  const { pairs } = measureBrandContrast(brandOf({ '--mq-ink-faint': '#6d6574', '--mq-focus': '#666' }), parseCssColour)
  expect(weakestPair(pairs, '--mq-focus')?.ratio).toBeLessThan(3.5)
  expect(weakestPair(pairs, '--mq-ground')).toMatchObject({ front: '--mq-ink-faint', passes: false })
})
