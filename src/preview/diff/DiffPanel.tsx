import { type ReactNode, useMemo, useState } from 'react'
import type { Problem } from '../../site/validate/problem'
import type { LinePlace, Revision } from '../../tools/diff/comparison'
import { countOf, type World } from '../bar/world'
import type { RecordedEvent } from '../events/EventList'
import { useLinks } from '../explain/useLinks'
import { Checks, Sign } from './Checks'
import { type ChangedPage, changedPages, type Row } from './changedPages'
import { type MarkedModule, PagePair } from './PagePair'
import { useDiff, useSessionValue } from './useDiff'
import './diff.scss'

interface Props {
  world: World
  events: readonly RecordedEvent[]
  notify: (words: string) => void
  /** Opens a location in the editor panel. */
  onEdit: (file: string, line: number | undefined) => void
}

const WAYS = { side: 'Side by side', over: 'Overlay', text: 'Text' }
const WIDTHS = [1440, 360]

/** The changes of the site since a revision: changed pages before and after, as text, and what to check. */
export function DiffPanel({ world, events, notify, onEdit }: Props) {
  const { revisions, revision, diff, failed, turn, choose, again } = useDiff()
  const [path, setPath] = useSessionValue('page', '/')
  const [way, setWay] = useSessionValue('way', 'side')
  const [width, setWidth] = useSessionValue('width', '1440')
  /** Undefined: the pages have not reported yet. */
  const [reported, setReported] = useState<readonly Problem[]>()
  const [shown, setShown] = useState<MarkedModule>()
  // Each event may mean that the page has changed.
  const here = useMemo(() => events && location.pathname + location.search, [events])
  const pages = useMemo(
    () => (diff ? changedPages(diff, world.viewer !== 'signed-out', here) : []),
    [diff, world.viewer, here],
  )
  const page = pages.find((each) => each.path === path) ?? pages[0]
  const problems = useMemo(() => (diff ? ofFolder(diff.problems.fresh) : []), [diff])
  const named = useMemo(
    () => [...pages.flatMap(({ rows }) => rows.flatMap(({ place }) => place ?? [])), ...problems, ...(reported ?? [])],
    [pages, problems, reported],
  )
  const { link } = useLinks(named, { world, notify, onEdit })
  const changed = pages.filter((each) => each.path !== '').length
  const known = new Set(problems.map(({ message }) => message))
  const others = (reported ?? []).filter(({ message }) => !known.has(message))
  const checks = diff && (
    <Checks diff={diff} problems={[...problems, ...others]} isWhole={reported !== undefined} link={link} />
  )
  const open = (next: ChangedPage) => {
    setPath(next.path)
    setShown(undefined)
    setReported(undefined)
  }

  return (
    <div className="mqp-diff">
      <DiffHead
        revisions={revisions}
        revision={revision}
        summary={
          diff && diff.lines.length > 0 ? `${countOf(diff.lines.length, 'change')} on ${countOf(changed, 'page')}` : ''
        }
        way={way}
        width={width}
        onRevision={choose}
        onWay={setWay}
        onWidth={setWidth}
      />
      {failed !== undefined && (
        <div className="mqp-diff__instead" role="alert">
          <p className="mqp-note mqp-note--bad">{failed}</p>
          {revisions?.length === 0 && (
            <p className="mqp-note">
              Only folders in a git work tree can be compared here. To compare two folders or a service, run{' '}
              <code>npm run diff -- OLD NEW</code>.
            </p>
          )}
          <button type="button" className="mqp-chip" onClick={again}>
            Try again
          </button>
        </div>
      )}
      {!diff && failed === undefined && <p className="mqp-diff__instead mqp-note">Comparing …</p>}
      {diff && !page && (
        <div className="mqp-diff__words">
          <p className="mqp-diff__instead mqp-note">
            No visible changes since {revision}. Saved changes appear here immediately.
          </p>
          {checks}
        </div>
      )}
      {diff && page && (
        <div className="mqp-diff__body">
          <PageList pages={pages} count={changed} current={page} onChoose={open} />
          <div className="mqp-diff__pair">
            {way === 'text' ? (
              <pre>{diff.lines.map(({ sign, text }) => `${sign} ${text}`).join('\n')}</pre>
            ) : page.address === undefined ? (
              <p className="mqp-note">
                No preview: no parameter values are known for <code>{page.path}</code>.
              </p>
            ) : (
              <PagePair
                address={page.address}
                before={diff}
                marked={markedOf(page.rows)}
                shown={shown}
                way={way === 'over' ? way : 'side'}
                width={Number(width)}
                turn={turn}
                onProblems={setReported}
              />
            )}
          </div>
          <div className="mqp-diff__words">
            <PageChanges page={page} link={link} onShow={setShown} />
            {checks}
          </div>
        </div>
      )}
    </div>
  )
}

