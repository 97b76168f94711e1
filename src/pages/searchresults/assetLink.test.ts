import { expect, test } from 'vitest'
import type { TitleCard } from '../../generated/types'
import { episodeOrExtraLink, isEpisodeOrExtra } from './assetLink'

const parent = { parent_slug: 'metropolis' }

test.each<[TitleCard, boolean, string | undefined]>([
  [{ slug: 'part-1', title_type: 'episode', hierarchy: parent }, true, '/watch/part-1'],
  [{ slug: 'score', title_type: 'extra', hierarchy: parent }, true, '/title/metropolis/score'],
  [{ slug: 'lost', title_type: 'trailer' }, true, undefined],
  [{ slug: 'faust', title_type: 'feature' }, false, undefined],
  [{ slug: 'faust-2', title_type: 'season' }, false, undefined],
])('%j: isEpisodeOrExtra is %s, episodeOrExtraLink is %s', (card, asset, href) => {
  expect(isEpisodeOrExtra(card)).toBe(asset)
  if (asset) expect(episodeOrExtraLink(card)).toBe(href)
})
