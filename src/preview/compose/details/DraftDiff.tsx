import type { DraftState } from '../draft/draftState'
import type { ChangedDocument } from '../draft/siteFolder'
import { ChangedLines } from '../review/ChangedLines'

interface Props {
  changed: readonly ChangedDocument[]
  disk: DraftState['disk']
}

/** The lines of the files that a save would change. */
export const DraftDiff = ({ changed, disk }: Props) => (
  <section aria-label="Unsaved changes" className="mqp-part">
    <h2 className="mqp-part__name">Unsaved changes</h2>
    {changed.length === 0 ? (
      <p className="mqp-note">None: the draft matches the files on disk.</p>
    ) : (
      <ChangedLines changed={changed} disk={disk} />
    )}
  </section>
)
