import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '../catalogue/testing/pageSite'
import { keepPreferences } from '../player/preferences'
import { AccountFacts } from './AccountFacts'
import { PlaybackSettings } from './PlaybackSettings'

const answers = {
  'languages/': {
    data: [
      { name: 'Quenya', value: 'qya' },
      { name: 'English', value: 'eng' },
    ],
  },
}

afterEach(() => localStorage.clear())

test('the viewer’s language stands by its name, and the service is not asked where the browser knows it', async () => {
  const { runtime, asked } = showPage(<AccountFacts onClose={() => {}} />, { answers })
  runtime.session.signedInAs({ email: 'a@b.example', language: 'eng' }, [])
  expect(await screen.findByText('English')).toBeTruthy()
  expect(asked).toEqual([])
})

test('a language that the browser cannot name has the service’s name, asked for once', async () => {
  keepPreferences({ captions: 'xaa', lastCaptions: 'xaa', audio: 'xaa' })
  const { asked } = showPage(<PlaybackSettings onClose={() => {}} />, {
    answers: { 'languages/': { data: [{ name: 'Andalusian Arabic (old)', value: 'xaa' }] } },
  })
  expect(await screen.findAllByText('Andalusian Arabic (old)')).toHaveLength(2)
  expect(asked).toEqual(['languages/'])
})
