import { expect, it } from 'vitest'
import { runCheck, testModule, testSite } from '../../site/testSite'
import { checkFiles } from './files'

const hasFile = (address: string) => ['/site/brand.css', '/site/my logo.svg'].includes(decodeURI(address))
const CONFIG_PLACE = 'config.json /site_config'

it.each([
  ['an existing file', { css: '/site/brand.css' }, []],
  ['an existing file with a version in the query', { css: '/site/brand.css?v=2' }, []],
  ['a file name with a space', { logo: '/site/my%20logo.svg' }, []],
  ['a missing style sheet', { css: ['/site/brand.css', '/site/other.css'] }, [`error ${CONFIG_PLACE}/css/1`]],
  ['a missing icon', { favicon: '/site/favicon.svg' }, [`error ${CONFIG_PLACE}/favicon`]],
  ['missing art', { missing_img: '/media/art/x.webp' }, [`warning ${CONFIG_PLACE}/missing_img`]],
  ['a file on another origin', { logo: 'https://cdn.example/logo.svg' }, []],
])('checks the site config: %s', (_, config, expected) => {
  expect(runCheck(checkFiles, testSite(config, { hasFile }))).toEqual(expected)
})

it('reports a missing picture file that a module refers to', () => {
  const modules = [testModule({ content: [{ slug: 'a', images: { image: '/site/a.webp' } }] })]
  expect(runCheck(checkFiles, testSite({}, { hasFile, modules }))).toEqual([
    'error modules/home.json /data/0/module/content/0/images/image',
  ])
})

it('reports the original index of a list entry after an invalid one was removed', () => {
  const site = testSite({ css: ['/site/other.css'] }, { hasFile })
  if (site.config) site.config.raw = { site_config: { css: ['//evil.example', '/site/other.css'] } }
  expect(runCheck(checkFiles, site)).toEqual([`error ${CONFIG_PLACE}/css/1`])
})

it('reports nothing when the files of the site are unknown', () =>
  expect(runCheck(checkFiles, testSite({ css: '/site/x.css' }))).toEqual([]))

it.each([
  ['/site/brnad.css', '/site/brand.css'],
  ['/site/Brand.css?v=2', '/site/brand.css'],
  ['/site/mark.png', '/site/mark.svg'],
  ['/site/art.png', undefined],
  ['/site/my%20logos.svg', '/site/my%20logo.svg'],
  ['/site/elsewhere.woff2', undefined],
])('for the missing file %s suggests %s', (css, suggestion) => {
  const siblingFiles = () => ['brand.css', 'mark.svg', 'my logo.svg', 'art.webp', 'art.jpeg']
  expect(checkFiles(testSite({ css }, { hasFile, siblingFiles })).map((problem) => problem.suggestion)).toEqual([
    suggestion,
  ])
})
