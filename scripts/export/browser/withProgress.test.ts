import { expect, test } from 'vitest'
import { withProgress } from './withProgress'

const historyEntry = (title_id: string | number, asset_id: string | number, progress: number) => ({
  title_id,
  asset_id,
  progress,
  updated_at: '2026-11-01T20:00:00Z',
})
const history = [historyEntry(1, 'a-1', 60), historyEntry(2, 'b-2', 90)]
const card = (more: object) => ({ slug: 'a', title_type: 'feature', ...more })

test.each([
  ['a title by its asset', card({ id: 7, asset_id: 'a-1' }), 60],
  ['a title by the asset of its primary video', card({ primary_video: { asset_id: 'b-2' } }), 90],
  ['a title without an asset by its ID', card({ id: '2' }), 90],
  ['no title with another asset', card({ id: 1, asset_id: 'other' }), undefined],
  ['no collection', card({ id: 1, title_type: 'collection' }), undefined],
  ['a stream', { asset_id: 'a-1', sources: [] }, 60],
  ['no other object', { asset_id: 'a-1' }, undefined],
])('adds progress to %s', (_, thing, progress) => {
  const answer = { data: [{ content: [thing] }] }
  const expected = progress === undefined ? thing : { ...thing, progress }
  expect(withProgress(answer, history)).toEqual({ data: [{ content: [expected] }] })
})

test('keeps all other fields and does not modify its input', () => {
  const answer = { total: 2, data: [null, 'text', 3, card({ id: 1 })] }
  const before = structuredClone(answer)
  expect(withProgress(answer, history)).toEqual({ total: 2, data: [null, 'text', 3, card({ id: 1, progress: 60 })] })
  expect(answer).toEqual(before)
})
