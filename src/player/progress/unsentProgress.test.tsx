import { beforeEach, describe, expect, it, test } from 'vitest'
import { createStorage } from '../../lib/browser/storage'
import { createUnsentProgress } from './unsentProgress'

const DAY_MS = 24 * 60 * 60 * 1000
const storage = createStorage('localStorage')
const FILM_ASSET = { title_id: 1, asset_id: 'a1' }
let currentTime = 1_800_000_000_000
const createProgress = (viewer: string | undefined = 'ada', store = storage) =>
  createUnsentProgress(store, viewer, () => currentTime)

beforeEach(() => {
  localStorage.clear()
  currentTime = 1_800_000_000_000
})

it('keeps saves over a reload until they are removed', () => {
  const kept = createProgress().add({ ...FILM_ASSET, progress: 42 })
  expect(createProgress().all()).toEqual([{ ...FILM_ASSET, progress: 42, at: currentTime }])
  expect(createProgress().find('a1')).toEqual(kept)
  createProgress().remove(kept)
  expect(createProgress().all()).toEqual([])
  expect(localStorage).toHaveLength(0)
})

it('separates the saves of viewers', () => {
  createProgress('ada').add({ ...FILM_ASSET, progress: 42 })
  expect(createProgress('eve').all()).toEqual([])
  expect(createProgress('eve').find('a1')).toBeUndefined()
})

it('keeps only the latest save of an asset, also if its id is a number or a string', () => {
  createProgress().add({ title_id: 1, asset_id: 5, progress: 42 })
  createProgress().add({ title_id: 1, asset_id: '5', progress: 7 })
  expect(createProgress().all()).toMatchObject([{ progress: 7 }])
})

it('removing an earlier save keeps the later one', () => {
  const earlier = createProgress().add({ ...FILM_ASSET, progress: 42 })
  createProgress().add({ ...FILM_ASSET, progress: 50 })
  createProgress().remove(earlier)
  expect(createProgress().all()).toMatchObject([{ progress: 50 }])
})

it('keeps the latest 50 assets, oldest first', () => {
  for (let id = 0; id < 60; id++) createProgress().add({ title_id: id, asset_id: id, progress: 1 })
  expect(
    createProgress()
      .all()
      .map(({ asset_id }) => asset_id),
  ).toEqual(Array.from({ length: 50 }, (_, index) => index + 10))
})

test.each([
  ['drops saves after a month', 31 * DAY_MS, 0],
  ['keeps saves for a week', 7 * DAY_MS, 1],
  ['drops saves with a time far in the future', -2 * DAY_MS, 0],
])('%s', (_, later, left) => {
  createProgress().add({ ...FILM_ASSET, progress: 42 })
  currentTime += later
  expect(createProgress().all()).toHaveLength(left)
})

describe('invalid stored data', () => {
  test.each([
    'no JSON',
    'null',
    '{"a": 1}',
    '[null, 1, {}, {"title_id": 1, "asset_id": {}, "progress": 1, "at": 1800000000000}]',
    '[{"title_id": 1, "asset_id": 1, "progress": -1, "at": 1800000000000}]',
    '[{"title_id": 1, "asset_id": 1, "progress": 1, "at": 1e999}]',
  ])('is ignored: %s', (text) => {
    storage.set('marquee.progress ada', text)
    expect(createProgress().all()).toEqual([])
    createProgress().add({ ...FILM_ASSET, progress: 1 })
    expect(createProgress().all()).toHaveLength(1)
  })
})

it('keeps saves of an unknown viewer in memory only', () => {
  const unsent = createUnsentProgress(storage, undefined, () => currentTime)
  unsent.add({ ...FILM_ASSET, progress: 42 })
  expect(unsent.all()).toHaveLength(1)
  expect(localStorage).toHaveLength(0)
  expect(createUnsentProgress(storage, undefined, () => currentTime).all()).toEqual([])
})
