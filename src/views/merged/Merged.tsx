import type { PlannedView } from '../../catalogue/title-layout/titleLayout'
import { ViewSlot } from '../../catalogue/title-views/ViewSlot'
import type { ViewProps } from '../../site/registry'
import { useText } from '../../text/TextContext'

/** Several views below each other. Empty ones are omitted. */
export default function Merged({ title, data }: ViewProps<'merged', PlannedView[]>) {
  const t = useText()
  return data.map((planned, index) => (
    <ViewSlot
      key={planned.key}
      planned={planned}
      title={title}
      heading={planned.label ?? t(planned.entry.label)}
      first={index === 0}
      hideEmpty
    />
  ))
}
