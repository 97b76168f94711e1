import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { showPage } from '../../catalogue/testing/pageSite'
import type { PlaybackFailure } from '../../player/failure'
import { ServiceError } from '../../service/http/response'
import { failureOfRequest, PlayFailed } from './PlayFailed'

describe('failureOfRequest', () => {
  it.each<[string, unknown, PlaybackFailure]>([
    ['a lost connection', new ServiceError('network', 'x'), { kind: 'network' }],
    ['a timeout', new ServiceError('timeout', 'x'), { kind: 'timeout' }],
    ['404', new ServiceError('status', 'x', 404), { kind: 'refused', code: '1' }],
    ['403', new ServiceError('status', 'x', 403), { kind: 'refused', code: '1' }],
    ['500', new ServiceError('status', 'x', 500), { kind: 'unknown', code: '500' }],
    [
      'an HTML page instead of JSON',
      new ServiceError('not-json', 'x', 200, '<html>'),
      { kind: 'unknown', code: '200' },
    ],
    ['another error', new TypeError('x'), { kind: 'unknown' }],
  ])('maps %s to a playback failure', (_, error, failure) => expect(failureOfRequest(error)).toEqual(failure))
})

it('can only be acknowledged on a site without sign-in', () => {
  const failure = { kind: 'refused', code: '2' } as const
  showPage(<PlayFailed failure={failure} retry={() => {}} okHref="/title/film" />, {
    config: { auth: { disabled: true } },
  })
  expect(screen.queryByRole('button', { name: 'SIGN IN' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Ok' }).getAttribute('href')).toBe('/title/film')
})
