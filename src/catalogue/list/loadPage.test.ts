import { expect, test } from 'vitest'
import { loadPage } from './loadPage'

test.each([
  ['the first', 0, 5, [0], [0, 1]],
  ['the last, not full', 4, 5, [4], [4]],
  ['just beyond the end', 6, 5, [6, 4], [4]],
  ['far beyond the end', 1_998, 5, [1_998, 4], [4]],
  ['beyond the end of full pages', 4, 4, [4, 2], [2, 3]],
  ['of a list that is empty', 2, 0, [2], []],
])('%s', async (_, offset, total, asked, items) => {
  const offsets: number[] = []
  const all = Array.from({ length: total }, (_, index) => index)
  const load = async (at: number) => {
    offsets.push(at)
    return { items: all.slice(at, at + 2), total }
  }
  expect((await loadPage(load, { offset, size: 2 })).items).toEqual(items)
  expect(offsets).toEqual(asked)
})
