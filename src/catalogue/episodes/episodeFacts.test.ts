import { expect, test } from 'vitest'
import type { Episode } from '../../generated/types'
import { episodeAction, isWatched, watchedCount, watchedPart, watchLink } from './episodeFacts'

const asset = { slug: 'a', asset_id: 'x' }

test.each([
  ['with an asset id', asset, {}, false, 'open'],
  ['with the asset id of its video', { slug: 'a', primary_video: { asset_id: 'x' } }, {}, false, 'open'],
  ['an id of 0 is an id', { slug: 'a', asset_id: 0 }, {}, false, 'open'],
  ['without an asset id', { slug: 'a' }, {}, true, 'closed'],
  ['with a video without one', { slug: 'a', primary_video: { slug: 'b' } }, {}, true, 'closed'],
  ['not playable', { ...asset, is_playable: false }, {}, false, 'open'],
  ['not playable, no link', { ...asset, is_playable: false }, { disable_non_playable: true }, true, 'closed'],
  ['playable, where such are no links', { ...asset, is_playable: true }, { disable_non_playable: true }, false, 'open'],
  ['apple-type, signed out', asset, { is_apple_site: true }, false, 'ask'],
  ['apple-type, signed in', asset, { is_apple_site: true }, true, 'open'],
  ['where playing asks for signing in, signed out', asset, { play_auth: true }, false, 'ask'],
  ['where playing asks for signing in, signed in', asset, { play_auth: true }, true, 'open'],
  ['apple-type, without an asset id', { slug: 'a' }, { is_apple_site: true }, false, 'closed'],
])('%s', (_, episode, config, signedIn, action) => {
  expect(episodeAction(episode, { config, signedIn, canSignIn: true })).toBe(action)
})

test('a slug stays one part of the address', () => {
  expect(watchLink({ slug: 'a/b?c' })).toBe('/watch/a%2Fb%3Fc')
})

const at = (progress?: number, runtime?: number): Episode => ({ slug: 'a', progress, runtime })

test.each([
  ['untouched', at(0, 100), false, 0],
  ['no progress known', at(undefined, 100), false, 0],
  ['begun', at(40, 100), false, 0.4],
  ['just before the end', at(94, 100), false, 0.94],
  ['from 95 % on', at(95, 100), true, 1],
  ['beyond its end', at(130, 100), true, 1],
  ['without a running time', at(40), false, 0],
  ['with a running time of nothing', at(40, 0), false, 0],
])('%s', (_, episode, watched, part) => {
  expect([isWatched(episode), watchedPart(episode)]).toEqual([watched, part])
})

test.each([
  ['none', [], 0],
  ['some', [at(100, 100), at(40, 100), at(96, 100), at()], 2],
])('counts %s', (_, episodes, count) => {
  expect(watchedCount(episodes)).toBe(count)
})
