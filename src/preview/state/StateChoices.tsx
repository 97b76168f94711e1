import { CONSENT_CATEGORIES } from '../../consent/consent'
import type { PreviewSettings } from '../bar/previewLink'
import type { WorldState } from '../bar/world'
import { Choice } from './Choice'
import { ClockChoice, type Moment } from './ClockChoice'
import { ContentGroupsChoice } from './ContentGroupsChoice'
import { ServiceChoices } from './ServiceChoices'

interface Props {
  world: WorldState
  choices: PreviewSettings
  consent: string | undefined
  /** Device time in milliseconds. */
  now: number
  config: unknown
  /** Dates in the documents at which the site changes. */
  moments: Moment[]
  linkTo: (change: Partial<PreviewSettings>) => string
}

/** The settings of the preview, each option as a link. */
export const StateChoices = ({ world, choices, consent, now, config, moments, linkTo }: Props) => (
  <>
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
    <ContentGroupsChoice config={config} chosenNames={choices.groups} linkTo={linkTo} />
    <ClockChoice clock={world.clock} now={now} moments={moments} linkTo={(clock) => linkTo({ clock })} />
    <ServiceChoices world={world} choices={choices} linkTo={linkTo} />
    <ConsentChoice consent={consent} linkTo={linkTo} />
  </>
)

interface ConsentProps {
  consent: string | undefined
  linkTo: (change: Partial<PreviewSettings>) => string
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
