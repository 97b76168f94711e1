import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aTitle, InSite } from '../testing/InSite'
import { Card, type CardProps } from './Card'

type Site = Omit<Parameters<typeof InSite>[0], 'children'>

const show = (props: Partial<CardProps>, site: Site = {}) =>
  render(
    <InSite {...site}>
      <Card title={aTitle('sunrise')} shape="still" module="films" {...props} />
    </InSite>,
  )
const bar = () => document.querySelector('.mq-card__bar')
const filled = () => document.querySelector<HTMLElement>('.mq-card__bar i')?.style.width
const dot = () => document.querySelector('.mq-card__dot')

const awarded = aTitle('faust', {
  description: 'A deal.',
  genres: [{ name: 'Drama', slug: 'drama' }],
  release_year: 1926,
  nominations: { award_count: 1, nomination_count: 4 },
})

test('the whole card is one link, named by its words', () => {
  show({ title: awarded })
  expect(screen.getByRole('link', { name: 'faust Drama, 1926' }).getAttribute('href')).toBe('/title/faust')
})

test('without words below it, its name is still there to be heard', () => {
  show({ title: awarded, captions: 'none' })
  expect(screen.getByRole('link', { name: 'faust, 1926' })).toBeTruthy()
})

test('with nominations on, wins and nominations stand in place of the description', () => {
  show({ title: awarded, captions: 'description' }, { route: { nominations_heading: 'This season' } })
  expect(screen.getByRole('link').textContent).toBe('faust1 Win 4 Nominations')
})

test.each([
  [{}, 'faustA deal.'],
  [{ captions: 'nominations' }, 'faustA deal.'],
  [{ captions: 'facts' }, 'faustDrama, 1926'],
] as const)('%j: who is not in the group that sees them reads on as if they were off', (props, text) => {
  const site = { config: { nominations_group: 'guild' }, route: { nominations_heading: 'This season' } }
  const { unmount } = show({ title: awarded, captions: 'description', ...props }, site)
  expect(screen.getByRole('link').textContent).toBe(text)
  unmount()
  show({ title: awarded, captions: 'description', ...props }, { ...site, groups: ['guild'] })
  expect(screen.getByRole('link').textContent).toBe('faust1 Win 4 Nominations')
})

test.each([
  [{ award_count: 0, nomination_count: 4 }, '4 Nominations'],
  [{ award_count: 3, nomination_count: 1 }, '3 Wins 1 Nomination'],
  [{ award_count: 0, nomination_count: 0 }, ''],
])('%j reads "%s"', (nominations, text) => {
  show({ title: aTitle('a', { nominations }), captions: 'nominations' })
  expect(document.querySelector('.mq-card__under')?.textContent.trim() ?? '').toBe(text)
})

test('what was begun shows how much is left, an episode under the name of its series', () => {
  const title = aTitle('hypnotic-eyes', {
    title_type: 'episode',
    hierarchy: { parent_title: 'Les Vampires' },
    episode_num: 6,
    progress: 2100,
    runtime: 3480,
  })
  show({ title })
  expect(screen.getByRole('link', { name: 'Les Vampires Episode 6 · 23 min left' })).toBeTruthy()
  expect(filled()).toMatch(/^60\.34/)
  expect(dot()).toBeTruthy()
})

test.each([
  ['finished', { progress: 3500, runtime: 3600 }, 'still', false, false],
  ['not begun', { progress: 0, runtime: 3600 }, 'still', false, false],
  ['begun, as a poster', { progress: 1800, runtime: 3600 }, 'poster', true, false],
] as const)('%s: bar and play dot', (_, more, shape, hasBar, hasDot) => {
  show({ title: aTitle('a', more), shape })
  expect([Boolean(bar()), Boolean(dot())]).toEqual([hasBar, hasDot])
})

test('a missing picture is replaced by the brand once, then by a quiet surface', () => {
  show({ title: aTitle('a', { images: { image: '/gone.webp' } }) }, { config: { missing_img: '/missing.svg' } })
  const img = () => document.querySelector('img')
  fireEvent.error(img() as Element)
  expect(img()?.getAttribute('src')).toBe('/missing.svg')
  fireEvent.error(img() as Element)
  expect(img()).toBeNull()
})

test.each([
  ['a script', { link: 'javascript:alert(1)' }, {}],
  ['not playable, where such are no links', { is_playable: false }, { disable_non_playable: true }],
])('%s: a card without a link', (_, more, config) => {
  show({ title: aTitle('a', more) }, { config })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('a')).toBeTruthy()
})

test('an episode is numbered before its name', () => {
  show({ title: aTitle('the-spectre', { episode_num: 4 }), numbered: true, captions: 'name' })
  expect(screen.getByRole('link', { name: '4 the spectre' })).toBeTruthy()
})

test.each([
  [true, 'Live'],
  [undefined, undefined],
])('live %s: a badge %s', (live, words) => {
  show({ live })
  expect(document.querySelector('.mq-card__live')?.textContent).toBe(words)
})

test.each([
  ['a poster that carries it', { images: { thumb: '/a.webp' } }, true, 'poster', ''],
  ['a poster of a brand whose posters do not', { images: { thumb: '/a.webp' } }, false, 'poster', 'sunrise'],
  ['a still in its place', { images: { image: '/a.webp' } }, true, 'poster', 'sunrise'],
  ['a still', { images: { image: '/a.webp' } }, true, 'still', 'sunrise'],
] as const)('the title below %s', (_, more, titled_posters, shape, name) => {
  show({ title: aTitle('sunrise', more), shape }, { config: { titled_posters } })
  expect(document.querySelector('.mq-card__name')?.textContent ?? '').toBe(name)
})

test('a name that is written nowhere stands where its picture is missing', () => {
  show({ captions: 'none' }, { config: { missing_img: '/missing.svg' } })
  expect(document.querySelector('.mq-card__art')?.textContent).toBe('sunrise')
  expect(screen.getByRole('link', { name: 'sunrise' })).toBeTruthy()
})
