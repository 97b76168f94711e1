import { useMemo } from 'react'
import { useQuery } from '../../data/useQuery'
import type { CarouselShowModule } from '../../generated/types'
import { recentHistoryQuery } from '../../service/history'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'
import { startedTitles } from '../title/continueWatching'
import { TitleRow } from './TitleRow'

interface Props {
  module: CarouselShowModule
  index: number
}

/** Titles from the viewer's history that are started and not finished. Renders nothing if there are none. */
export function ContinueWatchingRow({ module, index }: Props) {
  const t = useText()
  const { site_config: config } = useRuntime().plan.document
  const { data, error, retry } = useQuery(recentHistoryQuery)
  const content = useMemo(() => data && startedTitles(data, config), [data, config])
  if (error !== undefined) return <Notice title={t('moduleFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
  if (!content) return <Skeleton shape="row" />
  if (content.length === 0) return null
  const { shape = 'still', captions = 'facts' } = module.config ?? {}
  return <TitleRow module={{ ...module, content }} shape={shape} captions={captions} index={index} path="/play" />
}
