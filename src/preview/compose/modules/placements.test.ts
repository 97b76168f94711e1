import { expect, test } from 'vitest'
import { applyChange, editSite, type SiteOperation, type SiteTexts } from '../../../tools/edit/editSite'
import {
  duplicateOperations,
  insertOperation,
  moduleSlugs,
  moveOperations,
  positionBetween,
  readPlacements,
  toggleHiddenOperation,
  unusedSlug,
} from './placements'

const FILE = 'modules/home.json'
const listOf = (...placements: object[]) => ({ data: placements })
const createEntry = (slug: string, rest: object = {}) => ({ ...rest, module: { slug, type: 'text_block' } })

function applyTo(data: object, operations: readonly SiteOperation[]) {
  const start: SiteTexts = new Map([[FILE, JSON.stringify(data, undefined, 2)]])
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
    createEntry('c', { position: 30 }),
    createEntry('a', { position: 10 }),
    { module: 1 },
    createEntry('d', { position: 40 }),
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
  const data = listOf(createEntry('a'), createEntry('b'), createEntry('c'))
  const next = applyTo(data, moveOperations(FILE, data, from, to))
  expect(slugsIn(next)).toEqual(expected)
  expect(positionsIn(next)).toEqual([undefined, undefined, undefined])
})

const LIST_WITH_REGIONS = listOf(
  createEntry('c', { position: 5 }),
  createEntry('e', { position: 1, placement: 'bottom' }),
  createEntry('a', { position: 9, placement: 'top' }),
  createEntry('d', { position: 8, placement: 'elsewhere' }),
  createEntry('b', { position: 10, placement: 'top' }),
)

