import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { errorMessage } from '../../../lib/errorMessage'
import type { Problem } from '../../../site/validate/problem'
import type { SiteTexts } from '../../../tools/edit/editSite'
import { validateFileText } from '../../editor/validateFileText'
import type { ChangedDocument } from '../draft/siteFolder'

/** A problem of a document, with the text in which it was found. */
export interface DraftProblem {
  /** Path in the site folder. */
  file: string
  /** Undefined: Compose does not edit this file. */
  text: string | undefined
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

/**
 * The problems of a draft, errors first. A document is checked again when its text changes. The development server then
 * checks the whole site.
 * @param changed the unsaved documents
 * @param site its name
 */
export function useDraftProblems(
  files: SiteTexts,
  changed: readonly ChangedDocument[],
  site: string,
): {
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
  /** What only the check of the whole site finds; undefined before the first one. */
  const [inSite, setInSite] = useState<readonly Problem[]>()
  const checkSite = useEffectEvent(async () => {
    const { readSiteProblems } = await import('./readSiteProblems')
    return readSiteProblems(site, changed)
  })
  useEffect(() => {
    if (texts === NOT_CHECKED.texts) return undefined
    let isActive = true
    const known = new Set([...problems.values()].flat().map(({ file, problem }) => keyOf(file, problem)))
    checkSite().then(
      (found) => {
        if (isActive && found) setInSite(found.filter((problem) => !known.has(keyOf(problem.file, problem))))
      },
      (error) => isActive && setResult((last) => ({ ...last, failure: errorMessage(error) })),
    )
    return () => {
      isActive = false
    }
  }, [texts, problems])
  const sorted = useMemo(
    () =>
      [
        ...[...problems].filter(([file]) => files.has(file)).flatMap(([, inFile]) => inFile),
        ...(inSite ?? []).map((problem) => ({ file: problem.file, text: files.get(problem.file), problem })),
      ].sort((a, b) => a.problem.severity.localeCompare(b.problem.severity)),
    [problems, inSite, files],
  )
  return { problems: inSite === undefined && sorted.length === 0 ? undefined : sorted, failure }
}

const keyOf = (file: string, { pointer, message }: Problem) => `${file} ${pointer} ${message}`
