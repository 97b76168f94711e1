import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it, test } from 'vitest'
import { projectFiles } from './sources'

const root = join(import.meta.dirname, '..', '..')

/** A page without its examples: what stands in them is no link of the page. */
const readPage = (path: string) => readFileSync(join(root, path), 'utf8').replace(/^```.*?^```/gms, '')

/** What a heading is linked by, as hosts of repositories make it. */
const anchorOf = (heading: string) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

it('each link of README and docs leads to a page that is there, and to a heading of it', () => {
  const pages = projectFiles(root, ['README.md', 'docs']).filter((path) => path.endsWith('.md'))
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

test.each(['docs/threats.md', 'docs/reliability.md', 'docs/contributing.md', 'docs/testing.md'])(
  '%s names only files that exist',
  (page) => {
    const names = readPage(page).matchAll(/`((?:src|scripts|registry|fixtures|e2e)\/[^`<*]+)`/g)
    const paths = [...names].map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  },
)
