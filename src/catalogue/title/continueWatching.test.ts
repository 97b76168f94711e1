import { expect, test } from 'vitest'
import type { HistoryEntry, SiteConfig, TitleCard } from '../../generated/types'
import { aTitle } from '../testing/InSite'
import { findContinuePoint, recordsHistory, startedTitles } from './continueWatching'
import { findResumeProgress } from './titleFacts'

const configWithHistory = (history?: Record<string, boolean>) =>
  ({ routing: [], enable_playback_history: history }) as SiteConfig
const film = aTitle('faust', { id: 1, runtime: 1000 })
const serial = aTitle('judex', { id: 2, title_type: 'series' })

const entry = (title: TitleCard, progress: number, day = '01'): HistoryEntry => ({
  title_id: title.id ?? title.slug,
  asset_id: `a-${title.slug}`,
  progress,
  updated_at: `2026-01-${day}T00:00:00Z`,
  title,
})
const serialEpisode = (number: number, more: Partial<TitleCard> = {}) =>
  aTitle(`judex-${number}`, {
    id: 20 + number,
    title_type: 'episode',
    runtime: 1000,
    hierarchy: { parent_id: 2 },
    ...more,
  })

test.each([
  [0, undefined],
  [500, { slug: 'faust', resume: { part: 0.5, secondsLeft: 500 } }],
  [949, { slug: 'faust', resume: { part: 0.949, secondsLeft: 51 } }],
  [970, undefined],
])('returns the continue point of a film of 1000 s that was watched up to %i s', (progress, expected) => {
  expect(findContinuePoint(film, [entry(film, progress)], configWithHistory())).toEqual(expected)
})

test.each([
  ['not started', 0, undefined, undefined],
  ['half watched', 500, 0.5, 'judex-1'],
  ['finished', 970, undefined, 'judex-1'],
])('continues a series with an episode that is %s', (_, progress, watched, slug) => {
  const found = findContinuePoint(serial, [entry(serialEpisode(1), progress)], configWithHistory())
  expect([found?.slug, found?.episode?.slug, found?.resume?.part]).toEqual([slug, slug, watched])
})

test('continues with the episode that was watched last, in any order of entries', () => {
  const entries = [
    entry(serialEpisode(1), 500, '02'),
    entry(serialEpisode(3), 100, '04'),
    entry(serialEpisode(2), 300, '03'),
  ]
  expect(findContinuePoint(serial, entries, configWithHistory())?.slug).toBe('judex-3')
})

test.each([
  ['an id as string or number', entry({ ...film, id: '1' }, 500), film],
  ['the parent by its slug', entry(serialEpisode(1, { hierarchy: { parent_slug: 'judex' } }), 500), serial],
  ['an entry without a title', { ...entry(film, 500), title: undefined }, film],
])('matches an entry to its title: %s', (_, found, title) => {
  expect(findContinuePoint(title, [found], configWithHistory())).toBeDefined()
})

test.each([
  ['of another title', entry(aTitle('other', { id: 9, runtime: 1000 }), 500), film, undefined],
  ['of a type that keeps no history', entry(film, 500), film, { feature: false }],
  [
    'of an episode, whose progress is not recorded',
    entry(serialEpisode(1), 500),
    serial,
    { series: true, episode: false },
  ],
])('ignores an entry %s', (_, found, title, history) => {
  expect(findContinuePoint(title, [found], configWithHistory(history))).toBeUndefined()
})

test.each<[Record<string, boolean> | undefined, boolean]>([
  [undefined, true],
  [{ feature: true }, true],
  [{ feature: true, trailer: false }, true],
  [{ feature: false }, false],
  [{ episode: true }, false],
  [{ trailer: false }, false],
  [{}, false],
])('with the history types %j records progress of a film: %s', (history, isRecorded) => {
  expect(recordsHistory(configWithHistory(history), 'feature')).toBe(isRecorded)
  expect(findContinuePoint(film, [entry(film, 500)], configWithHistory(history)) !== undefined).toBe(isRecorded)
})

test.each([
  ['series', { episode: true }, true],
  ['season', { episode: true }, true],
  ['series', { episode: true, series: false }, false],
  ['series', { feature: true }, false],
  ['trailer', { episode: true }, false],
])('records progress of a %s with %j: %s', (type, history, isRecorded) => {
  expect(recordsHistory(configWithHistory(history), type)).toBe(isRecorded)
})

test('does not read inherited properties as types', () => {
  expect(recordsHistory(configWithHistory({ feature: true }), 'constructor')).toBe(false)
})

test('lists each started title once, most recent first, at the position where its own page continues', () => {
  const of = (number: number) => serialEpisode(number, { hierarchy: { parent_id: 2, parent_slug: 'judex' } })
  const entries = [
    entry(of(2), 300, '09'),
    entry(film, 500, '08'),
    entry(of(1), 900, '07'),
    entry(aTitle('seen', { runtime: 1000 }), 980, '06'),
    entry(aTitle('clip', { runtime: 1000, title_type: 'extra' }), 500, '05'),
    { ...entry(film, 5, '01'), title: undefined },
  ]
  const begun = startedTitles(entries, configWithHistory({ feature: true, episode: true, series: true, extra: false }))
  expect(begun.map(({ slug, progress }) => [slug, progress])).toEqual([
    ['judex-2', 300],
    ['faust', 500],
  ])
  for (const [title, card] of [
    [{ ...serial, slug: 'judex' }, begun[0]],
    [film, begun[1]],
  ] as const)
    expect(
      findContinuePoint(title, entries, configWithHistory({ feature: true, episode: true, series: true, extra: false }))
        ?.resume,
    ).toEqual(card && findResumeProgress(card))
})
