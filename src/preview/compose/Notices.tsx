import { useState } from 'react'
import { countOf } from '../bar/world'
import type { DraftStore } from './draft/draftStore'

/** What the user should know about the draft. */
export function Notices({ state, draft }: { state: ReturnType<DraftStore['get']>; draft: DraftStore }) {
  const { broken, conflicts, restored, isStored } = state
  const [isRead, setIsRead] = useState(false)
  return (
    <>
      {restored > 0 && !isRead && (
        <p className="mqp-compose__notice">
          {countOf(restored, 'unsaved change')} restored from your last visit.{' '}
          <button type="button" className="mqp-chip" onClick={() => setIsRead(true)}>
            OK
          </button>
        </p>
      )}
      {!isStored && (
        <p className="mqp-compose__notice mqp-compose__notice--bad" role="alert">
          This browser cannot store your changes. Save them before you leave the page.
        </p>
      )}
      {broken.size > 0 && (
        <p className="mqp-compose__notice mqp-compose__notice--bad" role="alert">
          {[...broken].join(', ')} is not valid JSON on disk. The last valid text is shown; saving waits until the file
          is fixed.
        </p>
      )}
      {conflicts.length > 0 && (
        <div className="mqp-compose__notice mqp-compose__notice--bad" role="alert">
          {countOf(conflicts.length, 'change')} could not be applied, because the same values were changed on disk:{' '}
          {conflicts.map(({ label }) => label).join(', ')}. The texts on disk are used.{' '}
          <button type="button" className="mqp-chip" onClick={draft.dismissConflicts}>
            OK
          </button>
        </div>
      )}
    </>
  )
}
