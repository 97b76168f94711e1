import { memo, useId, useRef } from 'react'
import type { Episode } from '../../generated/types'
import { useText } from '../../text/TextContext'
import { useRenderedCount } from '../../ui/rows/useRenderedCount'
import { useVisitor } from '../access/useVisitor'
import { descriptionOf } from '../title/titleFacts'
import { EpisodeArt, EpisodeLink } from './EpisodeLink'
import { continueLine, episodeAction, episodeName, episodeRuntime, originalName } from './episodeFacts'
import './episodeLine.scss'
import './episodeLineNarrow.scss'
import './episodeList.scss'

/** Rendered at a time after the first ones. */
const STEP = 24

interface Props {
  episodes: readonly Episode[]
  /** Slug of the one that is shown. */
  current?: string
  /** false: no numbers. Default: where there are any. */
  numbered?: boolean
  /** The name of a row. Default: the episode's. */
  nameOf?: (episode: Episode) => string
  /** Where a row leads. Default: the episode's watch page. */
  hrefOf?: (episode: Episode) => string
  /** Takes a plain press in place of the address. */
  onChoose?: (episode: Episode) => void
}

/** Episodes below each other (look: Episode list). However many they are, only those near the screen cost anything. */
export function EpisodeList(props: Props) {
  const { episodes, current, numbered = true, nameOf = episodeName, hrefOf, onChoose } = props
  const rest = useRef<HTMLLIElement>(null)
  const count = useRenderedCount(episodes.length, STEP, rest)
  const withNumbers = numbered && episodes.some(({ episode_num }) => episode_num !== undefined)
  return (
    <ol className={withNumbers ? 'mq-episodes mq-episodes--numbered' : 'mq-episodes'}>
      {episodes.slice(0, count).map((episode, index) => (
        <EpisodeLine
          // The versions of a film share its slug.
          key={`${episode.slug} ${index}`}
          episode={episode}
          name={nameOf(episode)}
          other={originalName(episode, nameOf(episode))}
          number={withNumbers ? episode.episode_num : undefined}
          current={episode.slug === current}
          href={hrefOf?.(episode)}
          onChoose={onChoose}
        />
      ))}
      {count < episodes.length && (
        <li
          ref={rest}
          aria-hidden="true"
          className="mq-episodes__rest"
          style={{ '--rows': episodes.length - count } as React.CSSProperties}
        />
      )}
    </ol>
  )
}

interface LineProps {
  episode: Episode
  name: string
  /** Its original name, where it goes by another one. */
  other?: string
  /** undefined: it has none, or none is shown. */
  number?: number
  current?: boolean
  href?: string
  onChoose?: (episode: Episode) => void
}

/** One episode of a list: number, still, name, two lines, running time. The row is one link. */
const EpisodeLine = memo(function EpisodeLine({ episode, name, other, number, current, href, onChoose }: LineProps) {
  const t = useText()
  const id = useId()
  const closed = episodeAction(episode, useVisitor()) === 'closed'
  const now = closed ? t('episodeClosed') : continueLine(episode, t)
  const text = descriptionOf(episode)
  const time = episodeRuntime(episode)
  return (
    <li className="mq-episodes__item">
      <EpisodeLink
        episode={episode}
        className={text ? 'mq-episode' : 'mq-episode mq-episode--brief'}
        current={current}
        href={href}
        onChoose={onChoose}
        describedBy={text ? `${id}text` : undefined}
      >
        {number !== undefined && (
          <span className="mq-episode__number" aria-hidden="true">
            {number}
          </span>
        )}
        <span className="mq-episode__art">
          <EpisodeArt episode={episode} sizes="(min-width: 1100px) 248px, (min-width: 768px) 200px, 124px" />
        </span>
        <span className="mq-episode__head">
          {now && <span className={`mq-episode__now mq-episode__now--${closed ? 'closed' : 'begun'}`}>{now} </span>}
          <span className="mq-episode__name">
            {number !== undefined && <span className="mq-episode__ordinal">{number}. </span>}
            {name}
            {other && <span className="mq-episode__other"> {other}</span>}
          </span>
        </span>
        {text && (
          // It describes the link, and is no part of its name.
          <span className="mq-episode__text" id={`${id}text`} aria-hidden={closed ? undefined : true}>
            <span className="mq-clamp">{text}</span>
          </span>
        )}
        {time && <span className="mq-episode__time"> {time}</span>}
      </EpisodeLink>
    </li>
  )
})
