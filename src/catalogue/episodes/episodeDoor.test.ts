import { expect, test } from 'vitest'
import { episodeDoor, watchLink } from './episodeDoor'

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
  ['apple-type, without an asset id', { slug: 'a' }, { is_apple_site: true }, false, 'closed'],
])('%s', (_, episode, config, signedIn, door) => {
  expect(episodeDoor(episode, config, signedIn)).toBe(door)
})

test('a slug stays one part of the address', () => {
  expect(watchLink({ slug: 'a/b?c' })).toBe('/watch/a%2Fb%3Fc')
})
