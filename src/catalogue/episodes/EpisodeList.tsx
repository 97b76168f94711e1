import { memo, useId, useRef } from 'react'
import type { Episode } from '../../generated/types'
import { useText } from '../../text/TextContext'
import { useRenderedCount } from '../../ui/rows/useRenderedCount'
import { useVisitor } from '../access/useVisitor'
import { titleDescription } from '../title/titleFacts'
import { EpisodeArt, EpisodeLink } from './EpisodeLink'
import { continueLine, episodeAvailability, episodeName, episodeRuntime, originalName } from './episodeFacts'
import './episodeLine.scss'
import './episodeLineNarrow.scss'
import './episodeList.scss'

/** Rows rendered per step after the first ones. */
const ROWS_PER_STEP = 24

interface Props {
  episodes: readonly Episode[]
  /** Slug of the current episode. */
  current?: string
  /** false: no numbers. Default: numbers if any episode has one. */
  numbered?: boolean
  /** Default: the episode's name. */
  nameOf?: (episode: Episode) => string
  /** Default: the episode's watch page. */
  hrefOf?: (episode: Episode) => string
  /** Called on a plain click instead of navigating. */
  onChoose?: (episode: Episode) => void
}

/** A vertical list of episodes (look: Episode list). Only rows near the screen are rendered. */
export function EpisodeList(props: Props) {
  const { episodes, current, numbered = true, nameOf = episodeName, hrefOf, onChoose } = props
  const restRef = useRef<HTMLLIElement>(null)
  const count = useRenderedCount(episodes.length, ROWS_PER_STEP, restRef)
  const withNumbers = numbered && episodes.some(({ episode_num }) => episode_num !== undefined)
  return (
    <ol className={withNumbers ? 'mq-episodes mq-episodes--numbered' : 'mq-episodes'}>
      {episodes.slice(0, count).map((episode, index) => (
        <EpisodeLine
          // Versions of a film share one slug.
          key={`${episode.slug} ${index}`}
          episode={episode}
          name={nameOf(episode)}
          original={originalName(episode, nameOf(episode))}
          number={withNumbers ? episode.episode_num : undefined}
          current={episode.slug === current}
          href={hrefOf?.(episode)}
          onChoose={onChoose}
        />
      ))}
      {count < episodes.length && (
        <li
          ref={restRef}
          aria-hidden="true"
          className="mq-episodes__rest"
          style={{ '--rows': episodes.length - count }}
        />
      )}
    </ol>
  )
}

interface LineProps {
  episode: Episode
  name: string
  /** Original name, if another name is shown. */
  original?: string
  /** undefined: no number is shown. */
  number?: number
  current?: boolean
  href?: string
  onChoose?: (episode: Episode) => void
}

const EpisodeLine = memo(function EpisodeLine({ episode, name, original, number, current, href, onChoose }: LineProps) {
  const t = useText()
  const id = useId()
  const isUnavailable = episodeAvailability(episode, useVisitor()) === 'closed'
  const status = isUnavailable ? t('episodeClosed') : continueLine(episode, t)
  const text = titleDescription(episode)
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
          {status && (
            <span className={`mq-episode__now mq-episode__now--${isUnavailable ? 'closed' : 'begun'}`}>{status} </span>
          )}
          <span className="mq-episode__name">
            {number !== undefined && <span className="mq-episode__ordinal">{number}. </span>}
            {name}
            {original && <span className="mq-episode__other"> {original}</span>}
          </span>
        </span>
        {text && (
          // Describes the link without being part of its name.
          <span className="mq-episode__text" id={`${id}text`} aria-hidden={isUnavailable ? undefined : true}>
            <span className="mq-clamp">{text}</span>
          </span>
        )}
        {time && <span className="mq-episode__time"> {time}</span>}
      </EpisodeLink>
    </li>
  )
})
