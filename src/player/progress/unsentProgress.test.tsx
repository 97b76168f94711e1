import { beforeEach, describe, expect, it, test } from 'vitest'
import { createStorage } from '../../lib/browser/storage'
import { createUnsentProgress } from './unsentProgress'

const DAY = 24 * 60 * 60 * 1000
const storage = createStorage('localStorage')
const film = { title_id: 1, asset_id: 'a1' }
let time = 1_800_000_000_000
const open = (viewer: string | undefined = 'ada', store = storage) => createUnsentProgress(store, viewer, () => time)

beforeEach(() => {
  localStorage.clear()
  time = 1_800_000_000_000
})

it('keeps saves over a reload until they are removed', () => {
  const kept = open().keep({ ...film, progress: 42 })
  expect(open().all()).toEqual([{ ...film, progress: 42, at: time }])
  expect(open().of('a1')).toEqual(kept)
  open().forget(kept)
  expect(open().all()).toEqual([])
  expect(localStorage).toHaveLength(0)
})

it('separates the saves of viewers', () => {
  open('ada').keep({ ...film, progress: 42 })
  expect(open('eve').all()).toEqual([])
  expect(open('eve').of('a1')).toBeUndefined()
})

it('keeps only the latest save of an asset, also if its id is a number or a string', () => {
  open().keep({ title_id: 1, asset_id: 5, progress: 42 })
  open().keep({ title_id: 1, asset_id: '5', progress: 7 })
  expect(open().all()).toMatchObject([{ progress: 7 }])
})

it('removing an earlier save keeps the later one', () => {
  const earlier = open().keep({ ...film, progress: 42 })
  open().keep({ ...film, progress: 50 })
  open().forget(earlier)
  expect(open().all()).toMatchObject([{ progress: 50 }])
})

it('keeps the latest 50 assets, oldest first', () => {
  for (let id = 0; id < 60; id++) open().keep({ title_id: id, asset_id: id, progress: 1 })
  expect(
    open()
      .all()
      .map(({ asset_id }) => asset_id),
  ).toEqual(Array.from({ length: 50 }, (_, index) => index + 10))
})

test.each([
  ['a month later', 31 * DAY, 0],
  ['a week later', 7 * DAY, 1],
  ['with a clock that was far ahead', -2 * DAY, 0],
])('%s', (_, later, left) => {
  open().keep({ ...film, progress: 42 })
  time += later
  expect(open().all()).toHaveLength(left)
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
    expect(open().all()).toEqual([])
    open().keep({ ...film, progress: 1 })
    expect(open().all()).toHaveLength(1)
  })
})

it('keeps saves of an unknown viewer in memory only', () => {
  const unsent = createUnsentProgress(storage, undefined, () => time)
  unsent.keep({ ...film, progress: 42 })
  expect(unsent.all()).toHaveLength(1)
  expect(localStorage).toHaveLength(0)
  expect(createUnsentProgress(storage, undefined, () => time).all()).toEqual([])
})