test('reads the entries by region, and then by position', () => {
  expect(slugsIn(LIST_WITH_REGIONS)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(readPlacements(LIST_WITH_REGIONS).map(({ region }) => region)).toEqual([
    'top',
    'top',
    'main',
    'main',
    'bottom',
  ])
})

test.each([
  ['the end of top', 1, 2],
  ['the start of main', 2, 1],
  ['the end of main', 3, 4],
  ['a region with one module', 4, 3],
])('does not move a module beyond %s', (_, from, to) => {
  expect(moveOperations(FILE, LIST_WITH_REGIONS, from, to)).toEqual([])
})

test('moves a module by its position within its region', () => {
  const next = applyTo(LIST_WITH_REGIONS, moveOperations(FILE, LIST_WITH_REGIONS, 2, 3))
  expect(slugsIn(next)).toEqual(['a', 'b', 'd', 'c', 'e'])
  expect(next.data.map(({ position }: { position: number }) => position).sort()).toEqual([1, 10, 8, 9, 9])
})

test.each([
  ['down', 2, 3, ['b', 'c', 'e', 'd', 'a']],
  ['up', 3, 2, ['b', 'c', 'e', 'd', 'a']],
  ['by two', 2, 9, ['b', 'c', 'e', 'f', 'd', 'a']],
])('moves a module %s in a file that mixes the regions', (_, from, to, expected) => {
  const data = listOf(
    createEntry('b', { placement: 'top' }),
    createEntry('d'),
    createEntry('c', { placement: 'top' }),
    createEntry('e'),
    ...(expected.length > 5 ? [createEntry('f')] : []),
    createEntry('a', { placement: 'bottom' }),
  )
  expect(slugsIn(applyTo(data, moveOperations(FILE, data, from, to)))).toEqual(expected)
})

test('moves a module by its position only, without reordering the file, if some modules have no position', () => {
  const data = listOf(
    createEntry('a', { position: 0 }),
    createEntry('b'),
    createEntry('c', { position: 1.5 }),
    createEntry('d'),
  )
  const next = applyTo(data, moveOperations(FILE, data, 3, 0))
  expect(slugsIn(next)).toEqual(['d', 'a', 'b', 'c'])
  expect(next.data.map(({ module }: { module: { slug: string } }) => module.slug)).toEqual(['a', 'b', 'c', 'd'])
})

test('changes one position and the order in the file when both agreed', () => {
  const data = listOf(
    createEntry('a', { position: 10 }),
    createEntry('b', { position: 20 }),
    createEntry('c', { position: 30 }),
  )
  const next = applyTo(data, moveOperations(FILE, data, 2, 1))
  expect(next.data.map(({ position }: { position: number }) => position)).toEqual([10, 15, 20])
  expect(slugsIn(next)).toEqual(['a', 'c', 'b'])
})

test('changes only the position when the file has another order', () => {
  const data = listOf(
    createEntry('b', { position: 20 }),
    createEntry('a', { position: 10 }),
    createEntry('c', { position: 30 }),
  )
  const next = applyTo(data, moveOperations(FILE, data, 2, 0))
  expect(next.data.map(({ module }: { module: { slug: string } }) => module.slug)).toEqual(['b', 'a', 'c'])
  expect(slugsIn(next)).toEqual(['c', 'a', 'b'])
})

test('does nothing for the place where a module is', () => {
  expect(moveOperations(FILE, listOf(createEntry('a'), createEntry('b')), 1, 1)).toEqual([])
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
  const data = listOf(createEntry('a', { id: 7, position: 10 }), createEntry('b', { id: 9, position: 20 }))
  const result = duplicateOperations(FILE, data, 0, new Set(['a', 'b', 'a-2']))
  expect(result?.slug).toBe('a-3')
  const next = applyTo(data, result ? [result.operation] : [])
  expect(slugsIn(next)).toEqual(['a', 'a-3', 'b'])
  expect(next.data[1]).toMatchObject({ id: 10, position: 15 })
})

test('duplicates the last module of a list without IDs and positions', () => {
  const data = listOf(createEntry('a'))
  const result = duplicateOperations(FILE, data, 0, new Set(['a']))
  expect(applyTo(data, result ? [result.operation] : [])).toEqual(listOf(createEntry('a'), createEntry('a-2')))
})

const NEW_MODULE = { slug: 'new', type: 'text_block' }
const insertInto = (data: object, place: number) => {
  const next = applyTo(data, [insertOperation(FILE, data, place, NEW_MODULE)])
  return { place: slugsIn(next).indexOf('new'), value: readPlacements(next).find(({ name }) => name === 'new')?.value }
}

test.each([
  ['the top region', 1, { position: 11, placement: 'top' }],
  ['the main region', 2, { position: 6 }],
  ['the bottom region', 4, { position: 2, placement: 'bottom' }],
])('adds a module after a module of %s to the same region', (_, place, expected) => {
  expect(insertInto(LIST_WITH_REGIONS, place)).toEqual({ place: place + 1, value: { ...expected, module: NEW_MODULE } })
})

test('adds the first module of the page to the region of the next one', () => {
  expect(insertInto(LIST_WITH_REGIONS, -1)).toEqual({
    place: 0,
    value: { position: 8, placement: 'top', module: NEW_MODULE },
  })
})

test.each([
  ['the next one', ['home-11', 'home-12'], 'home-13'],
  ['one that is free', ['home-12', 'home-13', 'home-20'], 'home-21'],
  ['one with the prefix of the previous module', ['home-12', 'top-3'], 'home-13'],
  ['one with as many digits', ['home-009'], 'home-010'],
  ['one with the prefix of another module', ['start', 'home-1'], 'home-2'],
  ['a string of digits', ['12'], '13'],
  ['a number', [7, 'home-12'], 8],
  ['none', ['start'], undefined],
])('gives a new module an ID: %s', (_, ids, expected) => {
  const data = listOf(...ids.map((id, index) => createEntry(`m${index}`, { id })))
  expect(insertInto(data, 0).value?.id).toBe(expected)
})

test('hides and shows a module', () => {
  const data = listOf(createEntry('a'))
  const [shown] = readPlacements(data)
  const hidden = applyTo(data, shown ? [toggleHiddenOperation(FILE, shown)] : [])
  const [placement] = readPlacements(hidden)
  expect(placement?.isHidden).toBe(true)
  expect(applyTo(hidden, placement ? [toggleHiddenOperation(FILE, placement)] : [])).toEqual(data)
})

test('returns the slugs of the modules in all lists', () => {
  const text = (slug: string) => JSON.stringify(listOf(createEntry(slug)))
  const files: SiteTexts = new Map([
    [FILE, text('a')],
    ['modules/title/one.json', text('b')],
    ['modules/broken.json', '{'],
    ['config.json', '{}'],
  ])
  expect([...moduleSlugs(files)]).toEqual(['a', 'b'])
  expect(unusedSlug('a-2', new Set(['a-2', 'a-3']))).toBe('a-4')
})
