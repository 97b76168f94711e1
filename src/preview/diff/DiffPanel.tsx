import { useMemo, useState } from 'react'
import type { Problem } from '../../site/validate/problem'
import { countOf, type World } from '../bar/world'
import type { HeardEvent } from '../events/EventList'
import { useLinks } from '../explain/useLinks'
import { Checks, Sign } from './Checks'
import { type ChangedPage, changedPages, type Row } from './changedPages'
import { type Marked, PagePair } from './PagePair'
import { useDiff, useKept } from './useDiff'
import './diff.scss'

interface Props {
  world: World
  events: readonly HeardEvent[]
  say: (words: string) => void
  /** Shows a place in the editor of the bar. */
  onEdit: (file: string, line: number | undefined) => void
}

const WAYS = { side: 'Side by side', over: 'Over each other', text: 'Text' }
const WIDTHS = [1440, 360]

/** What has become of the site since a revision: pages that change, before and after, in words, and what to check. */
export function DiffPanel({ world, events, say, onEdit }: Props) {
  const { revisions, revision, diff, failed, turn, choose, again } = useDiff()
  const [path, setPath] = useKept('page', '/')
  const [way, setWay] = useKept('way', 'side')
  const [width, setWidth] = useKept('width', '1440')
  /** Undefined: the pages have not said yet. */
  const [met, setMet] = useState<readonly Problem[]>()
  const [shown, setShown] = useState<Marked>()
  // An event more, and the page may be another one.
  const here = useMemo(() => events && location.pathname + location.search, [events])
  const pages = useMemo(
    () => (diff ? changedPages(diff, world.viewer !== 'signed-out', here) : []),
    [diff, world.viewer, here],
  )
  const page = pages.find((each) => each.path === path) ?? pages[0]
  const problems = useMemo(() => (diff ? ofFolder(diff.problems.fresh) : []), [diff])
  const named = useMemo(
    () => [...pages.flatMap(({ rows }) => rows.flatMap(({ place }) => place ?? [])), ...problems, ...(met ?? [])],
    [pages, problems, met],
  )
  const { link } = useLinks(named, { world, say, onEdit })
  const changed = pages.filter((each) => each.path !== '').length
  const told = new Set(problems.map(({ message }) => message))
  const beside = (met ?? []).filter(({ message }) => !told.has(message))
  const checks = diff && (
    <Checks diff={diff} problems={[...problems, ...beside]} isWhole={met !== undefined} link={link} />
  )
  const open = (next: ChangedPage) => {
    setPath(next.path)
    setShown(undefined)
    setMet(undefined)
  }

  return (
    <div className="mqp-diff">
      <div className="mqp-diff__head">
        <label>
          <span className="mqp-diff__soft">Since</span>{' '}
          <select className="mqp-field" value={revision} onChange={({ target }) => choose(target.value)}>
            {!revisions?.some(({ name }) => name === revision) && <option value={revision}>{revision}</option>}
            {revisions?.map(({ name, words }) => (
              <option key={name} value={name}>
                {name} · {words}
              </option>
            ))}
          </select>
        </label>
        {diff && diff.lines.length > 0 && (
          <span className="mqp-diff__soft" role="status">
            {countOf(diff.lines.length, 'change')} on {countOf(changed, 'page')}
          </span>
        )}
        <span className="mqp-diff__ends">
          {Object.entries(WAYS).map(([name, words]) => (
            <button
              key={name}
              type="button"
              className="mqp-chip"
              aria-pressed={way === name}
              onClick={() => setWay(name)}
            >
              {words}
            </button>
          ))}
          {WIDTHS.map((each) => (
            <button
              key={each}
              type="button"
              className="mqp-chip"
              aria-pressed={width === String(each)}
              aria-label={`${each} pixels wide`}
              onClick={() => setWidth(String(each))}
            >
              {each}
            </button>
          ))}
        </span>
      </div>
      {failed !== undefined && (
        <div className="mqp-diff__instead" role="alert">
          <p className="mqp-note mqp-note--bad">{failed}</p>
          {revisions?.length === 0 && (
            <p className="mqp-note">
              A folder in a work tree of git is compared with its commits. Two folders, or a service, are compared by{' '}
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
            Nothing that visitors see has changed since {revision}. What you save shows here at once.
          </p>
          {checks}
        </div>
      )}
      {diff && page && (
        <div className="mqp-diff__body">
          <nav className="mqp-diff__pages" aria-label="Pages that change">
            <h3 className="mqp-diff__group">
              Pages that change <span>{changed}</span>
            </h3>
            <ul>
              {pages.map((each) => (
                <li key={each.path}>
                  <button type="button" aria-current={each === page ? 'true' : undefined} onClick={() => open(each)}>
                    <code>{each.path || 'Every page'}</code>
                    <span className={TONES[each.words]}>{each.words}</span>
                  </button>
                </li>
              ))}
            </ul>
          </nav>
          <div className="mqp-diff__pair">
            {way === 'text' ? (
              <pre>{diff.lines.map(({ sign, text }) => `${sign} ${text}`).join('\n')}</pre>
            ) : page.address === undefined ? (
              <p className="mqp-note">
                No page to look at: nothing is known that <code>{page.path}</code> could stand for.
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
                onMet={setMet}
              />
            )}
          </div>
          <div className="mqp-diff__words">
            <section aria-labelledby="mqp-diff-of">
              <h3 className="mqp-diff__group" id="mqp-diff-of">
                {page.path || 'Every page'} <span>{page.rows.length}</span>
              </h3>
              {page.rows.length === 0 && <p className="mqp-note">Its address leads elsewhere than before.</p>}
              <ul>
                {page.rows.map((row) => (
                  <li key={row.sign + row.text}>
                    <Sign of={row.sign} />
                    {row.module ? (
                      <button type="button" onClick={() => setShown(row.module && { ...row.module })}>
                        {row.text}
                      </button>
                    ) : (
                      <span>{row.text}</span>
                    )}
                    {row.place && link(row.place)}
                  </li>
                ))}
              </ul>
            </section>
            {checks}
          </div>
        </div>
      )}
    </div>
  )
}

const TONES: Record<string, string> = { new: 'mqp-diff__good', gone: 'mqp-diff__bad' }

/** Problems name a file of the folder by its path: the bar does by its address. */
const ofFolder = (problems: readonly Problem[]) =>
  problems.map((problem) => ({ ...problem, file: `/site/${problem.file}` }))

/** Each module once: what it is called, and where it stands before and after. */
const markedOf = (rows: readonly Row[]): Marked[] => [
  ...new Map(rows.flatMap(({ module }) => (module ? [[module.slug, module] as const] : []))).values(),
]
