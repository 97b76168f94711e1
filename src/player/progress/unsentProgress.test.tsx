import { beforeEach, describe, expect, it, test } from 'vitest'
import { createStorage } from '../../lib/browser/storage'
import { createUnsentProgress } from './unsentProgress'

const DAY = 24 * 60 * 60 * 1000
const storage = createStorage('localStorage')
const film = { title_id: 1, asset_id: 'a1' }
let time = 1_800_000_000_000
const create = (viewer: string | undefined = 'ada', store = storage) => createUnsentProgress(store, viewer, () => time)

beforeEach(() => {
  localStorage.clear()
  time = 1_800_000_000_000
})

it('keeps saves over a reload until they are removed', () => {
  const kept = create().add({ ...film, progress: 42 })
  expect(create().all()).toEqual([{ ...film, progress: 42, at: time }])
  expect(create().find('a1')).toEqual(kept)
  create().remove(kept)
  expect(create().all()).toEqual([])
  expect(localStorage).toHaveLength(0)
})

it('separates the saves of viewers', () => {
  create('ada').add({ ...film, progress: 42 })
  expect(create('eve').all()).toEqual([])
  expect(create('eve').find('a1')).toBeUndefined()
})

it('keeps only the latest save of an asset, also if its id is a number or a string', () => {
  create().add({ title_id: 1, asset_id: 5, progress: 42 })
  create().add({ title_id: 1, asset_id: '5', progress: 7 })
  expect(create().all()).toMatchObject([{ progress: 7 }])
})

it('removing an earlier save keeps the later one', () => {
  const earlier = create().add({ ...film, progress: 42 })
  create().add({ ...film, progress: 50 })
  create().remove(earlier)
  expect(create().all()).toMatchObject([{ progress: 50 }])
})

it('keeps the latest 50 assets, oldest first', () => {
  for (let id = 0; id < 60; id++) create().add({ title_id: id, asset_id: id, progress: 1 })
  expect(
    create()
      .all()
      .map(({ asset_id }) => asset_id),
  ).toEqual(Array.from({ length: 50 }, (_, index) => index + 10))
})

test.each([
  ['drops saves after a month', 31 * DAY, 0],
  ['keeps saves for a week', 7 * DAY, 1],
  ['drops saves with a time far in the future', -2 * DAY, 0],
])('%s', (_, later, left) => {
  create().add({ ...film, progress: 42 })
  time += later
  expect(create().all()).toHaveLength(left)
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
    expect(create().all()).toEqual([])
    create().add({ ...film, progress: 1 })
    expect(create().all()).toHaveLength(1)
  })
})

it('keeps saves of an unknown viewer in memory only', () => {
  const unsent = createUnsentProgress(storage, undefined, () => time)
  unsent.add({ ...film, progress: 42 })
  expect(unsent.all()).toHaveLength(1)
  expect(localStorage).toHaveLength(0)
  expect(createUnsentProgress(storage, undefined, () => time).all()).toEqual([])
})
