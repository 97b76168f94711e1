import { useEffect, useState } from 'react'
import { errorMessage } from '../../../lib/errorMessage'
import type { DraftDiff } from '../../../tools/diff/comparison'
import { readDraftDiff } from '../../diff/readDiff'
import { frameId, setFrame } from '../../frame/setFrame'
import type { ChangedDocument } from '../draft/siteFolder'

export interface ReviewPagesState {
  /** IDs of the frames that show the documents on disk and in the draft. */
  frames: readonly [before: string, after: string]
  /** Increases with each version of the draft. 0: the frames have no content yet. */
  turn: number
  /** Undefined: loading, or failed. */
  diff?: DraftDiff
  failure?: string
}

/** Gives two frames the documents on disk and those of the draft, and compares them. */
export function useReviewPages(changed: readonly ChangedDocument[], site: string): ReviewPagesState {
  const [state, setState] = useState<ReviewPagesState>(() => ({
    frames: [frameId('review-before'), frameId('review-after')],
    turn: 0,
  }))
  const documents = JSON.stringify(Object.fromEntries(changed.map(({ path, text }) => [path, text])))
  const [before, after] = state.frames
  useEffect(() => {
    let isActive = true
    const update = (change: (last: ReviewPagesState) => Partial<ReviewPagesState>) => {
      if (isActive) setState((last) => ({ ...last, ...change(last) }))
    }
    const show = async () => {
      const content = { documents: JSON.parse(documents) }
      const accepted = await Promise.all([setFrame(before, {}, site), setFrame(after, content, site)])
      if (!accepted.every(Boolean))
        throw new Error('The development server cannot show this draft. Check that it runs.')
      update(({ turn }) => ({ turn: turn + 1, diff: undefined, failure: undefined }))
      const diff = await readDraftDiff(after)
      update(() => ({ diff }))
    }
    show().catch((error) => update(() => ({ failure: errorMessage(error) })))
    return () => {
      isActive = false
    }
  }, [documents, site, before, after])
  return state
}
