import { ExtraList } from '../../catalogue/extras/ExtraList'
import type { TitleCard } from '../../generated/types'
import type { ViewProps } from '../../site/registry'
import { useText } from '../../text/TextContext'

/** Extras of several types, in the order of the service. */
export default function Mixed({ view, title, data }: ViewProps<'mixed', TitleCard[]>) {
  const t = useText()
  return <ExtraList extras={data} title={title} label={view.label ?? t('viewMixed')} layout={view.layout} />
}
