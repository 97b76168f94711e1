import { type KeyboardEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { closestTo } from '../../lib/browser/closestTo'
import { isPlainKey } from '../../lib/browser/keys'
import type { Problem } from '../../site/validate/problem'
import { countOf, type WorldState } from '../bar/world'
import type { RecordedEvent } from '../events/EventList'
import { formatCall, formatDuration, type PageCall, useCalls } from '../explain/calls'
import { ExplainCard } from '../explain/ExplainCard'
import { explain, explainPage } from '../explain/explained'
import { Outline } from '../explain/Outline'
import { useLinks } from '../explain/useLinks'
import { usePageModuleLists } from '../explain/usePageModuleLists'
import { shownSite } from '../service/ServiceState'
import { type RequestTiming, rowsInView, type TreeRow, type TreeView, timeFractions, treeRows } from './treeRows'
import './tree.scss'

interface Props {
  problems: readonly Problem[]
  world: WorldState
  /** Each event may mean that the page has changed. */
  events: readonly RecordedEvent[]
  notify: (message: string) => void
  /** Opens a location in the editor panel. */
  onEdit: (file: string, line: number | undefined) => void
}

/** The structure of the page: its lists, modules, hidden parts and requests. */
export function TreePanel({ problems, world, events, notify, onEdit }: Props) {
  const runtime = useSyncExternalStore(shownSite.subscribe, shownSite.get)
  const lists = usePageModuleLists(runtime, problems)
  const [query, setQuery] = useState('')
  const [includeHidden, setIncludeHidden] = useState(true)
  const [callsOnly, setCallsOnly] = useState(false)
  const [selected, setSelected] = useState('page')
  const calls = useCalls()
  // oxlint-disable-next-line hooks/exhaustive-deps -- the page may be another one with each event
  const page = useMemo(() => runtime && explainPage(runtime), [runtime, lists, events])
  const rows = useMemo(
    () => treeRows({ route: location.pathname, kind: page?.type ?? 'page of the site', lists, calls, problems }),
    [page, lists, calls, problems],
  )
  const row = rows.find(({ id }) => id === selected)
  const element = row?.planned && (document.getElementById(row.planned.key) ?? undefined)
  const explained = useMemo(() => {
    if (!runtime || !row) return undefined
    if (row.kind === 'page') return page
    return row.kind === 'module' && element ? explain(element, runtime) : undefined
  }, [runtime, row, element, page])
  const notShown = row?.notShown
  const sources = useMemo(
    () => [
      ...(explained ? [explained.place, ...explained.why.flatMap(({ place }) => place ?? [])] : []),
      ...(notShown ? [notShown.place] : []),
    ],
    [explained, notShown],
  )
  const { link, changeLink } = useLinks(sources, { world, notify, onEdit })
  if (!runtime) return <p className="mqp-note">No site is shown.</p>

  return (
    <div className="mqp-tree">
      <div className="mqp-tree__head">
        <input
          type="search"
          className="mqp-field"
          placeholder="Find a module, slug or call"
          aria-label="Find a module, slug or call"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <button
          type="button"
          className="mqp-chip"
          aria-pressed={includeHidden}
          onClick={() => setIncludeHidden(!includeHidden)}
        >
          Include hidden
        </button>
        <button type="button" className="mqp-chip" aria-pressed={callsOnly} onClick={() => setCallsOnly(!callsOnly)}>
          Calls only
        </button>
      </div>
      <Tree rows={rows} view={{ query, includeHidden, callsOnly }} chosen={selected} onChoose={setSelected} />
      <div className="mqp-tree__why" aria-live="polite">
        {explained && <ExplainCard explained={explained} link={link} changeLink={changeLink} />}
        {notShown && (
          <section className="mqp-card" aria-label={notShown.name}>
            <h3 className="mqp-heading">
              {notShown.name} <span>is not shown</span>
            </h3>
            <p className="mqp-line">
              <span>{notShown.reason}</span> {link(notShown.place)}{' '}
              {notShown.previewChange && changeLink(notShown.previewChange)}
            </p>
          </section>
        )}
        {row?.call && <CallCard call={row.call} />}
      </div>
      {row?.kind === 'module' && <Outline element={element} label={`module ${row.name}`} />}
    </div>
  )
}

interface TreeProps {
  rows: readonly TreeRow[]
  view: Omit<TreeView, 'collapsed'>
  /** ID of the chosen row. */
  chosen: string
  onChoose: (id: string) => void
}

/** The rows as a tree: arrow keys move up and down, collapse (left) and expand (right). */
function Tree({ rows, view, chosen, onChoose }: TreeProps) {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string, to = !collapsed.has(id)) => {
    const next = new Set(collapsed)
    if (to) next.add(id)
    else next.delete(id)
    setCollapsed(next)
  }
  const inView = rowsInView(rows, { ...view, collapsed })
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlainKey(event)) return
    const at = inView.findIndex(({ id }) => id === chosen)
    const { key } = event
    if (key === 'ArrowRight' || key === 'ArrowLeft') {
      if (inView[at]?.hasChildren) toggle(chosen, key === 'ArrowLeft')
    } else {
      const next = inView[key === 'ArrowDown' ? at + 1 : key === 'ArrowUp' ? at - 1 : -1]
      if (!next) return
      onChoose(next.id)
      const lines = event.currentTarget.querySelectorAll<HTMLElement>('[role=treeitem]')
      lines[inView.indexOf(next)]?.focus()
    }
    event.preventDefault()
  }
  const focusable = inView.some(({ id }) => id === chosen) ? chosen : inView[0]?.id

  return (
    <div className="mqp-tree__rows" role="tree" aria-label="Page structure" tabIndex={-1} onKeyDown={onKeyDown}>
      {inView.map((each) => (
        <TreeLine
          key={each.id}
          row={each}
          pageTime={rows[0]?.time}
          isCollapsed={collapsed.has(each.id)}
          isChosen={each.id === chosen}
          tabIndex={each.id === focusable ? 0 : -1}
          onChoose={() => {
            onChoose(each.id)
            const part = each.planned && document.getElementById(each.planned.key)
            part?.scrollIntoView({ block: 'nearest' })
          }}
          onToggle={() => toggle(each.id)}
        />
      ))}
      {inView.length === 0 && <p className="mqp-note">No matches.</p>}
    </div>
  )
}

