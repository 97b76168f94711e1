import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aTitle, InSite } from '../testing/InSite'
import { Tile } from './Tile'

type Props = Parameters<typeof Tile>[0]
type Site = Omit<Parameters<typeof InSite>[0], 'children'>

const show = (props: Partial<Props>, site: Site = {}) =>
  render(
    <InSite {...site}>
      <Tile title={aTitle('faust')} module="films" {...props} />
    </InSite>,
  )
const TITLE_WITH_FACTS = aTitle('faust', {
  description: 'A deal with small print.',
  genres: [{ name: 'Drama', slug: 'drama' }],
  release_year: 1926,
  images: { image: '/faust.webp', logo: '/faust.svg', logoRatio: 3 },
  nominations: { award_count: 1, nomination_count: 4 },
})
const link = () => screen.getByRole('link')
const logo = () => document.querySelector<HTMLImageElement>('img[src="/faust.svg"]')

test('renders one link with the title as its name and the other text as its accessible description', () => {
  show({ title: TITLE_WITH_FACTS })
  expect(screen.getByRole('link', { name: 'faust' }).getAttribute('href')).toBe('/title/faust')
  const described = document.getElementById(link().getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('A deal with small print.')
})

test('shows the name if the logo fails to load', () => {
  show({ title: TITLE_WITH_FACTS })
  const image = logo() ?? expect.unreachable()
  fireEvent.error(image)
  expect(logo()).toBeNull()
  expect(screen.getByText('faust').closest('.mq-vh')).toBeNull()
})

test('does not load a logo from an unsafe address', () => {
  show({ title: { ...TITLE_WITH_FACTS, images: { logo: 'javascript:alert(1)' } } })
  expect(document.querySelector('[src*="javascript"]')).toBeNull()
  expect(link().textContent).toContain('faust')
})

test('names a season after its series', () => {
  const season = { title_type: 'season', hierarchy: { parent_title: 'Les Vampires', season_num: 2 } }
  show({ title: aTitle('les-vampires-2', season) })
  expect(screen.getByRole('link', { name: 'Les Vampires Season 2' })).toBeTruthy()
})

test.each([
  ['the captions', { captions: 'nominations' as const }, {}],
  ['the route', {}, { route: { nominations_heading: 'This season' } }],
])('shows nominations instead of the description when enabled by %s', (_, props, site) => {
  show({ title: TITLE_WITH_FACTS, ...props }, site)
  expect(link().textContent).toBe('faust1 Win 4 Nominations')
})

test('shows the description instead of nominations to visitors who are not in nominations_group', () => {
  const site = { config: { nominations_group: 'guild' }, groups: ['members'] }
  show({ title: TITLE_WITH_FACTS, captions: 'nominations' }, site)
  const described = document.getElementById(link().getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('A deal with small print.')
  expect(link().textContent).not.toContain('Nominations')
})

test('shows neither awards nor description with nominations as captions if the title has no awards', () => {
  show({ title: { ...TITLE_WITH_FACTS, nominations: { award_count: 0 } }, captions: 'nominations' })
  expect(link().textContent).toBe('faust')
})

test('shows facts below the art without repeating the name', () => {
  show({ title: TITLE_WITH_FACTS, captions: 'facts' })
  expect(link().querySelector('.mq-tile__under')?.textContent).toBe('Drama, 1926')
})

test('shows the description only once, below the art', () => {
  show({ title: TITLE_WITH_FACTS, captions: 'description' })
  expect(screen.getAllByText('A deal with small print.')).toHaveLength(1)
  expect(link().hasAttribute('aria-describedby')).toBe(false)
})

test('shows a badge on live titles', () => {
  show({ live: true })
  expect(screen.getByText('Live')).toBeTruthy()
})

test('renders an unplayable title without a link with disable_non_playable', () => {
  show({ title: { ...TITLE_WITH_FACTS, is_playable: false } }, { config: { disable_non_playable: true } })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('faust')).toBeTruthy()
})
