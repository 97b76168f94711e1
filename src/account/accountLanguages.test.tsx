import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '../catalogue/testing/pageSite'
import { savePreferences } from '../player/preferences'
import { AccountFacts } from './AccountFacts'
import { PlaybackSettings } from './PlaybackSettings'

const serviceAnswers = {
  'languages/': {
    data: [
      { name: 'Quenya', value: 'qya' },
      { name: 'English', value: 'eng' },
    ],
  },
}

afterEach(() => localStorage.clear())

test('shows the name of the viewer’s language without a request if the browser knows it', async () => {
  const { runtime, requested } = showPage(<AccountFacts onClose={() => {}} />, { answers: serviceAnswers })
  runtime.session.profileLoaded({ email: 'a@b.example', language: 'eng' }, [])
  expect(await screen.findByText('English')).toBeTruthy()
  expect(requested).toEqual([])
})

test('requests the name of an unknown language once', async () => {
  savePreferences({ captions: 'xaa', lastCaptions: 'xaa', audio: 'xaa' })
  const { requested } = showPage(<PlaybackSettings onClose={() => {}} />, {
    answers: { 'languages/': { data: [{ name: 'Andalusian Arabic (old)', value: 'xaa' }] } },
  })
  expect(await screen.findAllByText('Andalusian Arabic (old)')).toHaveLength(2)
  expect(requested).toEqual(['languages/'])
})
