import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createConsent } from '../../consent/consent'
import { createAsk } from '../../data/ask'
import { getModuleList } from '../../service/modules'
import type { Runtime } from '../../site/runtime'
import type { Problem } from '../../site/validate/problem'
import { type Choices, choicesOf, previewLink } from '../bar/previewLink'
import type { World } from '../bar/world'
import { leadTo, type Named, type Place, shortPlace, usePlaces } from '../places/places'
import { shownSite } from '../service/ServiceState'
import { type Explained, explain, type Fact } from './explained'
import { Inspector } from './Inspector'
import { type NotShown, notShown } from './notShown'
import { notShownEntries } from './notShownEntries'
import type { Way } from './ways'
import './explain.scss'

interface Props {
  /** Problems of the site: what is set aside is explained, too. */
  problems: readonly Problem[]
  world: World
  say: (words: string) => void
  /** Shows a place in the editor of the bar. */
  onEdit: (file: string, line: number | undefined) => void
}

/** From a part of the page to the line that it comes from, and from the data to why something is not there. */
export function ExplainPanel({ problems, world, say, onEdit }: Props) {
  const { folder } = world
  const runtime = useSyncExternalStore(shownSite.subscribe, shownSite.get)
  const [chosen, setChosen] = useState<Element>()
  const [choosing, setChoosing] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other problems, another explanation
  const explained = useMemo(
    () => (chosen && runtime ? explain(chosen, runtime) : undefined),
    [chosen, runtime, problems],
  )
  const missing = useNotShown(runtime, problems)
  const named = useMemo(
    () => [
      ...(explained ? [explained.place, ...explained.why.flatMap(({ place }) => place ?? [])] : []),
      ...missing.map(({ place }) => place),
    ],
    [explained, missing],
  )
  const placeOf = usePlaces(named, folder)
  const link = (named: Named) => <PlaceLink place={placeOf(named)} onPress={() => leadTo(named, folder, say, onEdit)} />
  const linkTo = (change: Partial<Choices>) =>
    previewLink(location, { ...choicesOf(world, createConsent(true).choice(), Date.now()), ...change })
  const go = (way: Way, words: string) => (
    <a
      className="mqp-chip"
      href={linkTo(way.change)}
      data-choice={`${words} ${way.words}`}
      aria-label={words === way.words ? undefined : `${words}: ${way.words}`}
    >
      {words}
    </a>
  )
  if (!runtime) return <p className="mqp-note">No site is shown.</p>
  return (
    <div className="mqp-explain">
      {choosing && <Inspector chosen={chosen} onChoose={setChosen} onEnd={() => setChoosing(false)} />}
      <p className="mqp-line">
        <button type="button" className="mqp-chip" aria-pressed={choosing} onClick={() => setChoosing(!choosing)}>
          {choosing ? 'Stop choosing' : 'Choose on the page'}
        </button>
        <span className="mqp-note">
          {choosing ? 'Press a part of the page. Arrow keys: around, inside, beside. Esc ends.' : ''}
        </span>
      </p>
      {chosen && !explained && <p className="mqp-note">The site itself put this here: no line of the data did.</p>}
      {explained && <Card explained={explained} link={link} go={go} />}
      <section aria-labelledby="mqp-not-shown">
        <h3 className="mqp-heading" id="mqp-not-shown">
          Not shown on this page <span>{missing.length}</span>
        </h3>
        {missing.length === 0 && <p className="mqp-note">Nothing of its lists is left out.</p>}
        <ul className="mqp-facts">
          {missing.map(({ name, type, reason, place, way }) => (
            <li key={`${place.file} ${place.pointer} ${name}`}>
              <span>
                <strong>{name}</strong> <code>{type}</code>
                <br />
                {reason}
              </span>
              <span className="mqp-fact__ends">
                {link(place)}
                {way && go(way, way.words)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

interface CardProps {
  explained: Explained
  link: (named: Named) => React.ReactNode
  /** A link to a state of the preview, by these words. */
  go: (way: Way, words: string) => React.ReactNode
}

/** What it is, where it stands, why it is here, and how it came. */
function Card({ explained: { kind, name, type, place, why, goes = [], call, repaired }, link, go }: CardProps) {
  return (
    <section className="mqp-card" aria-labelledby="mqp-explained">
      <h3 className="mqp-heading" id="mqp-explained">
        {name}
      </h3>
      <p className="mqp-line" role="status">
        <span>{kind}</span> <code>{type}</code> {link(place)}
      </p>
      <h4 className="mqp-label">Why it is here</h4>
      <ul className="mqp-facts mqp-facts--held">
        {why.map(({ words, place }: Fact) => (
          <li key={words}>
            <span>{words}</span>
            {place && link(place)}
          </li>
        ))}
      </ul>
      {goes.length > 0 && (
        <>
          <h4 className="mqp-label">It would go if</h4>
          <ul className="mqp-facts mqp-facts--else">
            {goes.map((way) => (
              <li key={way.words}>
                <span>{way.words}</span>
                {go(way, 'Try')}
              </li>
            ))}
          </ul>
        </>
      )}
      <h4 className="mqp-label">Where it came from</h4>
      <p className="mqp-facts">{call === undefined ? <code>config/</code> : <CallLine path={call} />}</p>
      <h4 className="mqp-label">What was set aside</h4>
      {repaired.length === 0 ? (
        <p className="mqp-note">Nothing: it is as it was written.</p>
      ) : (
        <ul className="mqp-facts">
          {repaired.map((problem) => (
            <li key={`${problem.pointer} ${problem.message}`}>
              <span>{problem.message}</span>
              {link(problem)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** A call as the browser saw it: status, time, and whether it was in its cache. */
function CallLine({ path }: { path: string }) {
  const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const call = calls.findLast(({ name }) => new URL(name).pathname.endsWith(`/${path.replace(/^\/|\?.*$/g, '')}`))
  const { responseStatus } = (call ?? {}) as { responseStatus?: number }
  const facts = call && [
    responseStatus || 'no status',
    `${Math.round(call.duration)} ms`,
    call.transferSize === 0 ? 'from the browser’s cache' : `${(call.transferSize / 1024).toFixed(1)} kB`,
  ]
  return (
    <>
      <code>GET {path}</code> {facts?.join(' · ') ?? 'before this page was loaded'}
    </>
  )
}

function PlaceLink({ place, onPress }: { place: Place; onPress: () => void }) {
  return (
    <button type="button" className="mqp-place" onClick={onPress}>
      {shortPlace(place)}
    </button>
  )
}

/** What of the lists of this page is nowhere on it, looked at again while the panel is open. */
function useNotShown(runtime: Runtime | undefined, problems: readonly Problem[]): NotShown[] {
  const [missing, setMissing] = useState<NotShown[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other problems, other reasons
  useEffect(() => {
    if (!runtime) return
    let live = true
    const ask = createAsk(runtime.data())
    const look = async () => {
      const found = await Promise.all(
        runtime.lists().map(async ({ uri, loader }) => {
          const planned = loader.read()
          const slots = planned?.map(({ key }) => document.getElementById(key))
          // A list of another page, or of the menu.
          if (!planned || (planned.length > 0 && slots?.every((slot) => slot === null))) return []
          const reply = await getModuleList(ask, uri).catch(() => undefined)
          if (!reply) return []
          const filled = planned.filter(({ key }) => isFilled(document.getElementById(key)))
          return notShown(runtime, reply.path, reply.data, planned, new Set(filled.map(({ key }) => key)))
        }),
      )
      if (live) setMissing([...found.flat(), ...notShownEntries(runtime)])
    }
    look()
    return () => {
      live = false
    }
  }, [runtime, problems])
  return missing
}

/** Whether a module shows anything, or will: one that is far below is a skeleton until it comes near. */
const isFilled = (slot: HTMLElement | null): boolean => slot !== null && slot.childElementCount > 0
