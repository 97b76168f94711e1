import type { PageCall } from '../../explain/calls'
import { ExplainCard } from '../../explain/ExplainCard'
import type { Explained } from '../../explain/explanation'
import type { PreviewChange } from '../../explain/previewChanges'
import type { DocumentPointer } from '../../places/sourceLocations'
import type { OutlineItem } from '../outline/outlineGroups'
import { CallLine } from './CallsView'

interface Props {
  explained: Explained | undefined
  calls: readonly PageCall[]
  /** The selected part, if it is not on the page. */
  hidden: Pick<OutlineItem, 'hiddenReason' | 'previewChange'> | undefined
  /** A link to a place in the documents. */
  link: (place: DocumentPointer) => React.ReactNode
  /** A link to another state of the preview. */
  changeLink: (change: PreviewChange, label: string) => React.ReactNode
}

/** Why the selected part is on the page, and what would hide it. */
export function WhyView({ explained, calls, hidden, link, changeLink }: Props) {
  if (hidden?.hiddenReason !== undefined)
    return (
      <>
        <p className="mqp-note">It is not shown: {hidden.hiddenReason}.</p>
        {hidden.previewChange && <p>{changeLink(hidden.previewChange, hidden.previewChange.label)}</p>}
      </>
    )
  if (!explained) return <p className="mqp-note">This page does not show this part.</p>
  return (
    <ExplainCard
      explained={explained}
      link={link}
      changeLink={changeLink}
      request={explained.callPath === undefined ? undefined : <CallLine path={explained.callPath} calls={calls} />}
    />
  )
}
