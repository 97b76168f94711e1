import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SiteEvent } from '../../service/events'
import { aTitle } from '../testing/InSite'
import { showPage } from '../testing/pageSite'
import { PlayerStage } from './PlayerStage'

const STREAM = 'playback/stream/asset/a1/'

/** A title of asset a1 that the service answers with this, and what analytics hears. */
function show(answer: unknown) {
  const wanted = { title: aTitle('nosferatu', { id: 7 }), asset: 'a1' }
  const site = showPage(<PlayerStage wanted={wanted} />, { answers: { [STREAM]: answer } })
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

test('each refusal counts once, also of a retry', async () => {
  const { heard } = show(500)
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(heard).toHaveLength(2))
})
