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
import { EventWaits } from './EventWaits'
import { type EventPart, partsOf, phaseOf } from './eventParts'
import './eventParts.scss'

/** How long an event is about to begin after its start, in milliseconds. */
const BEGINS = 10_000

interface Props {
  event: LiveEvent
  name: string
  titleSlug: string
  back: string
}

/** The countdown renders the page again by itself. */
const NO_TURNS: readonly number[] = []

/**
 * The event: its countdown, its live picture, or what was recorded of it. Moderators may open it before the countdown ends
 * (spec, section 6). No history is saved of it (part 2).
 */
export function EventPlayer({ event, name, titleSlug, back }: Props) {
  const t = useText()
  const { plan } = useRuntime()
  const { clockOffset, profile } = useSession()
  const clock = useEventClock(NO_TURNS)
  const until = Date.parse(event.start_time ?? '')
  const left = useTimeLeft(Number.isNaN(until) ? 0 : until, clockOffset)
  const [opened, setOpened] = useState(false)
  const [chosen, choose] = useState(0)
  // The countdown has a clock of its own, which the device's may be behind by some milliseconds: it goes before.
  const now = left > 0 ? until - left : Math.max(until || 0, clock)
  const phase = phaseOf(event, now)
  const parts = partsOf(event, phase, name)
  const part = parts[chosen] ?? parts[0]
  const moderator = isModerator(profile, plan.document.site_config.auth?.keycloak?.client_id)
  const out = { href: back, label: t(back === '/' ? 'goToHomePage' : 'playerBackTo', { name }) }
  const renderFailure = useCallback(
    (failure: PlaybackFailure, retry: () => void) => (
      <EventFailed event={event} name={name} failure={failure} retry={retry} />
    ),
    [event, name],
  )
  if (phase === 'coming' && !opened) {
    const open = () => moderator && setOpened(true)
    return <EventWaits event={event} name={name} left={left} out={out} onPlay={open} openable={moderator} />
  }
  const title: TitleCard = { slug: titleSlug || event.slug, name: part?.name ?? name, poster: event.poster }
  if (!part) return <EventOver event={event} name={name} out={out} />
  return (
    <>
      <TitlePlayer
        key={part.asset}
        wanted={{ title, asset: part.asset }}
        whole
        unsaved
        begins={phase === 'running' && now - until < BEGINS}
        back={out}
        renderFailure={renderFailure}
        onNext={chosen + 1 < parts.length ? () => choose(chosen + 1) : undefined}
        onPrevious={chosen > 0 ? () => choose(chosen - 1) : undefined}
      />
      {parts.length > 1 && <EventParts parts={parts} chosen={chosen} onChoose={choose} />}
    </>
  )
}

interface EventPartsProps {
  parts: readonly EventPart[]
  chosen: number
  onChoose: (at: number) => void
}

/** What was recorded of an event, to choose from. */
function EventParts({ parts, chosen, onChoose }: EventPartsProps) {
  const t = useText()
  return (
    <nav className="mq-event-parts" aria-label={t('eventParts')}>
      {parts.map(({ asset, name }, at) => (
        <button key={asset} type="button" aria-current={at === chosen || undefined} onClick={() => onChoose(at)}>
          {name}
        </button>
      ))}
    </nav>
  )
}
