import { readFileSync } from 'node:fs'
import { expect, it, test } from 'vitest'
import { parseCssColour } from '../../tools/css/parseCssColour'
import { type Colour, contrastOf, contrastProblems, measurePairs, NAMES_ON_IMAGES } from './contrast'

const WHITE: Colour = [255, 255, 255]
const BLACK: Colour = [0, 0, 0]

test.each([
  ['black on white', BLACK, WHITE, 21],
  ['white on white', WHITE, WHITE, 1],
  ['#767676 on white, the lightest grey that passes', [118, 118, 118], WHITE, 4.54],
  ['half-transparent black on white', [0, 0, 0, 0.5], WHITE, 3.98],
] as const)('computes the ratio of %s', (_, front, back, ratio) => {
  expect(contrastOf(front, back)).toBeCloseTo(ratio, 1)
})

const problemsWithTokens = (changes: Record<string, Colour | undefined>) => {
  const all = new Map<string, Colour | undefined>(
    Object.entries({
      '--mq-ground': WHITE,
      '--mq-surface': WHITE,
      '--mq-accent': BLACK,
      '--mq-on-accent': WHITE,
      '--mq-focus': BLACK,
      '--mq-ink': BLACK,
      '--mq-ink-soft': BLACK,
      '--mq-ink-faint': BLACK,
      '--mq-accent-text': BLACK,
      '--mq-good': BLACK,
      '--mq-warn': BLACK,
      '--mq-bad': BLACK,
      '--mq-top-over': WHITE,
      '--mq-hero-kicker': WHITE,
      '--mq-scrim': BLACK,
      ...changes,
    }),
  )
  return contrastProblems((token) => all.get(token), '/site/brand.css')
}

it('reports nothing for a brand with enough contrast', () => {
  expect(problemsWithTokens({})).toEqual([])
})

it('reports the pair, the measured ratio and the required one', () => {
  const found = problemsWithTokens({ '--mq-ink-faint': [119, 119, 119] })
  expect(found.map(({ message }) => message)).toEqual([
    '--mq-ink-faint has a contrast of 4.47:1 with --mq-ground and 4.47:1 with --mq-surface: expected at least 4.5:1',
  ])
  expect(found[0]).toMatchObject({ severity: 'warning', file: '/site/brand.css' })
})

test.each([
  ['--mq-on-accent', [110, 110, 110], 1],
  ['--mq-focus', [119, 119, 119], 0],
  ['--mq-focus', [180, 180, 180], 1],
  ['--mq-ink', undefined, 0],
  ['--mq-warn', WHITE, 1],
  ['--mq-hero-kicker', BLACK, 1],
  ['--mq-hero-kicker', [140, 140, 140], 1],
  ['--mq-top-over', BLACK, 1],
  ['--mq-scrim', WHITE, 3],
] as const)('for %s as %o reports %d problems', (token, colour, count) => {
  expect(problemsWithTokens({ [token]: colour })).toHaveLength(count)
})

test.each([
  ['src/modules/carousel-hero/heroFull.scss', /--mq-ink: (.*);/],
  ['src/pages/titledetail/head/titleHead.scss', /--mq-title-ink: (.*);/],
])('measures the contrast of the shade on images with the text colour of names in %s', (file, declaration) => {
  const colour = parseCssColour(declaration.exec(readFileSync(file, 'utf8'))?.[1] ?? '')
  const pair = measurePairs(() => BLACK).find(({ back }) => back === NAMES_ON_IMAGES)
  expect(pair?.backColour?.slice(0, 3)).toEqual(colour?.slice(0, 3))
})
