import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Problem } from '../../site/validate/problem'
import type { World } from '../bar/world'
import { shownSite } from '../service/ServiceState'
import { ExplainCard } from './ExplainCard'
import { explain } from './explained'
import { Inspector } from './Inspector'
import { notShownEntries } from './notShownEntries'
import { useLinks } from './useLinks'
import { useShownLists } from './useShownLists'
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
  const runtime = useSyncExternalStore(shownSite.subscribe, shownSite.get)
  const [chosen, setChosen] = useState<Element>()
  const [choosing, setChoosing] = useState(true)
  const explained = useMemo(
    () => (chosen && runtime ? explain(chosen, runtime) : undefined),
    // oxlint-disable-next-line hooks/exhaustive-deps -- `explain` reads the page, which changes with its problems
    [chosen, runtime, problems],
  )
  const lists = useShownLists(runtime, problems)
  const missing = useMemo(
    () => [...lists.flatMap(({ missing }) => missing), ...(runtime ? notShownEntries(runtime) : [])],
    [lists, runtime],
  )
  const named = useMemo(
    () => [
      ...(explained ? [explained.place, ...explained.why.flatMap(({ place }) => place ?? [])] : []),
      ...missing.map(({ place }) => place),
    ],
    [explained, missing],
  )
  const { link, go } = useLinks(named, { world, say, onEdit })
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
      {explained && <ExplainCard explained={explained} link={link} go={go} />}
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
                {way && go(way)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
