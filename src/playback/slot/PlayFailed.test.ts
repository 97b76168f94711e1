import { describe, expect, it } from 'vitest'
import type { PlaybackFailure } from '../../player/failure'
import { ServiceError } from '../../service/http/response'
import { failureOfCall } from './PlayFailed'

describe('failureOfCall', () => {
  it.each<[string, unknown, PlaybackFailure]>([
    ['a line that is down', new ServiceError('network', 'x'), { kind: 'network' }],
    ['nothing in time', new ServiceError('timeout', 'x'), { kind: 'timeout' }],
    ['404', new ServiceError('status', 'x', 404), { kind: 'refused', code: '1' }],
    ['403', new ServiceError('status', 'x', 403), { kind: 'refused', code: '1' }],
    ['500', new ServiceError('status', 'x', 500), { kind: 'unknown', code: '500' }],
    ['a page instead of an answer', new ServiceError('not-json', 'x', 200, '<html>'), { kind: 'unknown', code: '200' }],
    ['nothing that can be used', new TypeError('x'), { kind: 'unknown' }],
  ])('%s', (_, error, failure) => expect(failureOfCall(error)).toEqual(failure))
})
