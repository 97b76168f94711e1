import { useMemo } from 'react'
import { useQuery } from '../../../data/useQuery'
import { fileTextQuery } from '../../../service/collaboration/assets'
import { useText } from '../../../text/TextContext'
import { formatTimeCode } from '../../conversation/timeCode'
import { readCues } from './cues'
import { FaceNotice } from './FaceNotice'
import './cueList.scss'

/** A file of subtitles, to read: each line with its times. */
export function CueList({ src, name }: { src: string; name: string }) {
  const t = useText()
  const { data, error, retry } = useQuery(fileTextQuery(src))
  const cues = useMemo(() => data !== undefined && readCues(data), [data])
  if (error !== undefined) return <FaceNotice title={t('assetNotShown')} onRetry={retry} />
  if (!cues) return <div className="mq-asset-face mq-skeleton__part" aria-busy="true" />
  if (cues.length === 0) return <FaceNotice title={t('cuesNone')} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys scroll only what has the focus
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
