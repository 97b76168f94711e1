import { useEffect, useMemo, useState } from 'react'
import { CATEGORIES, createConsent } from '../../consent/consent'
import { parseJson } from '../../lib/json/parseJson'
import { EventList, type RecordedEvent, trackingNote } from '../events/EventList'
import { readSiteFile, siteFileOf } from '../problems/siteFile'
import { ServiceState } from '../service/ServiceState'
import { Choice } from './Choice'
import { ClockChoice, listOfPage, type Moment, momentsOf, momentsOfList } from './ClockChoice'
import { FaultChoice } from './FaultChoice'
import { GroupChoice } from './GroupChoice'
import { type Choices, choicesOf, previewLink, resetLink, stateLink } from './previewLink'
import type { World } from './world'

const LATENCIES = [0, 300, 1500, 5000]

interface Props {
  world: World
  events: readonly RecordedEvent[]
  /** Shows the result of an action. */
  notify: (words: string) => void
}

/** All preview settings. One form of independent settings, so it is longer than other components. */
export function StatePanel({ world, events, notify }: Props) {
  const [moments, setMoments] = useState<Moment[]>([])
  const [config, setConfig] = useState<unknown>()
  const consent = useMemo(() => createConsent(true).choice(), [])
  const now = useNow()
  useEffect(() => {
    readSiteFile('config.json').then((text) => {
      if (text === undefined) return
      setConfig(parseConfig(text))
      readMoments(text).then(setMoments)
    })
  }, [])

  const choices = choicesOf(world, consent, now)
  const linkTo = (change: Partial<Choices>) => previewLink(location, { ...choices, ...change })
  const copyState = () => {
    const link = location.origin + stateLink(location, choices, world)
    navigator.clipboard.writeText(link).then(
      () => notify('Copied the link to this state'),
      () => notify(`Copying is not allowed. Copy this link: ${link}`),
    )
  }
  const consents = ['', 'all', 'reject', ...CATEGORIES.filter((category) => category !== 'necessary')]

  return (
    <div className="mqp-choices">
      {world.refused.length > 0 && (
        <p className="mqp-note mqp-note--bad">Ignored unknown parameters: {world.refused.join(', ')}</p>
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
      <Choice
        name="country"
        heading="Country"
        chosen={world.country}
        options={world.choices.countries.map((country) => ({
          value: country,
          label: country === 'blocked' ? 'blocked (400)' : country,
          href: linkTo({ country }),
        }))}
      />
      <Choice
        name="language"
        heading="Language"
        chosen={world.language}
        options={['', ...world.choices.languages].map((language) => ({
          value: language,
          label: language || 'as configured',
          href: linkTo({ language }),
        }))}
      />
      <Choice
        name="playback"
        heading="Streams"
        chosen={choices.playback}
        options={[
          { value: '', label: 'play', href: linkTo({ playback: '' }) },
          ...world.choices.playback.map(({ code, name }) => ({
            value: String(code),
            label: `${code} ${name}`,
            href: linkTo({ playback: String(code) }),
          })),
        ]}
      />
      <Choice
        name="latency"
        heading="Latency"
        chosen={String(world.latency)}
        options={[...new Set([...LATENCIES, world.latency])].map((latency) => ({
          value: String(latency),
          label: latency === 0 ? 'none' : `${latency} ms`,
          href: linkTo({ latency }),
        }))}
      />
      <FaultChoice
        calls={world.choices.calls}
        kinds={world.choices.faults}
        faults={world.faults}
        linkTo={(fault) => linkTo({ fault })}
      />
      <Choice
        name="consent"
        heading="Consent"
        chosen={(consent ?? '').replace(/^necessary,/, '')}
        options={consents.map((value) => ({
          value,
          label: CONSENT_LABELS.get(value) ?? value,
          href: linkTo({ consent: CONSENT_LABELS.has(value) ? value : `necessary,${value}` }),
        }))}
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

/** Parses a config; undefined if it is not valid JSON. */
function parseConfig(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

const CONSENT_LABELS = new Map([
  ['', 'not decided'],
  ['all', 'all'],
  ['reject', 'rejected'],
])

/** Credentials of the fixture sites, and a link to each error message of the sign-in. */
function SignInHelp({ password, passwords, codes, errors }: World['choices']['signIn']) {
  return (
    <section className="mqp-choice" aria-labelledby="mqp-sign-in">
      <h3 className="mqp-label" id="mqp-sign-in">
        Sign in
      </h3>
      <div>
        <p className="mqp-note">
          Password of all users: <code>{password}</code>
        </p>
        <ul className="mqp-note">
          {[...passwords, ...codes].map(({ enter, ends }) => (
            <li key={enter}>
              <code>{enter}</code>: {ends}
            </li>
          ))}
        </ul>
        <ul className="mqp-chips">
          {errors.map((code) => (
            <li key={code}>
              <a className="mqp-chip" href={errorLink(code)}>
                error {code}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** A link that signs in with an access code that fails with this error; for code 3 the clock is before the start. */
function errorLink(code: number): string {
  const query = { c: `ERR-${code}`, 'preview.site': 'laurel', 'preview.viewer': 'signed-out' }
  return `/c?${new URLSearchParams({ ...query, 'preview.clock': '2026-11-13T12:00:00Z' })}`
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

/**
 * The dates of the site config and of the current page's module list.
 * @param config the saved site config
 */
async function readMoments(config: string): Promise<Moment[]> {
  const uri = listOfPage(config, location.pathname)
  const file = uri && siteFileOf(`/${uri.replace(/^\//, '')}`)
  const list = file && (await readSiteFile(file))
  return [...momentsOf(config), ...(list ? momentsOfList(list) : [])]
}
