import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contrastOf, findLowContrast, formatRatio, NAMES_ON_IMAGES } from '../../../../site/brand/contrast'
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
  expect(pairs).toHaveLength(19)
  for (const { front, back, ratio } of pairs) {
    const backValue = back === NAMES_ON_IMAGES ? '#f6f1e9' : appliedValue(brand, back)
    const expected = contrastOf(parseColour(appliedValue(brand, front)), parseColour(backValue))
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

test('repairs the shade under text on images with a value of three numbers that passes', () => {
  const { repairs } = measureBrandContrast(brandOf({ '--mq-scrim': '240 240 240' }), parseCssColour)
  const repair = repairs.get('--mq-scrim') ?? ''
  expect(repair).toMatch(/^\d+ \d+ \d+$/)
  const { pairs } = measureBrandContrast(brandOf({ '--mq-scrim': repair }), parseCssColour)
  expect(pairs.find(({ front }) => front === '--mq-scrim')).toMatchObject({ passes: true })
})

test.each([
  ['the shade if it is too light', { '--mq-scrim': '240 240 240' }, ['--mq-scrim']],
  [
    'only the shade if texts on it are too dark, too',
    { '--mq-scrim': '240 240 240', '--mq-top-over': '#ccc', '--mq-hero-kicker': '#fff' },
    ['--mq-scrim'],
  ],
  ['the text of the top bar if the shade is dark', { '--mq-top-over': '#1d1204' }, ['--mq-top-over']],
  [
    'the shade for names on images, although the dark text of the top bar passes on it',
    { '--mq-scrim': '240 240 240', '--mq-top-over': '#1d1204' },
    ['--mq-scrim'],
  ],
])('repairs %s', (_, tokens: Record<string, string>, repaired) => {
  const { repairs } = measureBrandContrast(brandOf(tokens), parseCssColour)
  expect([...repairs.keys()]).toEqual(repaired)
})

test('repairs a light shade under a dark top bar so that both are readable after the two suggestions', () => {
  const tokens: Record<string, string> = { '--mq-scrim': '240 240 240', '--mq-top-over': '#1d1204' }
  for (const name of ['--mq-scrim', '--mq-top-over'])
    tokens[name] = measureBrandContrast(brandOf(tokens), parseCssColour).repairs.get(name) ?? ''
  const { pairs } = measureBrandContrast(brandOf(tokens), parseCssColour)
  expect(pairs.filter(({ passes }) => !passes).map(nameOfPair)).toEqual([])
})

test('offers no colour if none passes on both backgrounds', () => {
  const { repairs } = measureBrandContrast(brandOf({ '--mq-ground': '#fff', '--mq-surface': '#444' }), parseCssColour)
  expect(repairs.get('--mq-ink')).toBeUndefined()
})

test.each([
  ['--mq-ink-faint', '#6d6574', 'Small print #6d6574. Contrast 3.26 to 1, too low: 4.5 to 1 is needed.'],
  ['--mq-accent', '#7fd0d2', 'Accent #7fd0d2. Contrast 10.39 to 1, passes.'],
  ['--mq-top-mark', '#fff', 'Line below the current menu entry #fff.'],
])('announces label and contrast of the token %s with the value %s', (name, value, message) => {
  const { pairs } = measureBrandContrast(brandOf({ [name]: value }), parseCssColour)
  expect(contrastAnnouncement(name, value, pairs)).toBe(message)
})

test('returns a failing pair rather than a passing pair with less contrast', () => {
  const { pairs } = measureBrandContrast(brandOf({ '--mq-ink-faint': '#6d6574', '--mq-focus': '#666' }), parseCssColour)
  expect(weakestPair(pairs, '--mq-focus')?.ratio).toBeLessThan(3.5)
  expect(weakestPair(pairs, '--mq-ground')).toMatchObject({ front: '--mq-ink-faint', passes: false })
})