interface HeadProps {
  revisions: readonly Revision[] | undefined
  revision: string
  /** Number of changes; empty: none or unknown. */
  summary: string
  way: string
  width: string
  onRevision: (revision: string) => void
  onWay: (way: string) => void
  onWidth: (width: string) => void
}

/** The compared revision, and how the pages are displayed. */
function DiffHead({ revisions, revision, summary, way, width, onRevision, onWay, onWidth }: HeadProps) {
  return (
    <div className="mqp-diff__head">
      <label>
        <span className="mqp-diff__soft">Since</span>{' '}
        <select className="mqp-field" value={revision} onChange={({ target }) => onRevision(target.value)}>
          {!revisions?.some(({ name }) => name === revision) && <option value={revision}>{revision}</option>}
          {revisions?.map(({ name, words }) => (
            <option key={name} value={name}>
              {name} · {words}
            </option>
          ))}
        </select>
      </label>
      {summary && (
        <span className="mqp-diff__soft" role="status">
          {summary}
        </span>
      )}
      <span className="mqp-diff__ends">
        {Object.entries(WAYS).map(([name, label]) => (
          <button key={name} type="button" className="mqp-chip" aria-pressed={way === name} onClick={() => onWay(name)}>
            {label}
          </button>
        ))}
        {WIDTHS.map((each) => (
          <button
            key={each}
            type="button"
            className="mqp-chip"
            aria-pressed={width === String(each)}
            aria-label={`${each} pixels wide`}
            onClick={() => onWidth(String(each))}
          >
            {each}
          </button>
        ))}
      </span>
    </div>
  )
}

interface PageListProps {
  pages: readonly ChangedPage[]
  count: number
  current: ChangedPage
  onChoose: (page: ChangedPage) => void
}

function PageList({ pages, count, current, onChoose }: PageListProps) {
  return (
    <nav className="mqp-diff__pages" aria-label="Changed pages">
      <h3 className="mqp-diff__group">
        Changed pages <span>{count}</span>
      </h3>
      <ul>
        {pages.map((each) => (
          <li key={each.path}>
            <button type="button" aria-current={each === current ? 'true' : undefined} onClick={() => onChoose(each)}>
              <code>{each.path || 'Every page'}</code>
              <span className={TONES[each.words]}>{each.words}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ChangesProps {
  page: ChangedPage
  link: (place: LinePlace) => ReactNode
  /** Scrolls both pages to a module. */
  onShow: (module: MarkedModule) => void
}

function PageChanges({ page: { path, rows }, link, onShow }: ChangesProps) {
  return (
    <section aria-labelledby="mqp-diff-of">
      <h3 className="mqp-diff__group" id="mqp-diff-of">
        {path || 'Every page'} <span>{rows.length}</span>
      </h3>
      {rows.length === 0 && <p className="mqp-note">Its address redirects differently than before.</p>}
      <ul>
        {rows.map(({ sign, text, module, place }) => (
          <li key={sign + text}>
            <Sign of={sign} />
            {module ? (
              <button type="button" onClick={() => onShow({ ...module })}>
                {text}
              </button>
            ) : (
              <span>{text}</span>
            )}
            {place && link(place)}
          </li>
        ))}
      </ul>
    </section>
  )
}

const TONES: Record<string, string> = { new: 'mqp-diff__good', gone: 'mqp-diff__bad' }

/** Converts file paths of the folder check to the addresses that the bar uses. */
const ofFolder = (problems: readonly Problem[]) =>
  problems.map((problem) => ({ ...problem, file: `/site/${problem.file}` }))

/** Each changed module once, with its keys before and after. */
const markedOf = (rows: readonly Row[]): MarkedModule[] => [
  ...new Map(rows.flatMap(({ module }) => (module ? [[module.slug, module] as const] : []))).values(),
]
