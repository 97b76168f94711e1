import { useCallback, useState } from 'react'
import { useEventClock } from '../../events/useEventClock'
import type { LiveEvent, TitleCard } from '../../generated/types'
import { TitlePlayer } from '../../playback/slot/TitlePlayer'
import type { PlaybackFailure } from '../../player/failure'
import { useTimeLeft } from '../../session/countdown/useTimeLeft'
import { isModerator } from '../../session/roles'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { EventFailed } from './EventFailed'
import { EventOver } from './EventOver'
import { EventUpcoming } from './EventUpcoming'
import { type EventPart, phaseOf, playableParts } from './eventParts'
import './eventParts.scss'

/** Until this time after the start, the player retries a stream that the service does not have yet. */
const STREAM_START_RETRY_MS = 10_000

interface Props {
  event: LiveEvent
  name: string
  titleSlug: string
  back: string
}

/** The countdown already triggers the renders. */
const NO_CHANGE_TIMES: readonly number[] = []

/**
 * Countdown, live stream or recordings of an event. Moderators may open it before the countdown ends (spec, section 6).
 * No playback history is saved (part 2).
 */
export function EventPlayer({ event, name, titleSlug, back }: Props) {
  const t = useText()
  const { plan } = useRuntime()
  const { profile } = useSession()
  const { startTime, left, now } = useEventTime(event)
  const [opened, setOpened] = useState(false)
  const [chosenIndex, choose] = useState(0)
  const phase = phaseOf(event, now)
  const parts = playableParts(event, phase, name)
  const part = parts[chosenIndex] ?? parts[0]
  const moderator = isModerator(profile, plan.document.site_config.auth?.keycloak?.client_id)
  const exit = { href: back, label: t(back === '/' ? 'goToHomePage' : 'playerBackTo', { name }) }
  const renderFailure = useCallback(
    (failure: PlaybackFailure, retry: () => void) => (
      <EventFailed event={event} name={name} failure={failure} retry={retry} />
    ),
    [event, name],
  )
  if (phase === 'upcoming' && !opened) {
    const open = () => moderator && setOpened(true)
    return <EventUpcoming event={event} name={name} left={left} exit={exit} onPlay={open} canOpen={moderator} />
  }
  const title: TitleCard = { slug: titleSlug || event.slug, name: part?.name ?? name, poster: event.poster }
  if (!part) return <EventOver event={event} name={name} exit={exit} />
  return (
    <>
      <TitlePlayer
        key={part.assetId}
        wanted={{ title, asset: part.assetId }}
        fullPage
        skipSaving
        isLiveStart={phase === 'running' && now - startTime < STREAM_START_RETRY_MS}
        back={exit}
        renderFailure={renderFailure}
        onNext={chosenIndex + 1 < parts.length ? () => choose(chosenIndex + 1) : undefined}
        onPrevious={chosenIndex > 0 ? () => choose(chosenIndex - 1) : undefined}
      />
      {parts.length > 1 && <EventParts parts={parts} chosenIndex={chosenIndex} onChoose={choose} />}
    </>
  )
}

/** Start, remaining and current time in ms. `startTime` is NaN for an event without one. */
function useEventTime(event: LiveEvent) {
  const { clockOffset } = useSession()
  const clock = useEventClock(NO_CHANGE_TIMES)
  const startTime = Date.parse(event.start_time ?? '')
  const left = useTimeLeft(Number.isNaN(startTime) ? 0 : startTime, clockOffset)
  // The device clock may be some ms behind the countdown, which takes precedence.
  const now = left > 0 ? startTime - left : Math.max(startTime || 0, clock)
  return { startTime, left, now }
}

interface EventPartsProps {
  parts: readonly EventPart[]
  chosenIndex: number
  onChoose: (index: number) => void
}

function EventParts({ parts, chosenIndex, onChoose }: EventPartsProps) {
  const t = useText()
  return (
    <nav className="mq-event-parts" aria-label={t('eventParts')}>
      {parts.map(({ assetId, name }, index) => (
        <button
          key={assetId}
          type="button"
          aria-current={index === chosenIndex || undefined}
          onClick={() => onChoose(index)}
        >
          {name}
        </button>
      ))}
    </nav>
  )
}
