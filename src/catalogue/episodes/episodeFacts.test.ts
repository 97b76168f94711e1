import { expect, test } from 'vitest'
import type { Episode } from '../../generated/types'
import { episodeAvailability, isWatched, watchedCount, watchedPart, watchLink } from './episodeFacts'

const playableEpisode = { slug: 'a', asset_id: 'x' }

test.each([
  ['with an asset id', playableEpisode, {}, false, 'open'],
  ['with the asset id of its video', { slug: 'a', primary_video: { asset_id: 'x' } }, {}, false, 'open'],
  ['with an asset id of 0', { slug: 'a', asset_id: 0 }, {}, false, 'open'],
  ['without an asset id', { slug: 'a' }, {}, true, 'closed'],
  ['with a video without an asset id', { slug: 'a', primary_video: { slug: 'b' } }, {}, true, 'closed'],
  ['not playable', { ...playableEpisode, is_playable: false }, {}, false, 'open'],
  [
    'not playable, with disable_non_playable',
    { ...playableEpisode, is_playable: false },
    { disable_non_playable: true },
    true,
    'closed',
  ],
  [
    'playable, with disable_non_playable',
    { ...playableEpisode, is_playable: true },
    { disable_non_playable: true },
    false,
    'open',
  ],
  ['apple-type, signed out', playableEpisode, { is_apple_site: true }, false, 'signIn'],
  ['apple-type, signed in', playableEpisode, { is_apple_site: true }, true, 'open'],
  ['play_auth, signed out', playableEpisode, { play_auth: true }, false, 'signIn'],
  ['play_auth, signed in', playableEpisode, { play_auth: true }, true, 'open'],
  ['apple-type, without an asset id', { slug: 'a' }, { is_apple_site: true }, false, 'closed'],
])('decides whether an episode is available: %s', (_, episode, config, signedIn, action) => {
  expect(episodeAvailability(episode, { config, signedIn, canSignIn: true })).toBe(action)
})

test('encodes the slug in the address', () => {
  expect(watchLink({ slug: 'a/b?c' })).toBe('/watch/a%2Fb%3Fc')
})

const episodeWithProgress = (progress?: number, runtime?: number): Episode => ({ slug: 'a', progress, runtime })

test.each([
  ['not started', episodeWithProgress(0, 100), false, 0],
  ['no progress known', episodeWithProgress(undefined, 100), false, 0],
  ['started', episodeWithProgress(40, 100), false, 0.4],
  ['just before the end', episodeWithProgress(94, 100), false, 0.94],
  ['from 95 % on', episodeWithProgress(95, 100), true, 1],
  ['beyond its end', episodeWithProgress(130, 100), true, 1],
  ['without a running time', episodeWithProgress(40), false, 0],
  ['with a running time of 0', episodeWithProgress(40, 0), false, 0],
])('computes the watched fraction: %s', (_, episode, watched, part) => {
  expect([isWatched(episode), watchedPart(episode)]).toEqual([watched, part])
})

test.each([
  ['an empty list', [], 0],
  [
    'only episodes with at least 95 % progress',
    [episodeWithProgress(100, 100), episodeWithProgress(40, 100), episodeWithProgress(96, 100), episodeWithProgress()],
    2,
  ],
])('counts watched episodes: %s', (_, episodes, count) => {
  expect(watchedCount(episodes)).toBe(count)
})
