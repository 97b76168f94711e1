import { useState } from 'react'
import { parseJsonDocument } from '../../../tools/edit/document'
import { formatCount } from '../../bar/world'
import { decisionsOf } from '../draft/decisions'
import type { DraftState } from '../draft/draftState'
import type { DraftStore } from '../draft/draftStore'
import { optionalComponent } from '../lazyComponent'

const MergedNotice = optionalComponent(async () => (await import('./MergedNotice')).MergedNotice)

interface Props {
  state: DraftState
  draft: DraftStore
  /** Whether the development server answers. */
  isConnected: boolean
  /** Shows the changes that wait for a decision. */
  onDecide: () => void
  /** Shows a document in the editor. */
  onEdit: (file: string) => void
}

/** What the user should know about the draft. */
export function Notices({ state, draft, isConnected, onDecide, onEdit }: Props) {
  const { broken, history, conflicts, merged, restored, isStored } = state
  const [isRead, setIsRead] = useState(false)
  const waiting = decisionsOf(conflicts).length
  return (
    <div className="mqp-compose__notices">
      {!isConnected && (
        <p className="mqp-compose__notice mqp-compose__notice--bad" role="alert">
          The development server does not answer. You can go on: your changes are kept in this browser. Start the server
          again to save them.
        </p>
      )}
      {restored > 0 && !isRead && (
        <p className="mqp-compose__notice">
          {formatCount(restored, 'unsaved change')} restored from your last visit.{' '}
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
      {[...broken.keys()].map((file) => (
        <p key={file} className="mqp-compose__notice mqp-compose__notice--bad" role="alert">
          {file} is not valid JSON on disk. {/* Broken when Compose was opened: there is no valid text. */}
          {parseJsonDocument(history.files.get(file) ?? '')
            ? 'The last valid text is shown'
            : 'Its content is not shown'}
          ; saving waits until the file is fixed.{' '}
          <button type="button" className="mqp-chip" onClick={() => onEdit(file)}>
            Open in Edit
          </button>
        </p>
      ))}
      {waiting > 0 && (
        <p className="mqp-compose__notice mqp-compose__notice--warn" role="alert">
          {[...new Set(conflicts.map(({ operation }) => operation.file))].join(', ')} changed on disk.{' '}
          {waiting === 1 ? 'One change needs' : `${waiting} changes need`} your choice. Saving waits.{' '}
          <button type="button" className="mqp-chip" onClick={onDecide}>
            Decide
          </button>
        </p>
      )}
      {merged && <MergedNotice merged={merged} onRead={draft.dismissMerged} />}
    </div>
  )
}
