import { compile } from 'sass'
import { expect, test } from 'vitest'

/** The line clamp of a rule; the last one in the sheet counts. */
function lineClampsOf(sheet: string, selector: string): number[] {
  const { css } = compile(`src/${sheet}`, { loadPaths: ['src/styles'] })
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, at = '']) => at.trim() === selector)
  return rules.flatMap(([, , body = '']) => [...body.matchAll(/--lines: (\d+)/g)].map(([, lines]) => Number(lines)))
}

// Values of the specification (sections 2 and 9, part 2 section 9).
test.each([
  ['a featured video', 'modules/featured-video/featuredVideo.scss', '.mq-feature__text', 2],
  [
    'an episode of a carousel',
    'modules/carousel-episode/carouselEpisode.scss',
    '.mq-module--carousel_episode .mq-card__under--text',
    5,
  ],
  ['an episode of a row', 'catalogue/episodes/episodeRow.scss', '.mq-episode-card__text', 5],
  ['a hovered tile, at most', 'catalogue/card/artTileWords.scss', '.mq-tile__more', 8],
  ['a collection', 'catalogue/collections/collectionCard.scss', '.mq-bundle__text', 3],
  ['a collection in its panel', 'pages/collection/infoPanel.scss', '.mq-info__text--cut', 9],
])('clamps the description of %s to the lines of the specification', (_, sheet, selector, lines) => {
  expect(Math.max(...lineClampsOf(sheet, selector))).toBe(lines)
})
