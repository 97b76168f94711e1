import { memo, useDeferredValue, useId, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Episode } from '../../generated/types'
import { useText } from '../../text/TextContext'
import { Row } from '../../ui/rows/Row'
import { readScrollOffset, saveScrollOffset } from '../../ui/rows/scrollOffsets'
import { useVisitor } from '../access/useVisitor'
import { CARD_SIZES } from '../card/cardPicture'
import { titleDescription } from '../title/titleFacts'
import { EpisodeArt, EpisodeLink } from './EpisodeLink'
import { continueLine, episodeAvailability, episodeName, episodeRuntime } from './episodeFacts'
import './episodeRow.scss'

/** Maximum number of episodes without arrows (spec, section 9). */
const MAX_WITHOUT_ARROWS = 4

/** Cards rendered at first. */
const INITIAL_CARDS = 40

interface Props {
  episodes: readonly Episode[]
  /** Accessible name of the row. */
  label: string
  /** Slug of the current episode: the row scrolls to it at first. */
  current?: string
  numbered?: boolean
  /** Called on a plain click instead of navigating. */
  onChoose?: (episode: Episode) => void
}

/** A scrolling row of episodes, as wide as its container. */
export function EpisodeRow({ episodes, label, current, numbered, onChoose }: Props) {
  const frameRef = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const name = `${key} ${label}`
  // A long row renders its last cards late, and the current episode may be one of them. Therefore the cards around it are
  // rendered first, and the complete row later. A saved offset makes `Row` render all of its cards.
  const [initial] = useState(() => {
    const at = episodes.findIndex(({ slug }) => slug === current)
    if (at < INITIAL_CARDS || readScrollOffset(name) !== undefined) return episodes
    saveScrollOffset(name, 1)
    return episodes.slice(at - INITIAL_CARDS / 2, at + INITIAL_CARDS / 2)
  })
  const shown = useDeferredValue(episodes, initial)
  const isComplete = shown.length === episodes.length

  // Runs again when the complete row replaces the initial cards.
  useLayoutEffect(() => {
    const card = current === undefined ? null : frameRef.current?.querySelector('[aria-current]')
    const rail = card?.closest('ul')
    // Keep a restored scroll position.
    if (!card || !rail || Math.abs(rail.scrollLeft) > 1) return
    const { left, right } = card.getBoundingClientRect()
    const seen = rail.getBoundingClientRect()
    if (left >= seen.left && right <= seen.right) return
    rail.scrollBy({ left: (left + right - seen.left - seen.right) / 2, behavior: 'instant' })
  }, [current, isComplete])

  const at = shown.findIndex(({ slug }) => slug === current)
  return (
    <div
      ref={frameRef}
      className={episodes.length > INITIAL_CARDS ? 'mq-episode-row mq-episode-row--long' : 'mq-episode-row'}
    >
      <Row
        key={String(isComplete)}
        shape="still"
        label={label}
        restoreKey={isComplete ? name : `${name} part`}
        arrows={episodes.length > MAX_WITHOUT_ARROWS}
      >
        {shown.map((episode, index) => (
          <li key={`${episode.slug} ${index}`}>
            <EpisodeCard
              episode={episode}
              current={episode.slug === current}
              numbered={numbered}
              onChoose={onChoose}
              tabStop={index === Math.max(0, at)}
            />
          </li>
        ))}
      </Row>
    </div>
  )
}

interface CardProps {
  episode: Episode
  current?: boolean
  numbered?: boolean
  onChoose?: (episode: Episode) => void
  tabStop?: boolean
}

/** An episode card: still, number and name, at most five lines of text (spec, section 9: episode caption). */
const EpisodeCard = memo(function EpisodeCard({ episode, current, numbered = true, onChoose, tabStop }: CardProps) {
  const t = useText()
  const id = useId()
  const isUnavailable = episodeAvailability(episode, useVisitor()) === 'closed'
  const text = titleDescription(episode)
  const facts = isUnavailable
    ? t('episodeClosed')
    : current
      ? t('episodeShown')
      : (continueLine(episode, t) ?? episodeRuntime(episode))
  return (
    <EpisodeLink
      episode={episode}
      className="mq-card mq-episode-card"
      current={current}
      onChoose={onChoose}
      describedBy={text ? `${id}text` : undefined}
      tabIndex={tabStop ? undefined : -1}
    >
      <EpisodeArt episode={episode} sizes={CARD_SIZES.still} />
      <span className="mq-episode-card__words">
        <span className="mq-card__name">
          {numbered && episode.episode_num !== undefined && (
            <span className="mq-card__number">{episode.episode_num} </span>
          )}
          {episodeName(episode)}
        </span>
        {facts && <span className="mq-card__under"> {facts}</span>}
      </span>
      {text && (
        <span
          className="mq-card__under mq-episode-card__text mq-clamp"
          id={`${id}text`}
          aria-hidden={isUnavailable ? undefined : true}
        >
          {text}
        </span>
      )}
    </EpisodeLink>
  )
})
