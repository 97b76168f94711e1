import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aTitle, InSite } from '../../catalogue/testing/InSite'
import type { CarouselHeroModule, TitleCard } from '../../generated/types'
import CarouselHero from './CarouselHero'
import { nameLengthStyle } from './HeroCopy'
import { firstSlidePicture, heroPictureProps, heroWidthProps } from './heroPicture'

const heroInSite = (content: TitleCard[], config?: CarouselHeroModule['config'], owner?: string, site: object = {}) => (
  <InSite owner={owner} {...site}>
    <CarouselHero module={{ type: 'carousel_hero', slug: 'opening', content, config }} moduleKey="test" index={0} />
  </InSite>
)
const show = (content: TitleCard[], config?: CarouselHeroModule['config']) => render(heroInSite(content, config))
const metropolis = aTitle('metropolis', { title_original_owner: 'Lichtspiel', runtime: 9180, release_year: 1927 })
const haxan = aTitle('haxan', { title_original_owner: 'Nordic' })
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('links Watch to the play page and Details to the title', () => {
  show([metropolis])
  expect(screen.getByRole('link', { name: 'Watch metropolis' }).getAttribute('href')).toBe('/play/metropolis')
  expect(screen.getByRole('link', { name: 'More about metropolis' }).getAttribute('href')).toBe('/title/metropolis')
})

test.each([
  ['full', {}, ['My list: metropolis']],
  ['split', {}, []],
  ['full', { watchlist: false }, []],
  ['full', { auth: { disabled: true } }, []],
] as const)('shows the watchlist button in layout %s with config %o', async (layout, config, expected) => {
  render(heroInSite([metropolis], { layout }, undefined, { config }))
  const names = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))
  await vi.waitFor(() => expect(names()).toEqual(expected))
})

test('asks signed-out visitors to sign in and keeps the focus on the button', async () => {
  show([metropolis])
  fireEvent.click(screen.getByRole('button', { name: 'My list: metropolis' }))
  expect(await screen.findByText('Please sign in to add to watchlist.')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'My list: metropolis', hidden: true })).toHaveLength(1)
})

test.each([
  ['an unplayable title', aTitle('a', { is_playable: false }), ['/title/a']],
  ['a collection', aTitle('a', { title_type: 'collection' }), ['/collections/a']],
  ['an item that is not a title', { slug: 'a', name: 'A', link: '/campaign' }, ['/campaign']],
  ['a title with a link of its own', aTitle('a', { link: '/campaign' }), ['/play/a', '/campaign']],
])('links %s', (_, title, expected) => {
  show([title])
  expect(links()).toEqual(expected)
  expect(document.querySelectorAll('.mq-btn--first')).toHaveLength(1)
})

test('renders names as h2, below the h1 of the page', () => {
  show([metropolis, haxan])
  expect([...document.querySelectorAll('h1, h2')].map((heading) => heading.tagName)).toEqual(['H2', 'H2'])
})

test('reserves space for the logo and keeps the accessible name', () => {
  show([aTitle('a', { images: { logo: '/a.svg', logoRatio: 5.6 } })])
  expect(document.querySelector('.mq-lettering img')?.getAttribute('alt')).toBe('')
  expect(document.querySelector<HTMLElement>('.mq-lettering')?.style.getPropertyValue('--ratio')).toBe('5.6')
  expect(screen.getByRole('heading', { name: 'a' })).toBeTruthy()
})

test('shows only slides of titles with the chosen owner (title_original_owner)', () => {
  const { rerender } = show([metropolis, haxan])
  rerender(heroInSite([metropolis, haxan], undefined, 'Nordic'))
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['haxan'])
  rerender(heroInSite([metropolis, haxan], undefined, 'Nobody'))
  expect(screen.queryByRole('region')).toBeNull()
})

test('shows wins and nominations with show_nominations', () => {
  const nominations = { award_count: 3, nomination_count: 4 }
  show([aTitle('sunrise', { nominations })], { layout: 'split', show_nominations: true })
  expect(document.querySelector('.mq-hero__awards')?.textContent).toBe('3 wins from 4 nominations')
})

