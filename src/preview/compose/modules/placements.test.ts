import { expect, test } from 'vitest'
import { applyChange, editSite, type Files, type SiteOperation } from '../../../tools/edit/editSite'
import {
  duplicateOperations,
  freeSlug,
  hideOperation,
  moduleSlugs,
  moveOperations,
  positionBetween,
  readPlacements,
} from './placements'

const FILE = 'modules/home.json'
const listOf = (...placements: object[]) => ({ data: placements })
const entry = (slug: string, rest: object = {}) => ({ ...rest, module: { slug, type: 'text_block' } })

function after(data: object, operations: readonly SiteOperation[]) {
  const start: Files = new Map([[FILE, JSON.stringify(data, undefined, 2)]])
  const files = operations.reduce((files, operation) => {
    const result = editSite(files, operation)
    if ('refused' in result) throw new Error(result.refused)
    return result.change ? applyChange(files, result.change) : files
  }, start)
  return JSON.parse(files.get(FILE) ?? '')
}

const slugsIn = (data: unknown) => readPlacements(data).map(({ module }) => module.slug)
const positionsIn = (data: unknown) => readPlacements(data).map(({ value }) => value.position)

test('reads the entries in the order of the page', () => {
  const data = listOf(
    entry('c', { position: 30 }),
    entry('a', { position: 10 }),
    { module: 1 },
    entry('d', { position: 40 }),
  )
  expect(slugsIn(data)).toEqual(['a', 'c', 'd'])
  expect(readPlacements({ data: {} })).toEqual([])
})

test.each([
  ['to the start', 2, 0, ['c', 'a', 'b']],
  ['to the end', 0, 2, ['b', 'c', 'a']],
  ['by one', 1, 2, ['a', 'c', 'b']],
  ['beyond the end', 0, 9, ['b', 'c', 'a']],
])('moves a module %s of a list without positions', (_, from, to, expected) => {
  const data = listOf(entry('a'), entry('b'), entry('c'))
  const next = after(data, moveOperations(FILE, data, from, to))
  expect(slugsIn(next)).toEqual(expected)
  expect(positionsIn(next)).toEqual([undefined, undefined, undefined])
})

test('changes one position and the order in the file when both agreed', () => {
  const data = listOf(entry('a', { position: 10 }), entry('b', { position: 20 }), entry('c', { position: 30 }))
  const next = after(data, moveOperations(FILE, data, 2, 1))
  expect(next.data.map(({ position }: { position: number }) => position)).toEqual([10, 15, 20])
  expect(slugsIn(next)).toEqual(['a', 'c', 'b'])
})

test('changes only the position when the file has another order', () => {
  const data = listOf(entry('b', { position: 20 }), entry('a', { position: 10 }), entry('c', { position: 30 }))
  const next = after(data, moveOperations(FILE, data, 2, 0))
  expect(next.data.map(({ module }: { module: { slug: string } }) => module.slug)).toEqual(['b', 'a', 'c'])
  expect(slugsIn(next)).toEqual(['c', 'a', 'b'])
})

test('does nothing for the place where a module is', () => {
  expect(moveOperations(FILE, listOf(entry('a'), entry('b')), 1, 1)).toEqual([])
})

test.each([
  [10, 20, 15],
  [1, 2, 1.5],
  [1, 3, 2],
  [undefined, 10, 9],
  [40, undefined, 41],
  [undefined, undefined, 1],
])('finds a position between %s and %s', (previous, next, expected) => {
  const at = (position: number | undefined) => (position === undefined ? undefined : { position })
  expect(positionBetween(at(previous), at(next))).toBe(expected)
})

test('duplicates a module with a free slug, the next ID and a position', () => {
  const data = listOf(entry('a', { id: 7, position: 10 }), entry('b', { id: 9, position: 20 }))
  const result = duplicateOperations(FILE, data, 0, new Set(['a', 'b', 'a-2']))
  expect(result?.slug).toBe('a-3')
  const next = after(data, result ? [result.operation] : [])
  expect(slugsIn(next)).toEqual(['a', 'a-3', 'b'])
  expect(next.data[1]).toMatchObject({ id: 10, position: 15 })
})

test('duplicates the last module of a list without IDs and positions', () => {
  const data = listOf(entry('a'))
  const result = duplicateOperations(FILE, data, 0, new Set(['a']))
  expect(after(data, result ? [result.operation] : [])).toEqual(listOf(entry('a'), entry('a-2')))
})

test('hides and shows a module', () => {
  const data = listOf(entry('a'))
  const [shown] = readPlacements(data)
  const hidden = after(data, shown ? [hideOperation(FILE, shown)] : [])
  const [placement] = readPlacements(hidden)
  expect(placement?.isHidden).toBe(true)
  expect(after(hidden, placement ? [hideOperation(FILE, placement)] : [])).toEqual(data)
})

test('knows the slugs of all lists', () => {
  const text = (slug: string) => JSON.stringify(listOf(entry(slug)))
  const files: Files = new Map([
    [FILE, text('a')],
    ['modules/title/one.json', text('b')],
    ['modules/broken.json', '{'],
    ['config.json', '{}'],
  ])
  expect([...moduleSlugs(files)]).toEqual(['a', 'b'])
  expect(freeSlug('a-2', new Set(['a-2', 'a-3']))).toBe('a-4')
})
