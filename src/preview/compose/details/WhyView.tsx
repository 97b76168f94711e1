import type { PageCall } from '../../explain/calls'
import { ExplainCard } from '../../explain/ExplainCard'
import type { Explained } from '../../explain/explanation'
import type { PreviewChange } from '../../explain/previewChanges'
import type { DocumentPointer } from '../../places/sourceLocations'
import { CallLine } from './CallsView'

interface Props {
  explained: Explained | undefined
  calls: readonly PageCall[]
  /** Why the selected part is not on the page. */
  hiddenReason: string | undefined
  /** A link to a place in the documents. */
  link: (place: DocumentPointer) => React.ReactNode
  /** A link to another state of the preview. */
  changeLink: (change: PreviewChange, label: string) => React.ReactNode
}

/** Why the selected part is on the page, and what would hide it. */
export function WhyView({ explained, calls, hiddenReason, link, changeLink }: Props) {
  if (hiddenReason !== undefined) return <p className="mqp-note">It is not shown: {hiddenReason}.</p>
  if (!explained) return <p className="mqp-note">This page does not show it.</p>
  return (
    <ExplainCard
      explained={explained}
      link={link}
      changeLink={changeLink}
      request={explained.call === undefined ? undefined : <CallLine path={explained.call} calls={calls} />}
    />
  )
}