test('shows wins and nominations only to members of nominations_group', () => {
  const content = [aTitle('sunrise', { nominations: { award_count: 3, nomination_count: 4 } })]
  const shown = (groups: string[]) => {
    const site = { config: { nominations_group: 'guild' }, groups }
    const { unmount } = render(heroInSite(content, { show_nominations: true }, undefined, site))
    const there = document.querySelector('.mq-hero__awards') !== null
    unmount()
    return there
  }
  expect([shown(['members']), shown(['guild'])]).toEqual([false, true])
})

test('loads only the first picture at first', () => {
  show([aTitle('a', { images: { banner: '/a.webp' } }), aTitle('b', { images: { banner: '/b.webp' } })])
  const pictures = [...document.querySelectorAll('.mq-hero__art img')]
  expect(pictures.map((img) => [img.getAttribute('fetchpriority'), img.getAttribute('loading')])).toEqual([
    ['high', 'eager'],
  ])
})

test('plays a clip instead of the picture, pauses it, and shows the picture after a failure', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
  show([aTitle('a', { video: '/clip.mp4', images: { banner: '/a.webp' } })])
  const clip = () => document.querySelector('video')
  expect(play).toHaveBeenCalledTimes(1)
  fireEvent.click(await screen.findByRole('button', { name: 'Pause slides' }))
  expect(pause).toHaveBeenCalledTimes(1)
  fireEvent.error(clip() as Element)
  expect(clip()).toBeNull()
  expect(document.querySelector('.mq-hero__art img')).toBeTruthy()
  vi.restoreAllMocks()
})

test.each(['javascript:alert(1)', 'data:video/mp4,x'])('ignores a clip at %s', (video) => {
  show([aTitle('a', { video })])
  expect(document.querySelector('video')).toBeNull()
})

test.each([
  [360, 1200, true],
  [600, 1200, true],
  [601, 601, false],
  [1440, 1440, false],
  [5120, 2400, false],
])('in a window of %i px requests a picture of %i px', (window, width, single) => {
  expect(heroWidthProps(window)).toEqual({ width, single })
})

test('uses a still for text beside the picture, and a banner for text on it', () => {
  const title = aTitle('a', { images: { banner: '/banner.webp', image: '/still.webp' } })
  expect([
    heroPictureProps(title).src,
    heroPictureProps(title, 'split').src,
    heroPictureProps(title, 'framed').src,
  ]).toEqual(['/banner.webp', '/still.webp', '/banner.webp'])
})

test.each([
  ['Sunrise', 7],
  ['M', 4],
  ['The Passion of Joan of Arc', 15],
  ['Berlin: Symphony of a Great City', 18],
])('sets the approximate letters per line of the name %s to %i', (name, letters) => {
  expect(nameLengthStyle(name)).toEqual({ '--letters': letters })
})

test('links Watch to the last live event of a title in a module of consider_module_title_as_event', () => {
  const rule = { module_slug_list: ['opening'], route_to_open: '/live' }
  const site = { config: { consider_module_title_as_event: rule } }
  render(heroInSite([aTitle('gala', { live_events: ['first', 'second'] })], undefined, undefined, site))
  expect(links()).toEqual(['/live/gala/second', '/title/gala'])
})

test('shows the image that module_image_field of the route selects', () => {
  const images = { banner: '/banner.webp', detail: '/detail.webp' }
  render(heroInSite([aTitle('a', { images })], undefined, undefined, { route: { module_image_field: 'detail' } }))
  expect(document.querySelector('.mq-hero img')?.getAttribute('src')).toContain('/detail.webp')
  expect(
    firstSlidePicture({ type: 'carousel_hero', slug: 'a', content: [aTitle('a', { images })] }, 'detail')?.src,
  ).toBe('/detail.webp')
})

test.each([
  [{}, 'Live'],
  [{ kicker: 'Tonight' }, 'Live · Tonight'],
])('shows Live above the name in a live module: %j', (more, text) => {
  const module = { type: 'carousel_hero' as const, slug: 'opening', content: [aTitle('a', more)] }
  render(
    <InSite>
      <CarouselHero module={{ ...module, targeting_params: { is_livestream: true } }} moduleKey="test" index={0} />
    </InSite>,
  )
  expect(document.querySelector('.mq-hero__kicker')?.textContent).toBe(text)
})
