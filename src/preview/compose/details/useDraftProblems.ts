import { useEffect, useMemo, useState } from 'react'
import { errorMessage } from '../../../lib/errorMessage'
import type { Problem } from '../../../site/validate/problem'
import type { SiteTexts } from '../../../tools/edit/editSite'
import { validateFileText } from '../../editor/validateFileText'

/** A problem of a document, with the text in which it was found. */
export interface DraftProblem {
  /** Path in the site folder. */
  file: string
  text: string
  problem: Problem
}

interface Result {
  /** The texts that were checked. */
  texts: SiteTexts
  /** Problems by file. */
  problems: ReadonlyMap<string, readonly DraftProblem[]>
  /** Why the last texts could not be checked. */
  failure?: string
}

const NOT_CHECKED: Result = { texts: new Map(), problems: new Map() }

/** Pause of typing after which documents are checked. */
const CHECK_DELAY_MS = 600

/** The problems of all documents of a draft, errors first. A document is checked again when its text changes. */
export function useDraftProblems(files: SiteTexts): {
  /** Undefined while the documents are checked for the first time. */
  problems: readonly DraftProblem[] | undefined
  failure: string | undefined
} {
  const [result, setResult] = useState(NOT_CHECKED)
  const { texts, problems, failure } = result
  useEffect(() => {
    let isActive = true
    const timer = setTimeout(async () => {
      const changed = [...files].filter(([file, text]) => texts.get(file) !== text)
      if (changed.length === 0 && texts.size === files.size) return
      try {
        const found = new Map(problems)
        for (const [file, text] of changed) {
          const inFile = await validateFileText(file, text)
          if (!isActive) return
          found.set(
            file,
            inFile.map((problem) => ({ file, text, problem })),
          )
        }
        setResult({ texts: files, problems: found })
      } catch (error) {
        if (isActive) setResult((last) => ({ ...last, failure: errorMessage(error) }))
      }
    }, CHECK_DELAY_MS)
    return () => {
      isActive = false
      clearTimeout(timer)
    }
  }, [files, texts, problems])
  const sorted = useMemo(
    () =>
      [...problems]
        .filter(([file]) => files.has(file))
        .flatMap(([, inFile]) => inFile)
        .sort((a, b) => a.problem.severity.localeCompare(b.problem.severity)),
    [problems, files],
  )
  return { problems: result === NOT_CHECKED ? undefined : sorted, failure }
}
