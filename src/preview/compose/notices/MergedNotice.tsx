import { formatCount } from '../../bar/world'
import type { MergedChange } from '../draft/draftState'
import { diffDocument } from '../review/changes'

interface Props {
  merged: MergedChange
  onRead: () => void
}

/** A change on disk that was merged with unsaved ones. */
export function MergedNotice({ merged, onRead }: Props) {
  return (
    <p className="mqp-compose__notice" role="alert">
      {merged.path} changed on disk ({changedLinesText(merged)}). It was merged with your{' '}
      {formatCount(merged.reappliedLabels.length, 'change')}: {merged.reappliedLabels.join(', ')}.{' '}
      <button type="button" className="mqp-chip" onClick={onRead}>
        OK
      </button>
    </p>
  )
}

function changedLinesText({ path, before, after }: MergedChange): string {
  const { added, removed } = diffDocument(path, before, after)
  return `+${added} −${removed} ${added + removed === 1 ? 'line' : 'lines'}`
}
