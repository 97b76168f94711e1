import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aTitle } from '../../catalogue/testing/InSite'
import { showPage } from '../../catalogue/testing/pageSite'
import type { ModuleEntry } from '../../site/registry'
import VideoLandingPage from './VideoLandingPage'

const itself = async () => ({ default: (({ module }: { module: { slug: string } }) => <p>{module.slug}</p>) as never })
const modules: Record<string, ModuleEntry> = {
  featured_video: { load: itself, schema: 'modules/featured_video', reserve: 'hero' },
  text_block: { load: itself, schema: 'modules/text_block' },
}
const LIST = 'modules/placement/opening/'
const route = {
  route: '/opening',
  component: 'videolanding' as const,
  label: 'Opening night',
  modules_uri: LIST,
  index: 0,
}
const film = (more: object = {}, module: object = {}) => ({
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
const note = { id: 2, module: { slug: 'note', type: 'text_block', content: 'Words.' } }

function show(data: unknown, more: Record<string, unknown> = {}) {
  const answers: Record<string, unknown> = { ...(data === undefined ? {} : { [LIST]: { data } }), ...more }
  const page = <VideoLandingPage route={route} params={{}} pathname="/opening" search="" />
  return showPage(page, { answers, modules, page: { route } })
}
const clip = () => document.querySelector('video')
const motion = (reduced: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reduced && query.includes('reduced-motion'),
    addEventListener() {},
    removeEventListener() {},
  }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the first title fills the screen with one way to play it; the rest of the list stands below', async () => {
  show([film(), note])
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('sunrise')
  expect(screen.getByText('A farmer rows.')).toBeTruthy()
  const play = screen.getByRole('link')
  expect([play.textContent, play.getAttribute('href')]).toEqual(['Take your seat sunrise', '/play/sunrise'])
  expect(document.querySelectorAll('.mq-btn--first')).toHaveLength(1)
  expect(await screen.findByText('note')).toBeTruthy()
  expect(screen.queryByText('film')).toBeNull()
  expect(document.title).toBe('Opening night · Marquee')
})

test('the clip of the card plays without sound, can be stopped, and ends in the picture', async () => {
  motion(false)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  show([film({ video: '/clip.mp4' })])
  fireEvent.click(await screen.findByRole('button', { name: 'Pause the moving picture' }))
  fireEvent.click(screen.getByRole('button', { name: 'Play the moving picture' }))
  expect(clip()?.muted).toBe(true)
  fireEvent.ended(clip() as Element)
  expect(clip()).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Play the moving picture' }))
  expect(clip()?.getAttribute('src')).toBe('/clip.mp4')
})

test('without one on the card, the clip behind the title page is asked for', async () => {
  motion(false)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  show([film()], { 'avails/titles/sunrise': { data: { ...aTitle('sunrise'), detail_proxy: '/behind.mp4' } } })
  await waitFor(() => expect(clip()?.getAttribute('src')).toBe('/behind.mp4'))
})

test('who wants no motion is shown the picture, and nothing is asked for', async () => {
  motion(true)
  const page = show([film({ video: '/clip.mp4' }), film()])
  await screen.findByRole('heading', { level: 1 })
  expect(clip()).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(page.asked).not.toContain('avails/titles/sunrise')
})

test('a clip that fails leaves the picture and no button', async () => {
  motion(false)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('no'))
  show([film({ video: '/clip.mp4' })])
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(clip()).toBeNull())
  expect(screen.queryByRole('button')).toBeNull()
})

test('what cannot be played leads to its page', async () => {
  show([film({ is_playable: false })])
  expect((await screen.findByRole('link', { name: /^Details/ })).getAttribute('href')).toBe('/title/sunrise')
})

test('a list without titles is a page of modules', async () => {
  show([note])
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Opening night')
  expect(await screen.findByText('note')).toBeTruthy()
})

test('an empty list says so', async () => {
  show([])
  expect(await screen.findByText('Nothing here yet.')).toBeTruthy()
})

test('a title that is broken leaves a plain page', async () => {
  show([film({ name: 7, slug: 'a b' }), note])
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Opening night')
  expect(await screen.findByText('note')).toBeTruthy()
})

test('a list that does not come can be asked for again', async () => {
  const page = show(undefined, { [LIST]: 500 })
  const again = await screen.findByRole('button', { name: 'Try again' })
  page.answers[LIST] = { data: [film()] }
  fireEvent.click(again)
  expect(await screen.findByRole('heading', { level: 1, name: 'sunrise' })).toBeTruthy()
})
