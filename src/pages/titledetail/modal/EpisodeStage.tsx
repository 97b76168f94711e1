import { neighbours } from '../../../catalogue/episodes/neighbours'
import { SeasonsRow } from '../../../catalogue/episodes/SeasonsRow'
import { useQuery } from '../../../data/useQuery'
import type { Title } from '../../../generated/types'
import { seasonsQuery } from '../../../service/seasons'
import { useText } from '../../../text/TextContext'
import { Notice } from '../../../ui/Notice'
import { Skeleton } from '../../../ui/Skeleton'
import { ChosenEpisode } from './ChosenEpisode'
import { useChosenEpisode } from './useChosenEpisode'

/** The episodes of a series in its dialog: the chosen one large, with the ones beside it, and the row to choose from. */
export function EpisodeStage({ title }: { title: Title }) {
  const t = useText()
  const { data, error, retry } = useQuery(seasonsQuery(title))
  const [chosen, choose] = useChosenEpisode(title.slug, data)
  if (error !== undefined)
    return <Notice title={t('episodesFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
  if (!data) return <Skeleton shape="row" />
  return (
    <section className="mq-title-modal__episodes" aria-label={t('viewSeasons')}>
      {chosen && <ChosenEpisode episode={chosen} beside={neighbours(data, chosen.slug)} onChoose={choose} />}
      <SeasonsRow
        groups={data}
        current={chosen?.slug}
        unnamed={title.meta?.hide_season_label}
        onChoose={({ slug }) => choose(slug)}
      />
    </section>
  )
}
