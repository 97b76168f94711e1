import { expect, it } from 'vitest'
import { testSite } from '../../site/testSite'
import { checkRoutePaths } from './routePaths'

it.each([
  ['ASCII', '/films', undefined, undefined],
  ['letters beyond ASCII', '/über-uns', undefined, undefined],
  ['encoded letters', '/%C3%BCber-uns', undefined, undefined],
  ['an encoded space', '/about%20us', undefined, undefined],
  ['a parameter', '/people/:slug', undefined, undefined],
  ['Persian with a joiner', '/می\u200cخواهم', undefined, undefined],
  ['dots within a name', '/..a/b.c', undefined, undefined],
  ['a hash', '/films#new', 'browsers send nothing after "#"', '/films'],
  ['a segment of dots', '/a/../b', 'browsers resolve the segments', undefined],
  ['encoded dots', '/a/%2E%2e', 'browsers resolve the segments', undefined],
  ['a lone percent sign', '/100%', 'write a percent sign as %25', '/100%25'],
  ['an escape that is not UTF-8', '/caf%E9', '"%" starts an escape', '/caf%E9'],
  ['a zero-width space', '/films\u200b', 'it contains an invisible character', '/films'],
])('checks a route with %s', (_, route, message, suggestion) => {
  const problems = checkRoutePaths(testSite({ routing: [{ route, component: 'modulesonly' }] }))
  expect(problems).toEqual(
    message === undefined
      ? []
      : [
          expect.objectContaining({
            severity: 'error',
            pointer: '/site_config/routing/0/route',
            message: expect.stringContaining(message),
            ...(suggestion && suggestion !== route && { suggestion }),
          }),
        ],
  )
})
