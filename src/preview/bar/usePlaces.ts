import { useEffect, useState } from 'react'
import { positionsIn } from '../../site/validate/explain/positions'
import type { Problem } from '../../site/validate/problem'
import { readSiteFile, siteFileOf } from '../problems/siteFile'

/** Where a problem stands, as editors and terminals write it. */
export interface ProblemPlace {
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
export function usePlaces(problems: readonly Problem[], folder: string | null): (problem: Problem) => ProblemPlace {
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
export const placeText = ({ file, line, column }: ProblemPlace): string =>
  [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':')
