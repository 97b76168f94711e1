import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aTitle, InSite } from '../../catalogue/testing/InSite'
import type { CarouselHeroModule, TitleCard } from '../../generated/types'
import CarouselHero from './CarouselHero'
import { nameStyle } from './HeroCopy'
import { heroPicture, heroWidth, openingPicture } from './heroPicture'

const hero = (content: TitleCard[], config?: CarouselHeroModule['config'], owner?: string, site: object = {}) => (
  <InSite owner={owner} {...site}>
    <CarouselHero module={{ type: 'carousel_hero', slug: 'opening', content, config }} moduleKey="test" index={0} />
  </InSite>
)
const show = (content: TitleCard[], config?: CarouselHeroModule['config']) => render(hero(content, config))
const metropolis = aTitle('metropolis', { title_original_owner: 'Lichtspiel', runtime: 9180, release_year: 1927 })
const haxan = aTitle('haxan', { title_original_owner: 'Nordic' })
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('watch leads to the play address, more to the title', () => {
  show([metropolis])
  expect(screen.getByRole('link', { name: 'Watch metropolis' }).getAttribute('href')).toBe('/play/metropolis')
  expect(screen.getByRole('link', { name: 'More about metropolis' }).getAttribute('href')).toBe('/title/metropolis')
})

test.each([
  ['full', {}, ['My list: metropolis']],
  ['split', {}, []],
  ['full', { watchlist: false }, []],
] as const)('%s, %o: a title can be kept for later', async (layout, config, expected) => {
  render(hero([metropolis], { layout }, undefined, { config }))
  const names = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))
  await vi.waitFor(() => expect(names()).toEqual(expected))
})

test('who is signed out and presses it is asked to sign in, and the focus is on the button behind', async () => {
  show([metropolis])
  fireEvent.click(screen.getByRole('button', { name: 'My list: metropolis' }))
  expect(await screen.findByText('Please sign in to add to watchlist.')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'My list: metropolis', hidden: true })).toHaveLength(1)
})

test.each([
  ['not playable', aTitle('a', { is_playable: false }), ['/title/a']],
  ['a collection', aTitle('a', { title_type: 'collection' }), ['/collections/a']],
  ['no title at all', { slug: 'a', name: 'A', link: '/campaign' }, ['/campaign']],
  ['a title with a link of its own', aTitle('a', { link: '/campaign' }), ['/play/a', '/campaign']],
])('%s', (_, title, expected) => {
  show([title])
  expect(links()).toEqual(expected)
  expect(document.querySelectorAll('.mq-btn--first')).toHaveLength(1)
})

test('names are h2: the page has an h1 of its own', () => {
  show([metropolis, haxan])
  expect([...document.querySelectorAll('h1, h2')].map((heading) => heading.tagName)).toEqual(['H2', 'H2'])
})

test('the lettering keeps its space, and the name is there to be heard', () => {
  show([aTitle('a', { images: { logo: '/a.svg', logoRatio: 5.6 } })])
  expect(document.querySelector('.mq-lettering img')?.getAttribute('alt')).toBe('')
  expect(document.querySelector<HTMLElement>('.mq-lettering')?.style.getPropertyValue('--ratio')).toBe('5.6')
  expect(screen.getByRole('heading', { name: 'a' })).toBeTruthy()
})

test('the owner chosen in the top bar decides which slides there are', () => {
  const { rerender } = show([metropolis, haxan])
  rerender(hero([metropolis, haxan], undefined, 'Nordic'))
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['haxan'])
  rerender(hero([metropolis, haxan], undefined, 'Nobody'))
  expect(screen.queryByRole('region')).toBeNull()
})

test('wins and nominations stand in the text where the config says so', () => {
  const nominations = { award_count: 3, nomination_count: 4 }
  show([aTitle('sunrise', { nominations })], { layout: 'split', show_nominations: true })
  expect(document.querySelector('.mq-hero__awards')?.textContent).toBe('3 wins from 4 nominations')
})

