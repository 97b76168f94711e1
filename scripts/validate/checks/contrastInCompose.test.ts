import { expect, it } from 'vitest'
import { readBrand } from '../../../src/preview/compose/site/brand/brand'
import { measureBrandContrast } from '../../../src/preview/compose/site/brand/brandContrast'
import { TOKENS } from '../../../src/preview/compose/site/brand/brandTokens'
import { formatRatio } from '../../../src/site/brand/contrast'
import { parseCssColour } from '../../../src/tools/css/parseCssColour'
import { testSite } from '../site/testSite'
import { checkBrandColours } from './brandColours'

it.each([
  ['no token', ''],
  ['small print that is too dark', ':root { --mq-ink-faint: #6d6574; }'],
  ['an accent that other tokens refer to', ':root { --mq-accent: #300; --mq-ink-soft: var(--mq-accent); }'],
  ['translucent text', '.brand { --mq-ink: #ffffff40; }'],
  ['a light page', ':root { --mq-ground: #fff; --mq-surface: rgb(240 240 240); }'],
  ['a light shade under text on images', ':root { --mq-scrim: 240 240 240; }'],
  ['tokens that refer to each other', ':root { --mq-ink: var(--mq-focus); --mq-focus: var(--mq-ink); }'],
])('Compose and the validator measure the same contrast: %s', (_, css) => {
  const site_config = { css: '/site/brand.css', css_root: 'brand' }
  const problems = checkBrandColours(
    testSite(site_config, { brandTokens: TOKENS, readFile: () => ({ file: 'brand.css', text: css }) }),
  )
  const reported = problems.flatMap(({ message }) => {
    const front = /^--[\w-]+/.exec(message)?.[0]
    return [...message.matchAll(/([\d.]+):1 with (--[\w-]+)/g)].map(([, ratio, back]) => `${front} ${back} ${ratio}`)
  })
  const files = new Map([
    ['config.json', JSON.stringify({ site_config })],
    ['brand.css', css],
  ])
  const shown = measureBrandContrast(readBrand(files), parseCssColour)
    .pairs.filter(({ passes }) => !passes)
    .map(({ front, back, ratio }) => `${front} ${back} ${formatRatio(ratio ?? 0)}`)
  expect(shown.sort()).toEqual(reported.sort())
})
