import { describe, expect, it } from 'vitest'
import type { PlaybackFailure } from '../../player/failure'
import { ServiceError } from '../../service/http/response'
import { failureOfRequest } from './PlayFailed'

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
