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
const progressBar = () => document.querySelector('.mq-card__bar')
const progressWidth = () => document.querySelector<HTMLElement>('.mq-card__bar i')?.style.width
const playIcon = () => document.querySelector('.mq-card__dot')

const AWARDED_TITLE = aTitle('faust', {
  description: 'A deal.',
  genres: [{ name: 'Drama', slug: 'drama' }],
  release_year: 1926,
  nominations: { award_count: 1, nomination_count: 4 },
})

test('renders one link, named by its text', () => {
  show({ title: AWARDED_TITLE })
  expect(screen.getByRole('link', { name: 'faust Drama, 1926' }).getAttribute('href')).toBe('/title/faust')
})

test('has an accessible name without captions', () => {
  show({ title: AWARDED_TITLE, captions: 'none' })
  expect(screen.getByRole('link', { name: 'faust, 1926' })).toBeTruthy()
})

test('shows wins and nominations instead of the description', () => {
  show({ title: AWARDED_TITLE, captions: 'description' }, { route: { nominations_heading: 'This season' } })
  expect(screen.getByRole('link').textContent).toBe('faust1 Win 4 Nominations')
})

test.each([
  [{}, 'faustA deal.'],
  [{ captions: 'nominations' }, 'faustA deal.'],
  [{ captions: 'facts' }, 'faustDrama, 1926'],
] as const)('shows nominations only to visitors in nominations_group, with %j', (props, text) => {
  const site = { config: { nominations_group: 'guild' }, route: { nominations_heading: 'This season' } }
  const { unmount } = show({ title: AWARDED_TITLE, captions: 'description', ...props }, site)
  expect(screen.getByRole('link').textContent).toBe(text)
  unmount()
  show({ title: AWARDED_TITLE, captions: 'description', ...props }, { ...site, groups: ['guild'] })
  expect(screen.getByRole('link').textContent).toBe('faust1 Win 4 Nominations')
})

test.each([
  [{ award_count: 0, nomination_count: 4 }, '4 Nominations'],
  [{ award_count: 3, nomination_count: 1 }, '3 Wins 1 Nomination'],
  [{ award_count: 0, nomination_count: 0 }, ''],
])('shows the nominations %j as "%s"', (nominations, text) => {
  show({ title: aTitle('a', { nominations }), captions: 'nominations' })
  expect(document.querySelector('.mq-card__under')?.textContent.trim() ?? '').toBe(text)
})

test('shows the time left of a started episode under the name of its series', () => {
  const title = aTitle('hypnotic-eyes', {
    title_type: 'episode',
    hierarchy: { parent_title: 'Les Vampires' },
    episode_num: 6,
    progress: 2100,
    runtime: 3480,
  })
  show({ title })
  expect(screen.getByRole('link', { name: 'Les Vampires Episode 6 · 23 min left' })).toBeTruthy()
  expect(progressWidth()).toMatch(/^60\.34/)
  expect(playIcon()).toBeTruthy()
})

test.each([
  ['finished', { progress: 3500, runtime: 3600 }, 'still', false, false],
  ['not started', { progress: 0, runtime: 3600 }, 'still', false, false],
  ['started, as a poster', { progress: 1800, runtime: 3600 }, 'poster', true, false],
] as const)('shows progress bar and play icon: %s', (_, more, shape, hasBar, hasDot) => {
  show({ title: aTitle('a', more), shape })
  expect([Boolean(progressBar()), Boolean(playIcon())]).toEqual([hasBar, hasDot])
})

test('replaces a missing picture by the brand’s fallback, then by a plain surface', () => {
  show({ title: aTitle('a', { images: { image: '/gone.webp' } }) }, { config: { missing_img: '/missing.svg' } })
  const img = () => document.querySelector('img')
  fireEvent.error(img() as Element)
  expect(img()?.getAttribute('src')).toBe('/missing.svg')
  fireEvent.error(img() as Element)
  expect(img()).toBeNull()
})

test.each([
  ['an unsafe link', { link: 'javascript:alert(1)' }, {}],
  ['an unplayable title with disable_non_playable', { is_playable: false }, { disable_non_playable: true }],
])('renders no link for %s', (_, more, config) => {
  show({ title: aTitle('a', more) }, { config })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('a')).toBeTruthy()
})

test('shows the episode number before the name', () => {
  show({ title: aTitle('the-spectre', { episode_num: 4 }), numbered: true, captions: 'name' })
  expect(screen.getByRole('link', { name: '4 the spectre' })).toBeTruthy()
})

test.each([
  [true, 'Live'],
  [undefined, undefined],
])('with the prop live %s shows the badge %s', (live, text) => {
  show({ live })
  expect(document.querySelector('.mq-card__live')?.textContent).toBe(text)
})

test.each([
  ['a poster with the title on it', { images: { thumb: '/a.webp' } }, true, 'poster', ''],
  ['a poster of a brand without titled posters', { images: { thumb: '/a.webp' } }, false, 'poster', 'sunrise'],
  ['a still in the shape of a poster', { images: { image: '/a.webp' } }, true, 'poster', 'sunrise'],
  ['a still', { images: { image: '/a.webp' } }, true, 'still', 'sunrise'],
] as const)('decides whether the name is shown below %s', (_, more, titled_posters, shape, name) => {
  show({ title: aTitle('sunrise', more), shape }, { config: { titled_posters } })
  expect(document.querySelector('.mq-card__name')?.textContent ?? '').toBe(name)
})

test('shows the name on the art if there is neither picture nor caption', () => {
  show({ captions: 'none' }, { config: { missing_img: '/missing.svg' } })
  expect(document.querySelector('.mq-card__art')?.textContent).toBe('sunrise')
  expect(screen.getByRole('link', { name: 'sunrise' })).toBeTruthy()
})
