import { screen } from '@testing-library/react'
import type Player from 'video.js/dist/types/player'
import { expect, test } from 'vitest'
import { showPage } from '../../catalogue/testing/pageSite'
import { TracksSheet } from './TracksSheet'
import type { TrackChoice } from './useTracks'

const trackChoice = (label: string, language: string): TrackChoice => ({
  id: label,
  label,
  language,
  kind: 'subtitles',
  isSelected: false,
  select: () => {},
})
const show = (text: TrackChoice[], audio: TrackChoice[] = []) =>
  showPage(
    <TracksSheet
      tracks={{ text, audio, off: () => {}, toggleCaptions: () => {} }}
      player={{} as Player}
      onClose={() => {}}
    />,
    { answers: { 'languages/': { data: [{ name: 'Quenya', value: 'qya' }] } } },
  )

test('replaces language codes in labels by the names of the service, with one request', async () => {
  const { requested } = show(
    [trackChoice('QYA', 'qya'), trackChoice('QYA (forced)', 'qya'), trackChoice('QYA signs', 'en')],
    [],
  )
  expect(await screen.findByRole('button', { name: 'Quenya' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Quenya (forced)' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'QYA signs' })).toBeTruthy()
  expect(requested).toEqual(['languages/'])
})

test('requests nothing for languages that the browser can name', async () => {
  const { requested } = show([trackChoice('Deutsch', 'de'), trackChoice('English', 'en')])
  expect(screen.getByRole('button', { name: 'Deutsch' })).toBeTruthy()
  expect(requested).toEqual([])
})
