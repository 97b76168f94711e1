import { useEffect, useMemo, useState } from 'react'
import { CONSENT_CATEGORIES, createConsent } from '../../consent/consent'
import { type Choices, choicesOf, previewLink, resetLink, stateLink } from '../bar/previewLink'
import type { WorldState } from '../bar/world'
import { EventList, type RecordedEvent, trackingNote } from '../events/EventList'
import { ServiceState } from '../service/ServiceState'
import { Choice } from './Choice'
import { ClockChoice } from './ClockChoice'
import { GroupChoice } from './GroupChoice'
import { ServiceChoices } from './ServiceChoices'
import { SignInHelp } from './SignInHelp'
import { useSavedConfig } from './useSavedConfig'

interface Props {
  world: WorldState
  events: readonly RecordedEvent[]
  /** Shows the result of an action. */
  notify: (message: string) => void
}

/** All preview settings, with the recorded events and the service's state. */
export function StatePanel({ world, events, notify }: Props) {
  const { config, moments } = useSavedConfig()
  const consent = useMemo(() => createConsent(true).choice(), [])
  const now = useNow()
  const choices = choicesOf(world, consent, now)
  const linkTo = (change: Partial<Choices>) => previewLink(location, { ...choices, ...change })
  const copyState = () => {
    const link = location.origin + stateLink(location, choices, world)
    navigator.clipboard.writeText(link).then(
      () => notify('Copied the link to this state'),
      () => notify(`Copying is not allowed. Copy this link: ${link}`),
    )
  }
  return (
    <div className="mqp-choices">
      {world.refused.length > 0 && (
        <p className="mqp-note mqp-note--bad">Ignored invalid parameters: {world.refused.join(', ')}</p>
      )}
      <Choice
        name="site"
        heading="Site"
        chosen={world.site}
        options={world.choices.sites.map((site) => ({ value: site, label: site, href: linkTo({ site }) }))}
      />
      <Choice
        name="viewer"
        heading="Viewer"
        chosen={world.viewer}
        options={world.choices.viewers.map((viewer) => ({
          value: viewer,
          label: viewer.replace('-', ' '),
          href: linkTo({ viewer }),
        }))}
      />
      <GroupChoice config={config} chosen={choices.groups} linkTo={linkTo} />
      <ClockChoice clock={world.clock} now={now} moments={moments} linkTo={(clock) => linkTo({ clock })} />
      <ServiceChoices world={world} choices={choices} linkTo={linkTo} />
      <ConsentChoice consent={consent} linkTo={linkTo} />
      <EventList events={events} note={trackingNote(config, consent)} />
      <ServiceState />
      <SignInHelp {...world.choices.signIn} />
      <p className="mqp-actions">
        <button type="button" className="mqp-chip" onClick={copyState}>
          Copy link to this state
        </button>
        <a className="mqp-chip" data-choice="reset" href={resetLink(location)}>
          Reset all
        </a>
      </p>
    </div>
  )
}

interface ConsentProps {
  consent: string | undefined
  linkTo: (change: Partial<Choices>) => string
}

const CONSENTS = ['', 'all', 'reject', ...CONSENT_CATEGORIES.filter((category) => category !== 'necessary')]
const CONSENT_LABELS = new Map([
  ['', 'not decided'],
  ['all', 'all'],
  ['reject', 'rejected'],
])

function ConsentChoice({ consent = '', linkTo }: ConsentProps) {
  return (
    <Choice
      name="consent"
      heading="Consent"
      chosen={consent.replace(/^necessary,/, '')}
      options={CONSENTS.map((value) => ({
        value,
        label: CONSENT_LABELS.get(value) ?? value,
        href: linkTo({ consent: CONSENT_LABELS.has(value) ? value : `necessary,${value}` }),
      }))}
    />
  )
}

/** The device's time in milliseconds, updated every second. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
