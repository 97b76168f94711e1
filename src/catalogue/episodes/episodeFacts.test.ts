import { expect, test } from 'vitest'
import type { Episode } from '../../generated/types'
import { episodeAvailability, isWatched, watchedCount, watchedPart, watchLink } from './episodeFacts'

const asset = { slug: 'a', asset_id: 'x' }

test.each([
  ['with an asset id', asset, {}, false, 'open'],
  ['with the asset id of its video', { slug: 'a', primary_video: { asset_id: 'x' } }, {}, false, 'open'],
  ['with an asset id of 0', { slug: 'a', asset_id: 0 }, {}, false, 'open'],
  ['without an asset id', { slug: 'a' }, {}, true, 'closed'],
  ['with a video without one', { slug: 'a', primary_video: { slug: 'b' } }, {}, true, 'closed'],
  ['not playable', { ...asset, is_playable: false }, {}, false, 'open'],
  [
    'not playable, with disable_non_playable',
    { ...asset, is_playable: false },
    { disable_non_playable: true },
    true,
    'closed',
  ],
  [
    'playable, with disable_non_playable',
    { ...asset, is_playable: true },
    { disable_non_playable: true },
    false,
    'open',
  ],
  ['apple-type, signed out', asset, { is_apple_site: true }, false, 'signIn'],
  ['apple-type, signed in', asset, { is_apple_site: true }, true, 'open'],
  ['play_auth, signed out', asset, { play_auth: true }, false, 'signIn'],
  ['play_auth, signed in', asset, { play_auth: true }, true, 'open'],
  ['apple-type, without an asset id', { slug: 'a' }, { is_apple_site: true }, false, 'closed'],
])('decides whether an episode is available: %s', (_, episode, config, signedIn, action) => {
  expect(episodeAvailability(episode, { config, signedIn, canSignIn: true })).toBe(action)
})

test('encodes the slug in the address', () => {
  expect(watchLink({ slug: 'a/b?c' })).toBe('/watch/a%2Fb%3Fc')
})

const episodeAt = (progress?: number, runtime?: number): Episode => ({ slug: 'a', progress, runtime })

test.each([
  ['not started', episodeAt(0, 100), false, 0],
  ['no progress known', episodeAt(undefined, 100), false, 0],
  ['started', episodeAt(40, 100), false, 0.4],
  ['just before the end', episodeAt(94, 100), false, 0.94],
  ['from 95 % on', episodeAt(95, 100), true, 1],
  ['beyond its end', episodeAt(130, 100), true, 1],
  ['without a running time', episodeAt(40), false, 0],
  ['with a running time of 0', episodeAt(40, 0), false, 0],
])('computes the watched fraction: %s', (_, episode, watched, part) => {
  expect([isWatched(episode), watchedPart(episode)]).toEqual([watched, part])
})

test.each([
  ['none', [], 0],
  ['some', [episodeAt(100, 100), episodeAt(40, 100), episodeAt(96, 100), episodeAt()], 2],
])('counts watched episodes: %s', (_, episodes, count) => {
  expect(watchedCount(episodes)).toBe(count)
})
