import { describe, expect, it, test } from 'vitest'
import { readCached, registerQuery, setCached } from '../data/cache'
import { cacheKey, type DataScope } from '../data/DataContext'
import { createQueryStore } from '../data/queryStore'
import type { HistoryEntry, TitleCard } from '../generated/types'
import type { Query } from '../service/query'
import type { Runtime } from '../site/runtime'
import { changeCardsIn, replaceHistoryEntry, updateCachedProgress } from './updateCachedProgress'

const setCardProgress = (card: TitleCard) => (card.id === 7 ? { ...card, progress: 60 } : card)
const watchedCard = { id: 7, slug: 'faust', title_type: 'feature' }
const otherCard = { id: 8, slug: 'judex', title_type: 'series' }

it.each([
  ['a title', watchedCard, { ...watchedCard, progress: 60 }],
  [
    'a list',
    { items: [otherCard, watchedCard], total: 2 },
    { items: [otherCard, { ...watchedCard, progress: 60 }], total: 2 },
  ],
  [
    'seasons',
    [{ season: { id: 1 }, episodes: [watchedCard] }],
    [{ season: { id: 1 }, episodes: [{ ...watchedCard, progress: 60 }] }],
  ],
])('updates the progress of the card in %s', (_, answer, expected) => {
  expect(changeCardsIn(answer, setCardProgress)).toEqual(expected)
})

it.each([[[otherCard]], [{ items: [], total: 0 }], [null], ['text'], [new Map([['a', watchedCard]])]])(
  'returns the same object for data without the card: %j',
  (answer) => expect(changeCardsIn(answer, setCardProgress)).toBe(answer),
)

it('keeps the identity of unchanged parts of a card', () => {
  const meta = { modules: [{ slug: 'x' }] }
  const changed = changeCardsIn({ ...watchedCard, meta }, setCardProgress) as { meta: unknown; progress: number }
  expect(changed.progress).toBe(60)
  expect(changed.meta).toBe(meta)
})

it('does not change a genre that has the ID of the title', () => {
  const genre = { id: 7, slug: 'horror' }
  expect(changeCardsIn([genre], setCardProgress)).toEqual([genre])
})

describe('withEntry', () => {
  const entry = (asset_id: string, progress: number, title?: Partial<TitleCard>) =>
    ({ title_id: 7, asset_id, progress, title }) as HistoryEntry
  const before = [entry('a1', 10), entry('a2', 20)]
  const card = { slug: 'faust', title_type: 'feature' }
  const part = { slug: 'e1', title_type: 'episode', hierarchy: { parent_id: 9 } }
  it.each<[Parameters<typeof replaceHistoryEntry>[0], HistoryEntry, string | undefined]>([
    [{ type: 'title-history', title: 7 }, entry('a2', 60), 'a2 60, a1 10'],
    [{ type: 'title-history', title: 7 }, entry('a3', 60), 'a3 60, a1 10, a2 20'],
    [{ type: 'title-history', title: 9 }, entry('a3', 60, part), 'a3 60, a1 10, a2 20'],
    [{ type: 'title-history', title: 8 }, entry('a3', 60, part), undefined],
    [{ type: 'history', order: '-updated_at' }, entry('a2', 60), 'a2 60, a1 10'],
    [{ type: 'history', order: 'updated_at' }, entry('a1', 60), 'a2 20, a1 60'],
    [{ type: 'history', order: 'name' }, entry('a1', 60), 'a1 60, a2 20'],
    [{ type: 'history', order: '-updated_at' }, entry('a3', 60, card), 'a3 60, a1 10, a2 20'],
    [{ type: 'history', order: '-updated_at' }, entry('a3', 60), undefined],
    [{ type: 'history', order: 'name' }, entry('a3', 60, card), undefined],
  ])('updates the history %o with the entry %o', (tag, saved, expected) => {
    const after = replaceHistoryEntry(tag, before, saved)
    expect(after?.map(({ asset_id, progress }) => `${asset_id} ${progress}`).join(', ')).toBe(expected)
  })
  it('keeps the title of the existing entry if the response has none', () => {
    const known = [entry('a1', 10, card)]
    expect(
      replaceHistoryEntry({ type: 'title-history', title: 7 }, known, {
        title_id: 7,
        asset_id: 'a1',
        progress: 60,
      })?.[0]?.title,
    ).toBe(known[0]?.title)
  })
})

test.each([
  [
    'cards of titles',
    { tag: { type: 'cards' } },
    { items: [watchedCard] },
    { items: [{ ...watchedCard, progress: 60 }] },
  ],
  [
    'a module page',
    { tag: { type: 'module' } },
    { ready: { module: { content: [watchedCard] } } },
    { ready: { module: { content: [{ ...watchedCard, progress: 60 }] } } },
  ],
  ['a module page without a module', { tag: { type: 'module' } }, null, null],
  ['data without a tag, such as a playback response', {}, { title: watchedCard }, { title: watchedCard }],
] as const)('shows a saved position in %s', async (name, tagged, before, after) => {
  const queries = createQueryStore()
  const scope = {
    site: name,
    visitor: 0,
    queries,
    validate: async () => undefined,
    onListRead: () => {},
  } as unknown as DataScope
  const query = { ...tagged, key: name, read: async () => before } as Query<unknown>
  setCached(cacheKey(scope, query), before)
  registerQuery(scope, query)
  const runtime = { data: () => scope, cards: new Map(), lists: () => [] } as unknown as Runtime
  await updateCachedProgress(
    runtime,
    scope,
    { title_id: 7, asset_id: 'a1', progress: 60 },
    { data: {}, text: '', path: '' },
  )
  expect(readCached(scope, query)).toEqual(after)
})
