import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Episode } from '../../generated/types'
import { InSite } from '../testing/InSite'
import { EpisodeList } from './EpisodeList'

const episode = (more: Partial<Episode> = {}): Episode => ({
  slug: 'eyes',
  name: 'Hypnotic Eyes',
  asset_id: 'a',
  episode_num: 6,
  runtime: 3480,
  description: 'A stare is enough.',
  ...more,
})
type Site = Omit<Parameters<typeof InSite>[0], 'children'>
const show = (episodes: Episode[], more: Partial<Parameters<typeof EpisodeList>[0]> = {}, site: Site = {}) =>
  render(
    <InSite {...site}>
      <EpisodeList episodes={episodes} {...more} />
    </InSite>,
  )

test('renders a row as one link named by number, name and running time', () => {
  show([episode()])
  const link = screen.getByRole('link', { name: '6. Hypnotic Eyes 58m', description: 'A stare is enough.' })
  expect(link.getAttribute('href')).toBe('/watch/eyes')
})

test('shows the image that module_image_field of the route selects', () => {
  const images = { image: '/still.jpg', thumb: '/poster.jpg' }
  show([episode({ images })], {}, { route: { module_image_field: 'thumb' } })
  expect(document.querySelector('img')?.getAttribute('src')).toContain('/poster.jpg')
})

test.each([
  ['started', { progress: 2100 }, 'Continue, 23 min left 6. Hypnotic Eyes 58m', '60%'],
  ['finished', { progress: 3400 }, '6. Hypnotic Eyes 58m', '100%'],
  ['not started', {}, '6. Hypnotic Eyes 58m', undefined],
])('shows the progress of an episode that is %s', (_, more, name, width) => {
  show([episode(more)])
  expect(screen.getByRole('link', { name })).toBeTruthy()
  const bar = document.querySelector<HTMLElement>('.mq-card__bar i')?.style.width
  expect(bar && `${Math.round(Number.parseFloat(bar))}%`).toBe(width)
})

test.each([
  ['without a number', { episode_num: undefined }, 'Hypnotic Eyes 58m'],
  ['with another name', { meta: { alternate_title_name: 'Les Yeux' } }, '6. Les Yeux Hypnotic Eyes 58m'],
  ['with the same other name', { meta: { alternate_title_name: 'Hypnotic Eyes' } }, '6. Hypnotic Eyes 58m'],
  ['without a running time', { runtime: undefined }, '6. Hypnotic Eyes'],
  ['with a slug only', { name: undefined, runtime: undefined }, '6. eyes'],
])('names an episode %s', (_, more, name) => {
  show([episode(more)])
  expect(screen.getByRole('link', { name })).toBeTruthy()
})

test.each([
  ['without an asset id', { asset_id: undefined }, {}],
  ['that cannot be played', { is_playable: false }, { config: { disable_non_playable: true } }],
])('renders an episode %s without a link', (_, more, site) => {
  show([episode(more)], {}, site)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('Not available yet')).toBeTruthy()
})

test('renders an episode as a sign-in button for signed-out visitors of an apple-type site', () => {
  show([episode()], {}, { config: { is_apple_site: true } })
  expect(screen.getByRole('button', { name: '6. Hypnotic Eyes 58m' })).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('marks the current episode', () => {
  show([episode(), episode({ slug: 'satanas', name: 'Satanas', episode_num: 7 })], { current: 'satanas' })
  expect(screen.getByRole('link', { current: true }).getAttribute('href')).toBe('/watch/satanas')
})

test('calls onChoose on a plain click', async () => {
  const onChoose = vi.fn()
  show([episode()], { onChoose })
  await userEvent.click(screen.getByRole('link'))
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ slug: 'eyes' }))
})
