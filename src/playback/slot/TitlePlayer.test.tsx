import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { aTitle } from '../../catalogue/testing/InSite'
import { showPage } from '../../catalogue/testing/pageSite'
import type { SiteEvent } from '../../service/events'
import { TitlePlayer } from './TitlePlayer'

vi.mock('../playerCode', async () => {
  const { createLoader } = await import('../../lib/loader')
  return { playerCode: createLoader(async () => ({ default: () => <p>It plays.</p> })) }
})
afterEach(() => void vi.useRealTimers())

const STREAM = 'playback/stream/asset/a1/'

/** A title of asset a1 that the service answers with this, and what analytics hears. */
function show(answer: unknown, more: Partial<ComponentProps<typeof TitlePlayer>> = {}) {
  const wanted = { title: aTitle('nosferatu', { id: 7 }), asset: 'a1' }
  const site = showPage(<TitlePlayer wanted={wanted} {...more} />, { answers: { [STREAM]: answer } })
  const heard: SiteEvent[] = []
  site.runtime.events.listen((event) => heard.push(event))
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
  expect(heard).toEqual([{ name: 'player-error', code, asset_id: 'a1', title_id: 7, position: 0 }])
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
  expect(await screen.findByText('It plays.')).toBeTruthy()
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
