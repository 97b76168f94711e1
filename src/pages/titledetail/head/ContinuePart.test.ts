import { expect, test } from 'vitest'
import type { Episode } from '../../../generated/types'
import type { SeasonGroup } from '../../../service/seasons'
import { nextPlayableEpisode } from './ContinuePart'

const episode = (slug: string, more: Partial<Episode> = {}): Episode => ({ slug, asset_id: `a-${slug}`, ...more })
const groups: SeasonGroup[] = [
  {
    season: { id: 1, season_num: 1 },
    episodes: [episode('one'), episode('two', { is_playable: false }), episode('three')],
  },
  { season: { id: 2, season_num: 2 }, episodes: [episode('four', { asset_id: undefined }), episode('five')] },
]

test.each([
  ['one', 'three'],
  ['three', 'five'],
  ['five', undefined],
  ['unknown', undefined],
])('returns the next playable episode after %s: %s', (slug, next) => {
  expect(nextPlayableEpisode({ slug }, groups)?.slug).toBe(next)
})
