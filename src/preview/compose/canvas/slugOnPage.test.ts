import { expect, test } from 'vitest'
import type { CanvasApi } from './api/canvasApi'
import { slugOnPage } from './slugOnPage'

const FILE = 'modules/home.json'
const listOf = (slugs: readonly string[]) => ({ data: slugs.map((slug) => ({ module: { slug } })) })

/** A page with these modules. */
const pageWith = (slugs: readonly string[]) =>
  ({
    shownValue: (_, pointer) => slugs[Number(pointer.split('/')[2])],
    moduleElement: (_, slug) => (slugs.includes(slug) ? ({} as Element) : undefined),
  }) satisfies Partial<CanvasApi>

test.each([
  ['has its slug', ['hero', 'wall'], ['hero', 'wall'], 1, 'wall'],
  ['was renamed', ['hero', 'wall-2'], ['hero', 'wall'], 1, 'wall'],
  ['was moved', ['wall', 'hero'], ['hero', 'wall'], 0, 'wall'],
  ['was added before another module', ['hero', 'new', 'wall'], ['hero', 'wall'], 1, 'new'],
  ['was added at the end', ['hero', 'wall', 'new'], ['hero', 'wall'], 2, 'new'],
  ['follows a removed module', ['wall'], ['hero', 'wall'], 0, 'wall'],
])('finds the slug under which the page still shows a module that %s', (_, draft, shown, index, expected) => {
  const files = new Map([[FILE, JSON.stringify(listOf(draft))]])
  const module = { file: FILE, pointer: `/data/${index}/module`, slug: draft[index] ?? '' }
  expect(slugOnPage(pageWith(shown), files, module)).toBe(expected)
})
