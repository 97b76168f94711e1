import { beforeEach, describe, expect, it, test } from 'vitest'
import { createStorage } from '../../lib/storage'
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

it('what was kept is there after a reload, until it is forgotten', () => {
  const kept = open().keep({ ...film, progress: 42 })
  expect(open().all()).toEqual([{ ...film, progress: 42, at: time }])
  expect(open().of('a1')).toEqual(kept)
  open().forget(kept)
  expect(open().all()).toEqual([])
  expect(localStorage).toHaveLength(0)
})

it('one viewer never sees what another one left', () => {
  open('ada').keep({ ...film, progress: 42 })
  expect(open('eve').all()).toEqual([])
  expect(open('eve').of('a1')).toBeUndefined()
})

it('of an asset only the latest is kept, a number and its digits being one name', () => {
  open().keep({ title_id: 1, asset_id: 5, progress: 42 })
  open().keep({ title_id: 1, asset_id: '5', progress: 7 })
  expect(open().all()).toMatchObject([{ progress: 7 }])
})

it('forgetting an earlier save leaves the later one', () => {
  const earlier = open().keep({ ...film, progress: 42 })
  open().keep({ ...film, progress: 50 })
  open().forget(earlier)
  expect(open().all()).toMatchObject([{ progress: 50 }])
})

it('the oldest comes first, and at most 50 assets are kept', () => {
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
  ['by a clock that was far ahead', -2 * DAY, 0],
])('%s', (_, later, left) => {
  open().keep({ ...film, progress: 42 })
  time += later
  expect(open().all()).toHaveLength(left)
})

describe('what somebody else wrote there', () => {
  test.each([
    'no JSON',
    'null',
    '{"a": 1}',
    '[null, 1, {}, {"title_id": 1, "asset_id": {}, "progress": 1, "at": 1800000000000}]',
    '[{"title_id": 1, "asset_id": 1, "progress": -1, "at": 1800000000000}]',
    '[{"title_id": 1, "asset_id": 1, "progress": 1, "at": 1e999}]',
  ])('counts as nothing: %s', (text) => {
    storage.set('marquee.progress ada', text)
    expect(open().all()).toEqual([])
    open().keep({ ...film, progress: 1 })
    expect(open().all()).toHaveLength(1)
  })
})

it('of a viewer whom nobody knows nothing is written down', () => {
  const unsent = createUnsentProgress(storage, undefined, () => time)
  unsent.keep({ ...film, progress: 42 })
  expect(unsent.all()).toHaveLength(1)
  expect(localStorage).toHaveLength(0)
  expect(createUnsentProgress(storage, undefined, () => time).all()).toEqual([])
})
