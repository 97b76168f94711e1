import { useMemo } from 'react'
import { useQuery } from '../../../data/useQuery'
import { fileTextQuery } from '../../../service/collaboration/assets'
import { useText } from '../../../text/TextContext'
import { formatTimeCode } from '../../conversation/timeCode'
import { ViewerNotice } from '../viewers/ViewerNotice'
import { parseCues } from './cues'
import './cueList.scss'

/** Lists the cues of a subtitle file with their times. */
export function CueList({ src, name }: { src: string; name: string }) {
  const t = useText()
  const { data, error, retry } = useQuery(fileTextQuery(src))
  const cues = useMemo(() => data !== undefined && parseCues(data), [data])
  if (error !== undefined) return <ViewerNotice title={t('assetNotShown')} onRetry={retry} />
  if (!cues) return <div className="mq-asset-face mq-skeleton__part" aria-busy="true" />
  if (cues.length === 0) return <ViewerNotice title={t('cuesNone')} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable with keys only while focused
    <section className="mq-cues" aria-label={name} tabIndex={0}>
      <p className="mq-cues__count">{t('cues', { count: cues.length })}</p>
      <ol>
        {cues.map(({ start, end, text }, at) => (
          <li key={`${start} ${at}`}>
            <span className="mq-cues__times">
              {formatTimeCode(start)} – {formatTimeCode(end)}
            </span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
