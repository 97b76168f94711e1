import { expect, test } from 'vitest'
import { isModeratorPath } from './isModeratorPath'

test.each<[{ mod_url?: string } | undefined, string, boolean]>([
  [{}, '/mod', true],
  [{}, '/MOD', true],
  [{}, '/mod/x', false],
  [{}, '/moderator', false],
  [{ mod_url: '/ushers/' }, '/ushers', true],
  [{ mod_url: '/ushers' }, '/mod', false],
  [undefined, '/mod', false],
])('with %j at %s returns %s', (countdown, pathname, expected) => {
  const document = {
    site_config: { routing: [], countdown: countdown && { start_time: '2026-11-14T00:00:00Z', ...countdown } },
  }
  expect(isModeratorPath({ document }, pathname)).toBe(expected)
})
