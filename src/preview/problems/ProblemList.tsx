import { useEffect, useState } from 'react'
import { positionsIn } from '../../site/validate/explain/positions'
import type { Problem } from '../../site/validate/problem'
import { readSiteFile, siteFileOf } from './siteFile'

interface Props {
  problems: readonly Problem[]
  /** Folder of the site, to name its files; null: unknown. */
  folder: string | null
  /** Says what came of a press. */
  say: (words: string) => void
}

/** The problems of the site, by file, errors first. Pressing a place copies it, and opens it in the editor. */
export function ProblemList({ problems, folder, say }: Props) {
  const placeOf = usePlaces(problems, folder)
  const files = new Map<string, { problem: Problem; place: ProblemPlace }[]>()
  for (const problem of problems) {
    const place = placeOf(problem)
    files.set(place.file, [...(files.get(place.file) ?? []), { problem, place }])
  }
  if (problems.length === 0) return <p className="mqp-note">None so far. Pages report theirs when they are visited.</p>
  return [...files].map(([file, found]) => (
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
                aria-label={`Copy ${placeText(place)}${place.opens ? ' and open it in the editor' : ''}`}
                onClick={() => open(place).then(say)}
              >
                {place.line === undefined ? 'Copy place' : `${place.line}:${place.column ?? 1}`}
              </button>
              <code>{problem.pointer || 'the whole document'}</code>
            </p>
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** Copies the place, and has Vite open it in the editor. Resolves to what there is to say of it. */
async function open(place: ProblemPlace): Promise<string> {
  const text = placeText(place)
  // Vite takes the editor from $LAUNCH_EDITOR, or guesses it from what runs.
  if (place.opens) fetch(`/__open-in-editor?file=${encodeURIComponent(text)}`).catch(() => {})
  return navigator.clipboard.writeText(text).then(
    () => `Copied ${text}`,
    () => `The browser does not let me copy: ${text}`,
  )
}

type Found = { problem: Problem; place: ProblemPlace }
const inOrder = (a: Found, b: Found) =>
  a.problem.severity.localeCompare(b.problem.severity) ||
  (a.place.line ?? 0) - (b.place.line ?? 0) ||
  (a.place.column ?? 0) - (b.place.column ?? 0)

/** Where a problem stands, as editors and terminals write it. */
interface ProblemPlace {
  /** Path of the file from where the developer works; the address of the answer where there is no file. */
  file: string
  line?: number
  column?: number
  /** True: an editor can open it. */
  opens: boolean
}

/**
 * Finds the places of problems in the files of the site's folder.
 * @param folder the site's folder; null: unknown
 */
function usePlaces(problems: readonly Problem[], folder: string | null): (problem: Problem) => ProblemPlace {
  const [files, setFiles] = useState<ReadonlyMap<string, ReturnType<typeof positionsIn>>>(new Map())
  useEffect(() => {
    let live = true
    const paths = new Set(problems.flatMap(({ file }) => siteFileOf(file) ?? []))
    Promise.all([...paths].map(async (path) => [path, await readSiteFile(path)] as const)).then((read) => {
      if (live)
        setFiles(new Map(read.flatMap(([path, text]) => (text === undefined ? [] : [[path, positionsIn(text)]]))))
    })
    return () => {
      live = false
    }
  }, [problems])
  return (problem) => {
    const path = siteFileOf(problem.file)
    const find = path === undefined ? undefined : files.get(path)
    if (!find || !folder) return { file: problem.file, line: problem.line, column: problem.column, opens: false }
    const found = problem.pointer === '' ? problem : find(problem.pointer)
    return { file: `${folder}/${path}`, line: found.line, column: found.column, opens: true }
  }
}

/** `file:line:column`, as far as it is known. */
const placeText = ({ file, line, column }: ProblemPlace): string =>
  [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':')
