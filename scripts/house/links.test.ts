import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it, test } from 'vitest'
import { projectFiles } from './sources'

const root = join(import.meta.dirname, '..', '..')

/** A page without code blocks, which may contain examples of links. */
const readPage = (path: string) => readFileSync(join(root, path), 'utf8').replace(/^```.*?^```/gms, '')

/** The anchor of a heading, as GitHub creates it. */
const anchorOf = (heading: string) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

it('links of README and docs have an existing file and heading as target', () => {
  const pages = projectFiles(root, ['*.md', 'docs', 'examples', 'fixtures']).filter((path) => path.endsWith('.md'))
  const links = pages.flatMap((page) =>
    [...readPage(page).matchAll(/\]\((?!\w+:)([^)\s#]*)(?:#([^)\s]+))?\)/g)].map(([link, path = '', anchor]) => ({
      place: `${page} ${link}`,
      to: path ? normalize(join(dirname(page), path)) : page,
      anchor,
    })),
  )
  expect(links.length).toBeGreaterThan(200)
  const lost = links.filter(({ to, anchor }) => {
    if (!existsSync(join(root, to))) return true
    if (!anchor || !to.endsWith('.md')) return false
    return ![...readPage(to).matchAll(/^#+ (.*)$/gm)].some(([, heading = '']) => anchorOf(heading) === anchor)
  })
  expect(lost.map(({ place }) => place)).toEqual([])
})

test.each([
  'docs/explanation/threats.md',
  'docs/explanation/reliability.md',
  'CONTRIBUTING.md',
  'docs/contributing/testing.md',
])('%s names only files that exist', (page) => {
  const names = readPage(page).matchAll(/`((?:src|scripts|registry|fixtures|e2e)\/[^`<*]+)`/g)
  const paths = [...names].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(0)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
