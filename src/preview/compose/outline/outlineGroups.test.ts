import { expect, test } from 'vitest'
import type { CanvasList } from '../canvas/api/canvasApi'
import { outlineGroups } from './outlineGroups'

const FILE = 'modules/home.json'

/** What the outline shows beside the only module of a list. */
function stateOf(placement: object, reason?: { pointer: string }) {
  const files = new Map([[FILE, JSON.stringify({ data: [placement] })]])
  const missing = reason
    ? [{ name: 'wall', type: 'carousel_show', reason: 'why', place: { file: FILE, pointer: reason.pointer } }]
    : []
  const list: CanvasList = { file: FILE, isFooter: false, missing }
  return outlineGroups([list], files, files)[0]?.items[0]?.hiddenState
}

const module = { slug: 'wall', type: 'carousel_show', content: [] }

test.each<[string, object, string | undefined, RegExp | undefined]>([
  ['nothing for a module that is shown', { module }, undefined, undefined],
  ['that it is hidden', { module: { ...module, hidden: true } }, '/data/0/module/hidden', /^hidden$/],
  ['when it starts', { from: '2026-12-01T18:00:00', module }, '/data/0/from', /^from 1 Dec, 18:00$/],
  ['that it is over', { until: '2020-01-01T00:00:00Z', module }, '/data/0/until', /^ended$/],
  ['that it is not shown', { module }, '/data/0/module', /^not shown$/],
])('shows beside a module %s', (_, placement, pointer, expected) => {
  const state = stateOf(placement, pointer === undefined ? undefined : { pointer })
  if (expected) expect(state).toMatch(expected)
  else expect(state).toBeUndefined()
})

test('marks only the moved module as changed in a list without positions', () => {
  const texts = [
    ['a', 'b', 'c'],
    ['b', 'c', 'a'],
  ].map((slugs) => new Map([[FILE, JSON.stringify({ data: slugs.map((slug) => ({ module: { ...module, slug } })) })]]))
  const [saved = new Map(), files = new Map()] = texts
  const [group] = outlineGroups([{ file: FILE, isFooter: false, missing: [] }], files, saved)
  expect(group?.items.map(({ slug, isChanged }) => (isChanged ? `${slug} changed` : slug))).toEqual([
    'b',
    'c',
    'a changed',
  ])
})
