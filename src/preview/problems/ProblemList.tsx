import { useState, useSyncExternalStore } from 'react'
import { pointerTokens } from '../../lib/json/pointer'
import type { Problem } from '../../site/validate/problem'
import { countOf } from '../bar/world'
import { CaretOutline } from '../explain/CaretOutline'
import { openPlace, type Place, placeText, usePlaces } from '../places/places'
import { lastGood } from './lastGood'
import { mendFile, wordOf } from './mendFile'
import { type SourceLine, sourceLines } from './sourceLine'
import './problems.scss'

interface Props {
  problems: readonly Problem[]
  /** Folder of the site, to name its files; null: unknown. */
  folder: string | null
  /** Says what came of a press. */
  say: (words: string) => void
  /** Shows a place in the editor of the bar. */
  onEdit: (file: string, line: number | undefined) => void
}

/**
 * The problems of the site, by file, errors first, each with the line that it stands in. Pressing a place copies it, and
 * opens it in the editor; the module of the one that is pointed at is outlined.
 */
export function ProblemList({ problems, folder, say, onEdit }: Props) {
  const placeOf = usePlaces(problems, folder)
  const [lineOf] = useState(createLineOf)
  const [words, setWords] = useState('')
  const [without, setWithout] = useState<ReadonlySet<Problem['severity']>>(new Set())
  const [pointed, setPointed] = useState<Found>()
  const kept = useSyncExternalStore(lastGood.subscribe, lastGood.get)
  if (problems.length === 0) return <p className="mqp-note">None so far. Pages report theirs when they are visited.</p>

  const all = problems.map((problem) => ({ problem, place: placeOf(problem) }))
  const files = new Map<string, Found[]>()
  for (const found of all.filter(fits(words, without))) {
    const { file } = found.place
    files.set(file, [...(files.get(file) ?? []), found])
  }
  const severities = (['error', 'warning'] as const)
    .map((severity) => [severity, problems.filter((each) => each.severity === severity).length] as const)
    .filter(([, count]) => count > 0)
  const toggle = (severity: Problem['severity']) => {
    const next = new Set(without)
    if (!next.delete(severity)) next.add(severity)
    setWithout(next)
  }

  return (
    <>
      {kept.length > 0 && (
        <p className="mqp-note mqp-note--bad">
          The page shows the last good {kept.join(' and ')}: what is saved now cannot be read.
        </p>
      )}
      <div className="mqp-sift">
        <input
          type="search"
          className="mqp-field"
          placeholder="Filter by word, file or pointer"
          aria-label="Filter by word, file or pointer"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {severities.map(([severity, count]) => (
          <button
            key={severity}
            type="button"
            className={`mqp-chip mqp-sift__${severity}`}
            aria-pressed={!without.has(severity)}
            onClick={() => toggle(severity)}
          >
            {countOf(count, severity)}
          </button>
        ))}
      </div>
      {[...files].map(([file, found]) => (
        <section key={file} aria-label={file}>
          <h4 className="mqp-file">
            {file} <span>{found.length}</span>
          </h4>
          <ul className="mqp-problems">
            {found.sort(inOrder).map((each) => (
              <li
                key={`${each.problem.pointer} ${each.problem.message}`}
                className={`mqp-problem mqp-problem--${each.problem.severity}`}
                onPointerEnter={() => setPointed(each)}
                onPointerLeave={() => setPointed(undefined)}
                onFocus={() => setPointed(each)}
                onBlur={() => setPointed(undefined)}
              >
                <Entry {...each} line={lineOf(each)} say={say} onEdit={onEdit} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {files.size === 0 && <p className="mqp-note">None of them is like that.</p>}
      {pointed?.place.own && <CaretOutline file={pointed.place.own} steps={pointerTokens(pointed.problem.pointer)} />}
    </>
  )
}

interface EntryProps extends Found, Pick<Props, 'say' | 'onEdit'> {
  line: SourceLine | undefined
}

function Entry({ problem, place, line, say, onEdit }: EntryProps) {
  const { own } = place
  const word = own && wordOf(problem, own)
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
          aria-label={`Copy ${placeText(place)}${own ? ' and open it in the editor' : ''}`}
          onClick={() => openPlace(place).then(say)}
        >
          {place.line === undefined ? 'Copy place' : `${place.line}:${place.column ?? 1}`}
        </button>
        <code>{problem.pointer || 'the whole document'}</code>
        {own && word !== undefined && (
          <button type="button" className="mqp-mend" onClick={() => mendFile(problem, own).then(say)}>
            {`Use ${word}`}
          </button>
        )}
        {own && (
          <button type="button" aria-label={`Edit ${placeText(place)}`} onClick={() => onEdit(own, place.line)}>
            Edit
          </button>
        )}
      </p>
    </>
  )
}

/** The line of a problem in its JSON file, each file parsed once. */
function createLineOf(): (found: Found) => SourceLine | undefined {
  const read = new Map<string, ReturnType<typeof sourceLines>>()
  return ({ problem, place: { own, text } }) => {
    if (!own?.endsWith('.json') || text === undefined) return undefined
    const known = read.get(text) ?? sourceLines(text)
    read.set(text, known)
    return known(problem)
  }
}

/** What fits the words, and is none of those that are not to be seen. */
const fits =
  (words: string, without: ReadonlySet<Problem['severity']>) =>
  ({ problem: { severity, message, pointer }, place }: Found) =>
    !without.has(severity) && `${message} ${pointer} ${place.file}`.toLowerCase().includes(words.trim().toLowerCase())

type Found = { problem: Problem; place: Place }
const inOrder = (a: Found, b: Found) =>
  a.problem.severity.localeCompare(b.problem.severity) ||
  (a.place.line ?? 0) - (b.place.line ?? 0) ||
  (a.place.column ?? 0) - (b.place.column ?? 0)
