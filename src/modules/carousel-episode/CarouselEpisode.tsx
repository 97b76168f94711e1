import { useVisitor } from '../../catalogue/access/useVisitor'
import { canLinkToWatchPage } from '../../catalogue/episodes/episodeFacts'
import { TitleRow } from '../../catalogue/row/TitleRow'
import type { TitleCard } from '../../generated/types'
import type { ModuleProps } from '../../site/registry'
import { useText } from '../../text/TextContext'
import { lazyPart } from '../../ui/lazyPart'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'
import './carouselEpisode.scss'

/** Maximum number of episodes without arrows (spec, section 9). */
const MAX_WITHOUT_ARROWS = 4

/** Loaded lazily: most modules contain their episodes. */
const SeriesEpisodes = lazyPart(() =>
  import('../../catalogue/episodes/SeriesEpisodes').then(({ SeriesEpisodes }) => SeriesEpisodes),
)

/**
 * A row of episodes: number and name, five lines of description (spec, section 9). A card links to the watch page;
 * without an asset id, and for signed-out visitors of the apple-type site, it has no link (spec, section 6). A module
 * without episodes loads those of its `series`.
 */
export default function CarouselEpisode({ module, index }: ModuleProps<'carousel_episode'>) {
  const t = useText()
  const visitor = useVisitor()
  const { content = [], config: { series, season, shape = 'still', captions = 'description' } = {} } = module
  const row = {
    module,
    shape,
    captions,
    index,
    path: '/watch',
    locked: (episode: TitleCard) => episode.link === undefined && !canLinkToWatchPage(episode, visitor),
    numbered: true,
  }
  if (content.length > 0 || series === undefined)
    return <TitleRow {...row} arrows={content.length > MAX_WITHOUT_ARROWS} />
  return (
    <SeriesEpisodes
      {...row}
      series={series}
      season={season}
      maxWithoutArrows={MAX_WITHOUT_ARROWS}
      lazy={{
        pending: <Skeleton shape="row" />,
        failed: (retry) => <Notice title={t('moduleFailed')} action={{ label: t('tryAgain'), onPress: retry }} />,
      }}
    />
  )
}