interface LineProps {
  row: TreeRow
  /** Time of the whole page. */
  pageTime: RequestTiming | undefined
  isCollapsed: boolean
  isChosen: boolean
  tabIndex: number
  onChoose: () => void
  onToggle: () => void
}

function TreeLine({ row, pageTime, isCollapsed, isChosen, tabIndex, onChoose, onToggle }: LineProps) {
  const { depth, kind, name, type, count, problems, call, time, hasChildren, notShown } = row
  const span = time && pageTime && timeFractions(time, pageTime)
  const isBad = call?.status !== undefined && call.status >= 400
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys of all its rows
    <div
      role="treeitem"
      className={`mqp-tree__row mqp-tree__row--${kind}`}
      aria-level={depth + 1}
      aria-selected={isChosen}
      aria-expanded={hasChildren ? !isCollapsed : undefined}
      tabIndex={tabIndex}
      style={{ paddingInlineStart: 24 + depth * 18 }}
      onClick={(event) => {
        onChoose()
        if (closestTo(event, '.mqp-tree__fold')) onToggle()
      }}
    >
      {hasChildren && (
        <span className="mqp-tree__fold" aria-hidden="true">
          {isCollapsed ? '›' : '⌄'}
        </span>
      )}
      <span className="mqp-tree__name" title={`${name} ${type}`}>
        {name} <code>{type}</code>
      </span>
      {notShown && <span className="mqp-tree__mark">not shown</span>}
      {problems ? <span className="mqp-tree__mark mqp-tree__mark--bad">{countOf(problems, 'problem')}</span> : null}
      <span className="mqp-tree__ends">
        {call?.status !== undefined && <code className={isBad ? 'mqp-tree__bad' : undefined}>{call.status}</code>}
        <code>{time ? formatDuration(time.duration) : count}</code>
      </span>
      <span className="mqp-tree__time" aria-hidden="true">
        {span && <i style={{ insetInlineStart: `${span.start * 100}%`, width: `${span.length * 100}%` }} />}
      </span>
    </div>
  )
}

function CallCard({ call }: { call: PageCall }) {
  return (
    <section className="mqp-card" aria-label={`Call of ${call.path}`}>
      <p>
        <code>GET {call.path}</code>
      </p>
      <p className="mqp-note">
        {formatCall(call)} · {formatDuration(call.start)} after navigation start
      </p>
    </section>
  )
}