test('where the brand names a group, its members alone see wins and nominations', () => {
  const content = [aTitle('sunrise', { nominations: { award_count: 3, nomination_count: 4 } })]
  const shown = (groups: string[]) => {
    const site = { config: { nominations_group: 'guild' }, groups }
    const { unmount } = render(hero(content, { show_nominations: true }, undefined, site))
    const there = document.querySelector('.mq-hero__awards') !== null
    unmount()
    return there
  }
  expect([shown(['members']), shown(['guild'])]).toEqual([false, true])
})

test('the first picture comes first, and the others not yet', () => {
  show([aTitle('a', { images: { banner: '/a.webp' } }), aTitle('b', { images: { banner: '/b.webp' } })])
  const pictures = [...document.querySelectorAll('.mq-hero__art img')]
  expect(pictures.map((img) => [img.getAttribute('fetchpriority'), img.getAttribute('loading')])).toEqual([
    ['high', 'eager'],
  ])
})

test('a clip plays in place of the picture, can be paused, and gives way to the picture when it fails', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
  show([aTitle('a', { video: '/clip.mp4', images: { banner: '/a.webp' } })])
  const clip = () => document.querySelector('video')
  expect(play).toHaveBeenCalledTimes(1)
  fireEvent.click(await screen.findByRole('button', { name: 'Pause the slides' }))
  expect(pause).toHaveBeenCalledTimes(1)
  fireEvent.error(clip() as Element)
  expect(clip()).toBeNull()
  expect(document.querySelector('.mq-hero__art img')).toBeTruthy()
  vi.restoreAllMocks()
})

test.each(['javascript:alert(1)', 'data:video/mp4,x'])('a clip at %s is none', (video) => {
  show([aTitle('a', { video })])
  expect(document.querySelector('video')).toBeNull()
})

test.each([
  [360, 1200, true],
  [600, 1200, true],
  [601, 601, false],
  [1440, 1440, false],
  [5120, 2400, false],
])('a window of %i px: a picture of %i px', (window, width, single) => {
  expect(heroWidth(window)).toEqual({ width, single })
})

test('words beside the picture: a still fills the place, a banner has a calm side for words on it', () => {
  const title = aTitle('a', { images: { banner: '/banner.webp', image: '/still.webp' } })
  expect([heroPicture(title).src, heroPicture(title, 'split').src, heroPicture(title, 'framed').src]).toEqual([
    '/banner.webp',
    '/still.webp',
    '/banner.webp',
  ])
})

test.each([
  ['Sunrise', 7],
  ['M', 4],
  ['The Passion of Joan of Arc', 15],
  ['Berlin: Symphony of a Great City', 18],
])('%s is set %i letters wide', (name, letters) => {
  expect(nameStyle(name)).toEqual({ '--letters': letters })
})

test('in a module of events a title is watched where its last live event is, and read about on its own page', () => {
  const rule = { module_slug_list: ['opening'], route_to_open: '/live' }
  const site = { config: { consider_module_title_as_event: rule } }
  render(hero([aTitle('gala', { live_events: ['first', 'second'] })], undefined, undefined, site))
  expect(links()).toEqual(['/live/gala/second', '/title/gala'])
})

test('the picture is the one that the route names', () => {
  const images = { banner: '/banner.webp', detail: '/detail.webp' }
  render(hero([aTitle('a', { images })], undefined, undefined, { route: { module_image_field: 'detail' } }))
  expect(document.querySelector('.mq-hero img')?.getAttribute('src')).toContain('/detail.webp')
  expect(openingPicture({ type: 'carousel_hero', slug: 'a', content: [aTitle('a', { images })] }, 'detail')?.src).toBe(
    '/detail.webp',
  )
})

test.each([
  [{}, 'Live'],
  [{ kicker: 'Tonight' }, 'Live · Tonight'],
])('a live module says so above the name: %j', (more, words) => {
  const module = { type: 'carousel_hero' as const, slug: 'opening', content: [aTitle('a', more)] }
  render(
    <InSite>
      <CarouselHero module={{ ...module, targeting_params: { is_livestream: true } }} moduleKey="test" index={0} />
    </InSite>,
  )
  expect(document.querySelector('.mq-hero__kicker')?.textContent).toBe(words)
})
