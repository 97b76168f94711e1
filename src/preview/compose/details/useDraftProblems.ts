import { useEffect, useMemo, useState } from 'react'
import type { Problem } from '../../../site/validate/problem'
import type { SiteTexts } from '../../../tools/edit/editSite'
import { checkText } from '../../editor/checkText'

/** A problem of a document, with the text in which it was found. */
export interface DraftProblem {
  /** Path in the site folder. */
  file: string
  text: string
  problem: Problem
}

/** Pause of typing after which documents are checked. */
const CHECK_DELAY_MS = 600

/** The problems of all documents of a draft, errors first. A document is checked again when its text changes. */
export function useDraftProblems(files: SiteTexts): readonly DraftProblem[] {
  const [checked, setChecked] = useState<ReadonlyMap<string, readonly DraftProblem[]>>(new Map())
  const [texts, setTexts] = useState<SiteTexts>(new Map())
  useEffect(() => {
    let isActive = true
    const timer = setTimeout(async () => {
      for (const [file, text] of files) {
        if (!isActive) return
        if (texts.get(file) === text) continue
        const problems = await checkText(file, text).catch(() => [])
        if (!isActive) return
        setChecked((before) =>
          new Map(before).set(
            file,
            problems.map((problem) => ({ file, text, problem })),
          ),
        )
      }
      if (isActive) setTexts(files)
    }, CHECK_DELAY_MS)
    return () => {
      isActive = false
      clearTimeout(timer)
    }
  }, [files, texts])
  return useMemo(
    () =>
      [...checked]
        .filter(([file]) => files.has(file))
        .flatMap(([, problems]) => problems)
        .sort((a, b) => a.problem.severity.localeCompare(b.problem.severity)),
    [checked, files],
  )
}
