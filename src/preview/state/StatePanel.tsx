import { useMemo } from 'react'
import { fullStateLink, type PreviewSettings, previewLink, previewSettingsOf, resetLink } from '../bar/previewLink'
import type { WorldState } from '../bar/world'
import { EventList, trackingNote } from '../events/EventList'
import type { RecordedEvent } from '../events/useEvents'
import { ServiceState } from '../service/ServiceState'
import { consentChoice } from './consentChoice'
import { SignInHelp } from './SignInHelp'
import { StateChoices } from './StateChoices'
import { useNow } from './useNow'
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
  const consent = useMemo(() => consentChoice(config), [config])
  const now = useNow(1000)
  const choices = previewSettingsOf(world, consent, now)
  const linkTo = (change: Partial<PreviewSettings>) => previewLink(location, { ...choices, ...change })
  const copyState = () => {
    const link = location.origin + fullStateLink(location, choices, world)
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
      <StateChoices
        world={world}
        choices={choices}
        consent={consent}
        now={now}
        config={config}
        moments={moments}
        linkTo={linkTo}
      />
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
