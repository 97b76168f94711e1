import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import type { ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { aTitle } from '../../catalogue/testing/InSite'
import { showPage } from '../../catalogue/testing/pageSite'
import type { SiteEvent } from '../../service/siteEvents'
import { TitlePlayer } from './TitlePlayer'

vi.mock('../playerCode', async () => {
  const { createLoader } = await import('../../lib/loader')
  const { useState } = await import('react')
  // As the player does, it keeps the language that it began in.
  const Plays = ({ language }: { language: string }) => <p>It plays in {useState(language)[0]}.</p>
  return { playerCode: createLoader(async () => ({ default: Plays })) }
})
afterEach(() => {
  Cookies.remove('token')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const STREAM = 'playback/stream/asset/a1/'

interface Shown extends Partial<ComponentProps<typeof TitlePlayer>> {
  /** Of other addresses than the asset's. */
  answers?: Record<string, unknown>
}

/** A title of asset a1 that the service answers with this, and what analytics hears. */
function show(answer: unknown, { answers, ...more }: Shown = {}) {
  const wanted = { title: aTitle('nosferatu', { id: 7 }), asset: 'a1' }
  const site = showPage(<TitlePlayer wanted={wanted} {...more} />, { answers: answers ?? { [STREAM]: answer } })
  const heard: SiteEvent[] = []
  site.runtime.events.subscribe((event) => heard.push(event))
  return { ...site, heard }
}

test.each([
  ['a refusal, by its code', { code: 5 }, '5'],
  ['a title that is not available', 404, '1'],
  ['who is not signed in', 401, '2'],
  ['a service that fails', 500, 'unknown'],
])('analytics hears of %s', async (_, answer, code) => {
  const { heard } = show(answer)
  await screen.findByRole('alert')
  expect(heard).toEqual([{ name: 'player_error', code, asset_id: 'a1', title_id: 7, position: 0 }])
})

test('a live picture that begins about now is asked for again, and nobody hears of it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { heard, asked, answers } = show({ code: 1 }, { begins: true })
  await vi.advanceTimersByTimeAsync(1600)
  expect(screen.queryByRole('alert')).toBeNull()
  answers[STREAM] = { code: 5 }
  await screen.findByRole('alert')
  expect(asked.length).toBeGreaterThan(1)
  expect(heard).toMatchObject([{ code: '5' }])
})

test('the last time that it is asked counts, too', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { heard, asked, answers } = show({ code: 1 }, { begins: true })
  for (let times = 0; asked.length < 5 && times < 20; times++) await vi.advanceTimersByTimeAsync(500)
  answers[STREAM] = { data: { sources: [{ src: '/film.mp4', type: 'video/mp4' }] } }
  await vi.advanceTimersByTimeAsync(4000)
  expect(await screen.findByText('It plays in eng.')).toBeTruthy()
  expect(asked).toHaveLength(6)
  expect(heard).toEqual([])
})

test('what does not begin is told after some seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { asked } = show({ code: 1 }, { begins: true })
  for (let second = 0; second < 12; second++) await vi.advanceTimersByTimeAsync(1000)
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(asked).toHaveLength(6)
})

test('each refusal counts once, also of a retry', async () => {
  const { heard } = show(500)
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(heard).toHaveLength(2))
})

test('who reloads a film sees the video of their language, though the profile comes after the film', async () => {
  Cookies.set('token', 'abc')
  const videos = { eng: { id: 'e' }, deu: { id: 'd' } }
  const sources = [{ src: '/film.mp4', type: 'video/mp4' }]
  const { asked, runtime } = show(undefined, {
    wanted: { title: aTitle('nosferatu', { id: 7 }) },
    answers: { 'playback/videos/7/': { data: videos }, 'playback/stream/asset/d/': { data: { sources } } },
  })
  await waitFor(() => expect(asked).toEqual(['playback/videos/7/']))
  act(() => runtime.session.signedInAs({ language: 'deu' }, []))
  expect(await screen.findByText('It plays in deu.')).toBeTruthy()
  expect(asked).toEqual(['playback/videos/7/', 'playback/stream/asset/d/'])
})

test('the sound of an asset is picked once it is known for whom, the asset is asked for at once', async () => {
  Cookies.set('token', 'abc')
  const { asked, runtime } = show({ data: { sources: [{ src: '/film.mp4', type: 'video/mp4' }] } })
  await waitFor(() => expect(asked).toEqual([STREAM]))
  for (let turn = 0; turn < 10; turn++) await act(async () => {})
  expect(screen.queryByText(/It plays/)).toBeNull()
  act(() => runtime.session.signedInAs({ language: 'deu' }, []))
  expect(await screen.findByText('It plays in deu.')).toBeTruthy()
})

test.each([
  [
    'while the player loads',
    { data: { sources: [{ src: '/film.mp4', type: 'video/mp4' }] } },
    '.mq-player-stage__waits img',
  ],
  ['of a failure', { code: 5 }, '.mq-play-notice__art'],
])('asks for a poster of 1000 pixels on a narrow window: %s', async (_, answer, picture) => {
  vi.stubGlobal('innerWidth', 390)
  const wanted = { title: aTitle('nosferatu', { poster: '/art/nosferatu.jpg' }), asset: 'a1' }
  showPage(<TitlePlayer wanted={wanted} />, { answers: { [STREAM]: answer } })
  await waitFor(() => expect(document.querySelector(picture)?.getAttribute('src')).toMatch(/\?width=1000$/))
})
