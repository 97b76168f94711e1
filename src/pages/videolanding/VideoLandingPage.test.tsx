import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aTitle } from '../../catalogue/testing/InSite'
import { showPage } from '../../catalogue/testing/pageSite'
import { valueAtPath } from '../../lib/json/valueAtPath'
import type { ModuleEntry } from '../../site/registry'
import VideoLandingPage from './VideoLandingPage'

const loadModule = async () => ({
  default: ({ module }: { module: unknown }) => <p>{`${valueAtPath(module, ['slug'])}`}</p>,
})
const moduleEntries: Record<string, ModuleEntry> = {
  featured_video: { load: loadModule, schema: 'modules/featured_video', reserve: 'hero' },
  text_block: { load: loadModule, schema: 'modules/text_block' },
}
const LIST_PATH = 'modules/placement/opening/'
const route = {
  route: '/opening',
  component: 'videolanding' as const,
  label: 'Opening night',
  modules_uri: LIST_PATH,
  index: 0,
}
const filmPlacement = (more: object = {}, module: object = {}) => ({
  id: 1,
  module: {
    slug: 'film',
    type: 'featured_video',
    display_name: 'Opening night',
    content: [aTitle('sunrise', { kicker: 'With a live score', description: 'A farmer rows.', ...more })],
    config: { watch_label: 'Take your seat' },
    ...module,
  },
})
const notePlacement = { id: 2, module: { slug: 'note', type: 'text_block', content: 'Words.' } }

function show(data: unknown, more: Record<string, unknown> = {}) {
  const answers: Record<string, unknown> = { ...(data === undefined ? {} : { [LIST_PATH]: { data } }), ...more }
  const page = <VideoLandingPage route={route} params={{}} pathname="/opening" search="" />
  return showPage(page, { answers, modules: moduleEntries, page: { route } })
}
const clipElement = () => document.querySelector('video')
const setReducedMotion = (reduced: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reduced && query.includes('reduced-motion'),
    addEventListener() {},
    removeEventListener() {},
  }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('shows the first title on the whole screen and the other modules below', async () => {
  show([filmPlacement(), notePlacement])
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('sunrise')
  expect(screen.getByText('A farmer rows.')).toBeTruthy()
  const play = screen.getByRole('link')
  expect([play.textContent, play.getAttribute('href')]).toEqual(['Take your seat sunrise', '/play/sunrise'])
  expect(document.querySelectorAll('.mq-btn--first')).toHaveLength(1)
  expect(await screen.findByText('note')).toBeTruthy()
  expect(screen.queryByText('film')).toBeNull()
  expect(document.title).toBe('Opening night · Marquee')
})

test('plays the card’s clip muted, pauses it and ends with the image', async () => {
  setReducedMotion(false)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  show([filmPlacement({ video: '/clip.mp4' })])
  fireEvent.click(await screen.findByRole('button', { name: 'Pause animation' }))
  fireEvent.click(screen.getByRole('button', { name: 'Play animation' }))
  expect(clipElement()?.muted).toBe(true)
  fireEvent.ended(clipElement() as Element)
  expect(clipElement()).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Play animation' }))
  expect(clipElement()?.getAttribute('src')).toBe('/clip.mp4')
})

test('requests the title for a clip if the card has none', async () => {
  setReducedMotion(false)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  show([filmPlacement()], { 'avails/titles/sunrise': { data: { ...aTitle('sunrise'), detail_proxy: '/behind.mp4' } } })
  await waitFor(() => expect(clipElement()?.getAttribute('src')).toBe('/behind.mp4'))
})

test('shows only the image with reduced motion', async () => {
  setReducedMotion(true)
  const page = show([filmPlacement({ video: '/clip.mp4' }), filmPlacement()])
  await screen.findByRole('heading', { level: 1 })
  expect(clipElement()).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(page.requested).not.toContain('avails/titles/sunrise')
})

test('shows only the image if the clip fails', async () => {
  setReducedMotion(false)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('no'))
  show([filmPlacement({ video: '/clip.mp4' })])
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(clipElement()).toBeNull())
  expect(screen.queryByRole('button')).toBeNull()
})

test('links to the title page if the title cannot be played', async () => {
  show([filmPlacement({ is_playable: false })])
  expect((await screen.findByRole('link', { name: /^Details/ })).getAttribute('href')).toBe('/title/sunrise')
})

test('renders a list without titles as a page of modules', async () => {
  show([notePlacement])
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Opening night')
  expect(await screen.findByText('note')).toBeTruthy()
})

test('shows a message if the module list is empty', async () => {
  show([])
  expect(await screen.findByText('Nothing here yet.')).toBeTruthy()
})

test('renders an ordinary page of modules if the first title is invalid', async () => {
  show([filmPlacement({ name: 7, slug: 'a b' }), notePlacement])
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Opening night')
  expect(await screen.findByText('note')).toBeTruthy()
})

test('retries a failed request', async () => {
  const page = show(undefined, { [LIST_PATH]: 500 })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  page.answers[LIST_PATH] = { data: [filmPlacement()] }
  fireEvent.click(retry)
  expect(await screen.findByRole('heading', { level: 1, name: 'sunrise' })).toBeTruthy()
})
