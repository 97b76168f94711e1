import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import type { ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { aTitle } from '../../catalogue/testing/InSite'
import { showPage } from '../../catalogue/testing/pageSite'
import type { SiteEvent } from '../../service/siteEvents'
import { TitlePlayer } from './TitlePlayer'

vi.mock('../playerCode', async () => {
  const { createLoader } = await import('../../lib/async/loader')
  const { useState } = await import('react')
  // Like the real player, it keeps the language of its first render.
  const FakePlayer = ({ language }: { language: string }) => <p>Playing in {useState(language)[0]}.</p>
  return { playerCode: createLoader(async () => ({ default: FakePlayer })) }
})
afterEach(() => {
  Cookies.remove('token')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const STREAM_PATH = 'playback/stream/asset/a1/'

interface RenderOptions extends Partial<ComponentProps<typeof TitlePlayer>> {
  /** Responses by address, instead of that of the asset. */
  answers?: Record<string, unknown>
}

/** Renders a title with asset a1 and this response, and records the events. */
function show(answer: unknown, { answers, ...more }: RenderOptions = {}) {
  const wanted = { title: aTitle('nosferatu', { id: 7 }), asset: 'a1' }
  const site = showPage(<TitlePlayer wanted={wanted} {...more} />, { answers: answers ?? { [STREAM_PATH]: answer } })
  const events: SiteEvent[] = []
  site.runtime.events.subscribe((event) => events.push(event))
  return { ...site, events }
}

test.each([
  ['a refused request, with the code of the service', { code: 5 }, '5'],
  ['a title that is not available', 404, '1'],
  ['a signed-out visitor', 401, '2'],
  ['a failing service', 500, 'unknown'],
])('emits a player_error for %s', async (_, answer, code) => {
  const { events } = show(answer)
  await screen.findByRole('alert')
  expect(events).toEqual([{ name: 'player_error', code, asset_id: 'a1', title_id: 7, position: 0 }])
})

test('retries while a live stream is about to start, without an error message or a player_error', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { events, requested, answers } = show({ code: 1 }, { isLiveStart: true })
  await vi.advanceTimersByTimeAsync(1600)
  expect(screen.queryByRole('alert')).toBeNull()
  answers[STREAM_PATH] = { code: 5 }
  await screen.findByRole('alert')
  expect(requested.length).toBeGreaterThan(1)
  expect(events).toMatchObject([{ code: '5' }])
})

test('plays a live stream if only the last retry succeeds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { events, requested, answers } = show({ code: 1 }, { isLiveStart: true })
  for (let times = 0; requested.length < 5 && times < 20; times++) await vi.advanceTimersByTimeAsync(500)
  answers[STREAM_PATH] = { data: { sources: [{ src: '/film.mp4', type: 'video/mp4' }] } }
  await vi.advanceTimersByTimeAsync(4000)
  expect(await screen.findByText('Playing in eng.')).toBeTruthy()
  expect(requested).toHaveLength(6)
  expect(events).toEqual([])
})

test('shows the failure of a live stream after the retries', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { requested } = show({ code: 1 }, { isLiveStart: true })
  for (let second = 0; second < 12; second++) await vi.advanceTimersByTimeAsync(1000)
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(requested).toHaveLength(6)
})

test('emits one event per failed request, including retries', async () => {
  const { events } = show(500)
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(events).toHaveLength(2))
})

test('waits for the profile before it selects the video in the viewer’s language', async () => {
  Cookies.set('token', 'abc')
  const videos = { eng: { id: 'e' }, deu: { id: 'd' } }
  const sources = [{ src: '/film.mp4', type: 'video/mp4' }]
  const { requested, runtime } = show(undefined, {
    wanted: { title: aTitle('nosferatu', { id: 7 }) },
    answers: { 'playback/videos/7/': { data: videos }, 'playback/stream/asset/d/': { data: { sources } } },
  })
  await waitFor(() => expect(requested).toEqual(['playback/videos/7/']))
  act(() => runtime.session.profileLoaded({ language: 'deu' }, []))
  expect(await screen.findByText('Playing in deu.')).toBeTruthy()
  expect(requested).toEqual(['playback/videos/7/', 'playback/stream/asset/d/'])
})

test('requests the asset immediately, but starts once the viewer’s language is known', async () => {
  Cookies.set('token', 'abc')
  const { requested, runtime } = show({ data: { sources: [{ src: '/film.mp4', type: 'video/mp4' }] } })
  await waitFor(() => expect(requested).toEqual([STREAM_PATH]))
  for (let turn = 0; turn < 10; turn++) await act(async () => {})
  expect(screen.queryByText(/Playing/)).toBeNull()
  act(() => runtime.session.profileLoaded({ language: 'deu' }, []))
  expect(await screen.findByText('Playing in deu.')).toBeTruthy()
})

test.each([
  [
    'while the player loads',
    { data: { sources: [{ src: '/film.mp4', type: 'video/mp4' }] } },
    '.mq-player-stage__waits img',
  ],
  ['with an error message', { code: 5 }, '.mq-play-notice__art'],
])('requests a poster of 1000 pixels in a narrow window: %s', async (_, answer, picture) => {
  vi.stubGlobal('innerWidth', 390)
  const wanted = { title: aTitle('nosferatu', { poster: '/art/nosferatu.jpg' }), asset: 'a1' }
  showPage(<TitlePlayer wanted={wanted} />, { answers: { [STREAM_PATH]: answer } })
  await waitFor(() => expect(document.querySelector(picture)?.getAttribute('src')).toMatch(/\?width=1000$/))
})
