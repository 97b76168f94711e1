import type { ComponentProps } from 'react'
import { useQuery } from '../../data/useQuery'
import type { Episode } from '../../generated/types'
import type { Query } from '../../service/query'
import { defaultSeason, seasonsQuery } from '../../service/seasons'
import { titleQuery } from '../../service/titles'
import { useText } from '../../text/TextContext'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'
import { TitleRow } from '../row/TitleRow'

interface Props extends ComponentProps<typeof TitleRow> {
  /** Slug of the series. */
  series: string
  /** Season number. Default: the last season with episodes. */
  season?: number
  /** Maximum number of episodes without arrows. */
  maxWithoutArrows: number
}

/** A row of a season's episodes for a module that names only the series. */
export function SeriesEpisodes({ series, season, maxWithoutArrows, ...row }: Props) {
  const t = useText()
  const { data, error, retry } = useQuery(seriesEpisodesQuery(series, season))
  if (error !== undefined) {
    return <Notice title={t('moduleFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
  }
  if (!data) return <Skeleton shape="row" />
  return <TitleRow {...row} module={{ ...row.module, content: data }} arrows={data.length > maxWithoutArrows} />
}

/** Loads the title first, because seasons are requested by its id. */
const seriesEpisodesQuery = (series: string, season: number | undefined): Query<Episode[]> => ({
  key: `series-episodes ${series} ${season ?? ''}`,
  tag: { type: 'cards' },
  async read(client) {
    const groups = await seasonsQuery(await titleQuery(series).read(client)).read(client)
    const chosen =
      season === undefined ? defaultSeason(groups) : groups.find((group) => group.season.season_num === season)
    return chosen?.episodes ?? []
  },
})
