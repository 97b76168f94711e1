import { compile } from 'sass'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readBrand } from '../../../src/preview/compose/site/brand/brand'
import { measureBrandContrast } from '../../../src/preview/compose/site/brand/brandContrast'
import { TOKENS } from '../../../src/preview/compose/site/brand/brandTokens'
import { checkContrast } from '../../../src/preview/problems/checkContrast'
import { formatRatio } from '../../../src/site/brand/contrast'
import { createProblems } from '../../../src/site/validate/problem'
import { parseCssColour } from '../../../src/tools/css/parseCssColour'
import { rootTokens } from '../../../src/tools/css/styleSheet'
import { replaceVars } from '../../../src/tools/css/tokenTexts'
import { testSite } from '../site/testSite'
import { checkBrandColours } from './brandColours'

const { css: defaults } = compile('src/styles/tokens.scss')

it.each([
  ['no token', ''],
  ['small print that is too dark', ':root { --mq-ink-faint: #6d6574; }'],
  ['an accent that other tokens refer to', ':root { --mq-accent: #300; --mq-ink-soft: var(--mq-accent); }'],
  ['translucent text', '.brand { --mq-ink: #ffffff40; }'],
  ['a light page', ':root { --mq-ground: #fff; --mq-surface: rgb(240 240 240); }'],
  ['a light shade under text on images', ':root { --mq-scrim: 240 240 240; }'],
  ['tokens that refer to each other', ':root { --mq-ink: var(--mq-focus); --mq-focus: var(--mq-ink); }'],
])('Compose, the preview and the validator measure the same contrast: %s', (_, css) => {
  const site_config = { css: '/site/brand.css', css_root: 'brand' }
  const site = testSite(site_config, { brandTokens: TOKENS, readFile: () => ({ file: 'brand.css', text: css }) })
  const problems = checkBrandColours(site)
  const reported = problems.flatMap(({ message }) => {
    const front = /^--[\w-]+/.exec(message)?.[0]
    return [...message.matchAll(/([\d.]+):1 with (--[\w-]+|names on images)/g)].map(
      ([, ratio, back]) => `${front} ${back} ${ratio}`,
    )
  })
  const files = new Map([
    ['config.json', JSON.stringify({ site_config })],
    ['brand.css', css],
  ])
  const shown = measureBrandContrast(readBrand(files), parseCssColour)
    .pairs.filter(({ passes }) => !passes)
    .map(({ front, back, ratio }) => `${front} ${back} ${formatRatio(ratio ?? 0)}`)
  expect(shown.sort()).toEqual(reported.sort())

  const onPage = createProblems()
  const declared = new Map([...rootTokens(defaults), ...rootTokens(css, 'brand')])
  const tokenValue = (name: string) => declared.get(name)?.value
  vi.stubGlobal('getComputedStyle', () => ({
    getPropertyValue: (name: string) => replaceVars(tokenValue(name) ?? '', tokenValue),
  }))
  vi.stubGlobal('CSS', { supports: () => false })
  onTestFinished(() => void vi.unstubAllGlobals())
  if (site.config) checkContrast({} as Document, site.config.plan, onPage)
  expect(onPage.list().map(({ message }) => message)).toEqual(problems.map(({ message }) => message))
})
