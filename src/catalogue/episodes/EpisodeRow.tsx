import { memo, useDeferredValue, useId, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Episode } from '../../generated/types'
import { useText } from '../../text/TextContext'
import { Row } from '../../ui/rows/Row'
import { readScrollOffset, saveScrollOffset } from '../../ui/rows/scrollOffsets'
import { useVisitor } from '../access/useVisitor'
import { CARD_SIZES } from '../card/cardPicture'
import { descriptionOf } from '../title/titleFacts'
import { EpisodeArt, EpisodeLink } from './EpisodeLink'
import { continueLine, episodeAction, episodeName, episodeRuntime } from './episodeFacts'
import './episodeRow.scss'

/** Up to this many episodes there are no arrows (spec, section 9). */
const WITHOUT_ARROWS = 4

/** A row renders so many cards at first. */
const FIRST = 40

interface Props {
  episodes: readonly Episode[]
  /** Name of the row for people who do not see it. */
  label: string
  /** Slug of the one that is shown: the row begins with it in sight. */
  current?: string
  /** false: no numbers. */
  numbered?: boolean
  /** Takes a plain press in place of the address. */
  onChoose?: (episode: Episode) => void
}

/** Episodes in a row that scrolls, as wide as what it stands in: a page or a dialog. */
export function EpisodeRow({ episodes, label, current, numbered, onChoose }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const name = `${key} ${label}`
  // The problem: a long row renders its end late, and the present episode may stand there. The solution: what is around
  // it is shown first; the whole row, which counts as moved and is therefore rendered to its end, follows in idle time.
  const [part] = useState(() => {
    const at = episodes.findIndex(({ slug }) => slug === current)
    if (at < FIRST || readScrollOffset(name) !== undefined) return episodes
    saveScrollOffset(name, 1)
    return episodes.slice(at - FIRST / 2, at + FIRST / 2)
  })
  const shown = useDeferredValue(episodes, part)
  const whole = shown.length === episodes.length

  // The whole row replaces the part that is shown at first.
  useLayoutEffect(() => {
    const card = current === undefined ? null : frame.current?.querySelector('[aria-current]')
    const rail = card?.closest('ul')
    // Where the visitor left it, it stays.
    if (!card || !rail || Math.abs(rail.scrollLeft) > 1) return
    const { left, right } = card.getBoundingClientRect()
    const seen = rail.getBoundingClientRect()
    if (left >= seen.left && right <= seen.right) return
    rail.scrollBy({ left: (left + right - seen.left - seen.right) / 2, behavior: 'instant' })
  }, [current, whole])

  const at = shown.findIndex(({ slug }) => slug === current)
  return (
    <div ref={frame} className={episodes.length > FIRST ? 'mq-episode-row mq-episode-row--long' : 'mq-episode-row'}>
      <Row
        key={String(whole)}
        shape="still"
        label={label}
        memory={whole ? name : `${name} part`}
        arrows={episodes.length > WITHOUT_ARROWS}
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

/** An episode as a card: still, number and name, and at most five lines (spec, section 9: episode caption). */
const EpisodeCard = memo(function EpisodeCard({ episode, current, numbered = true, onChoose, tabStop }: CardProps) {
  const t = useText()
  const id = useId()
  const closed = episodeAction(episode, useVisitor()) === 'closed'
  const text = descriptionOf(episode)
  const facts = closed
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
          aria-hidden={closed ? undefined : true}
        >
          {text}
        </span>
      )}
    </EpisodeLink>
  )
})
