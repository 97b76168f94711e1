import { useSyncExternalStore } from 'react'
import type { Problem } from '../../site/validate/problem'
import { openPlace, type Place, placeText, usePlaces } from '../places/places'
import { lastGood } from './lastGood'
import { mendFile, wordOf } from './mendFile'
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

/** The problems of the site, by file, errors first. Pressing a place copies it, and opens it in the editor. */
export function ProblemList({ problems, folder, say, onEdit }: Props) {
  const placeOf = usePlaces(problems, folder)
  const files = new Map<string, { problem: Problem; place: Place }[]>()
  for (const problem of problems) {
    const place = placeOf(problem)
    files.set(place.file, [...(files.get(place.file) ?? []), { problem, place }])
  }
  const kept = useSyncExternalStore(lastGood.subscribe, lastGood.get)
  if (problems.length === 0) return <p className="mqp-note">None so far. Pages report theirs when they are visited.</p>
  const note = kept.length > 0 && (
    <p className="mqp-note mqp-note--bad">
      The page shows the last good {kept.join(' and ')}: what is saved now cannot be read.
    </p>
  )
  const lists = [...files].map(([file, found]) => (
    <section key={file} aria-label={file}>
      <h4 className="mqp-file">
        {file} <span>{found.length}</span>
      </h4>
      <ul className="mqp-problems">
        {found.sort(inOrder).map(({ problem, place }) => (
          <li key={`${problem.pointer} ${problem.message}`} className={`mqp-problem mqp-problem--${problem.severity}`}>
            <p>
              <strong>{problem.severity === 'error' ? 'Error' : 'Warning'}</strong> {problem.message}
              {problem.suggestion && (
                <span className="mqp-meant">
                  Did you mean <code>{problem.suggestion}</code>?
                </span>
              )}
            </p>
            <p className="mqp-where">
              <button
                type="button"
                aria-label={`Copy ${placeText(place)}${place.own ? ' and open it in the editor' : ''}`}
                onClick={() => openPlace(place).then(say)}
              >
                {place.line === undefined ? 'Copy place' : `${place.line}:${place.column ?? 1}`}
              </button>
              <code>{problem.pointer || 'the whole document'}</code>
              {place.own && wordOf(problem, place.own) !== undefined && (
                <button type="button" className="mqp-mend" onClick={() => mendFile(problem, place.own ?? '').then(say)}>
                  {`Use ${wordOf(problem, place.own)}`}
                </button>
              )}
              {place.own && (
                <button
                  type="button"
                  aria-label={`Edit ${placeText(place)}`}
                  onClick={() => onEdit(place.own ?? '', place.line)}
                >
                  Edit
                </button>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  ))
  return (
    <>
      {note}
      {lists}
    </>
  )
}

type Found = { problem: Problem; place: Place }
const inOrder = (a: Found, b: Found) =>
  a.problem.severity.localeCompare(b.problem.severity) ||
  (a.place.line ?? 0) - (b.place.line ?? 0) ||
  (a.place.column ?? 0) - (b.place.column ?? 0)
