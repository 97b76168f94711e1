import { useState, useSyncExternalStore } from 'react'
import { parsePointer } from '../../lib/json/pointer'
import type { Problem } from '../../site/validate/problem'
import { formatCount } from '../bar/world'
import { CaretOutline } from '../explain/CaretOutline'
import { copyAndOpenLocation, formatLocation, type SourceLocation, useSourceLocations } from '../places/sourceLocations'
import { fixFile, fixLabel } from './fixFile'
import { staleFiles } from './lastGood'
import { createSourceLineFinder, type SourceLine } from './sourceLine'
import './problems.scss'

interface Props {
  problems: readonly Problem[]
  /** Folder of the site, for file names; null: unknown. */
  folder: string | null
  /** Shows the result of an action. */
  notify: (message: string) => void
  /** Opens a location in the editor panel. */
  onEdit: (file: string, line: number | undefined) => void
}

/**
 * The problems of the site by file, errors first, each with its source line. Clicking a location copies it and opens it
 * in the editor; the module of the hovered problem is outlined.
 */
export function ProblemList({ problems, folder, notify, onEdit }: Props) {
  const locationOf = useSourceLocations(problems, folder)
  const [lineOf] = useState(createLineFinder)
  const [query, setQuery] = useState('')
  const [hiddenSeverities, setHiddenSeverities] = useState<ReadonlySet<Problem['severity']>>(new Set())
  const [hovered, setHovered] = useState<LocatedProblem>()
  const lastGoodFiles = useSyncExternalStore(staleFiles.subscribe, staleFiles.get)
  if (problems.length === 0)
    return <p className="mqp-note">No problems so far. Problems of a page appear after you open it.</p>

  const all = problems.map((problem) => ({ problem, place: locationOf(problem) }))
  const files = new Map<string, LocatedProblem[]>()
  for (const found of all.filter(matchesFilter(query, hiddenSeverities))) {
    const { file } = found.place
    files.set(file, [...(files.get(file) ?? []), found])
  }
  const severities = (['error', 'warning'] as const)
    .map((severity) => [severity, problems.filter((each) => each.severity === severity).length] as const)
    .filter(([, count]) => count > 0)
  const toggle = (severity: Problem['severity']) => {
    const next = new Set(hiddenSeverities)
    if (!next.delete(severity)) next.add(severity)
    setHiddenSeverities(next)
  }

  return (
    <>
      {lastGoodFiles.length > 0 && (
        <p className="mqp-note mqp-note--bad">
          The page shows the last valid {lastGoodFiles.join(' and ')}: the saved file is not readable.
        </p>
      )}
      <div className="mqp-sift">
        <input
          type="search"
          className="mqp-field"
          placeholder="Filter by word, file or pointer"
          aria-label="Filter by word, file or pointer"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        {severities.map(([severity, count]) => (
          <button
            key={severity}
            type="button"
            className={`mqp-chip mqp-sift__${severity}`}
            aria-pressed={!hiddenSeverities.has(severity)}
            onClick={() => toggle(severity)}
          >
            {formatCount(count, severity)}
          </button>
        ))}
      </div>
      {[...files].map(([file, found]) => (
        <section key={file} aria-label={file}>
          <h4 className="mqp-file">
            {file} <span>{found.length}</span>
          </h4>
          <ul className="mqp-problems">
            {found.sort(bySeverityAndLine).map((each) => (
              <li
                key={`${each.problem.pointer} ${each.problem.message}`}
                className={`mqp-problem mqp-problem--${each.problem.severity}`}
                onPointerEnter={() => setHovered(each)}
                onPointerLeave={() => setHovered(undefined)}
                onFocus={() => setHovered(each)}
                onBlur={() => setHovered(undefined)}
              >
                <Entry {...each} line={lineOf(each)} notify={notify} onEdit={onEdit} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {files.size === 0 && <p className="mqp-note">No problem matches the filter.</p>}
      {hovered?.place.siteFile && (
        <CaretOutline file={hovered.place.siteFile} steps={parsePointer(hovered.problem.pointer)} />
      )}
    </>
  )
}

interface EntryProps extends LocatedProblem, Pick<Props, 'notify' | 'onEdit'> {
  line: SourceLine | undefined
}

function Entry({ problem, place, line, notify, onEdit }: EntryProps) {
  const { siteFile } = place
  const fixText = siteFile && fixLabel(problem, siteFile)
  return (
    <>
      <p>
        <strong>{problem.severity === 'error' ? 'Error' : 'Warning'}</strong> {problem.message}
        {problem.suggestion && (
          <span className="mqp-meant">
            Did you mean <code>{problem.suggestion}</code>?
          </span>
        )}
      </p>
      {line && (
        <p className="mqp-source">
          <code className="mqp-source__number">{line.number}</code>
          <code>
            {line.before}
            <mark>{line.marked}</mark>
            {line.after}
          </code>
        </p>
      )}
      <p className="mqp-where">
        <button
          type="button"
          aria-label={`Copy ${formatLocation(place)}${siteFile ? ' and open it in the editor' : ''}`}
          onClick={() => copyAndOpenLocation(place).then(notify)}
        >
          {place.line === undefined ? 'Copy location' : `${place.line}:${place.column ?? 1}`}
        </button>
        <code>{problem.pointer || 'whole document'}</code>
        {siteFile && fixText !== undefined && (
          <button type="button" className="mqp-fix" onClick={() => fixFile(problem, siteFile).then(notify)}>
            {`Use ${fixText}`}
          </button>
        )}
        {siteFile && (
          <button
            type="button"
            aria-label={`Edit ${formatLocation(place)}`}
            onClick={() => onEdit(siteFile, place.line)}
          >
            Edit
          </button>
        )}
      </p>
    </>
  )
}

/** The line of a problem in its JSON file, each file parsed once. */
function createLineFinder(): (found: LocatedProblem) => SourceLine | undefined {
  const read = new Map<string, ReturnType<typeof createSourceLineFinder>>()
  return ({ problem, place: { siteFile, text } }) => {
    if (!siteFile?.endsWith('.json') || text === undefined) return undefined
    const known = read.get(text) ?? createSourceLineFinder(text)
    read.set(text, known)
    return known(problem)
  }
}

/** Matches the search text and the selected severities. */
const matchesFilter =
  (query: string, hiddenSeverities: ReadonlySet<Problem['severity']>) =>
  ({ problem: { severity, message, pointer }, place }: LocatedProblem) =>
    !hiddenSeverities.has(severity) &&
    `${message} ${pointer} ${place.file}`.toLowerCase().includes(query.trim().toLowerCase())

type LocatedProblem = { problem: Problem; place: SourceLocation }
const bySeverityAndLine = (a: LocatedProblem, b: LocatedProblem) =>
  a.problem.severity.localeCompare(b.problem.severity) ||
  (a.place.line ?? 0) - (b.place.line ?? 0) ||
  (a.place.column ?? 0) - (b.place.column ?? 0)
