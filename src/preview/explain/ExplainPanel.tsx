import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Problem } from '../../site/validate/problem'
import type { WorldState } from '../bar/world'
import { shownSite } from '../service/ServiceState'
import { ExplainCard } from './ExplainCard'
import { explain } from './explained'
import { Inspector } from './Inspector'
import { notShownEntries } from './notShownEntries'
import { useLinks } from './useLinks'
import { usePageModuleLists } from './usePageModuleLists'
import './explain.scss'

interface Props {
  /** Problems of the site, to explain ignored parts. */
  problems: readonly Problem[]
  world: WorldState
  notify: (message: string) => void
  /** Opens a location in the editor panel. */
  onEdit: (file: string, line: number | undefined) => void
}

/** Explains which document line an element of the page comes from, and why parts of the documents are not shown. */
export function ExplainPanel({ problems, world, notify, onEdit }: Props) {
  const runtime = useSyncExternalStore(shownSite.subscribe, shownSite.get)
  const [selected, setSelected] = useState<Element>()
  const [isSelecting, setIsSelecting] = useState(true)
  const explained = useMemo(
    () => (selected && runtime ? explain(selected, runtime) : undefined),
    // oxlint-disable-next-line hooks/exhaustive-deps -- `explain` reads the page, which changes with its problems
    [selected, runtime, problems],
  )
  const lists = usePageModuleLists(runtime, problems)
  const missing = useMemo(
    () => [...lists.flatMap(({ missing }) => missing), ...(runtime ? notShownEntries(runtime) : [])],
    [lists, runtime],
  )
  const sources = useMemo(
    () => [
      ...(explained ? [explained.place, ...explained.why.flatMap(({ place }) => place ?? [])] : []),
      ...missing.map(({ place }) => place),
    ],
    [explained, missing],
  )
  const { link, changeLink } = useLinks(sources, { world, notify, onEdit })
  if (!runtime) return <p className="mqp-note">No site is shown.</p>
  return (
    <div className="mqp-explain">
      {isSelecting && <Inspector selected={selected} onSelect={setSelected} onEnd={() => setIsSelecting(false)} />}
      <p className="mqp-line">
        <button
          type="button"
          className="mqp-chip"
          aria-pressed={isSelecting}
          onClick={() => setIsSelecting(!isSelecting)}
        >
          {isSelecting ? 'Stop selecting' : 'Select on the page'}
        </button>
        <span className="mqp-note">
          {isSelecting ? 'Click an element of the page. Arrow keys: parent, child, siblings. Esc: stop.' : ''}
        </span>
      </p>
      {selected && !explained && <p className="mqp-note">Added by the site itself: it has no source line.</p>}
      {explained && <ExplainCard explained={explained} link={link} changeLink={changeLink} />}
      <section aria-labelledby="mqp-not-shown">
        <h3 className="mqp-heading" id="mqp-not-shown">
          Not shown on this page <span>{missing.length}</span>
        </h3>
        {missing.length === 0 && <p className="mqp-note">Everything in its lists is shown.</p>}
        <ul className="mqp-facts">
          {missing.map(({ name, type, reason, place, previewChange }) => (
            <li key={`${place.file} ${place.pointer} ${name}`}>
              <span>
                <strong>{name}</strong> <code>{type}</code>
                <br />
                {reason}
              </span>
              <span className="mqp-fact__ends">
                {link(place)}
                {previewChange && changeLink(previewChange)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
