import type { PlannedView } from '../../catalogue/title-layout/titleLayout'
import { ViewSlot } from '../../catalogue/title-views/ViewSlot'
import type { ViewProps } from '../../site/registry'
import { useText } from '../../text/TextContext'

/** Several views below one another. One with nothing in it is left out. */
export default function Merged({ title, data }: ViewProps<'merged', PlannedView[]>) {
  const t = useText()
  return data.map((planned, at) => (
    <ViewSlot
      key={planned.key}
      planned={planned}
      title={title}
      heading={planned.label ?? t(planned.entry.label)}
      first={at === 0}
      hideEmpty
    />
  ))
}
