import { ExtraList } from '../../catalogue/extras/ExtraList'
import type { TitleCard } from '../../generated/types'
import type { ViewProps } from '../../site/registry'
import { useText } from '../../text/TextContext'

/** Extras: making of, interviews and the like. */
export default function Extra({ view, title, data }: ViewProps<'extra', TitleCard[]>) {
  const t = useText()
  return <ExtraList extras={data} title={title} label={view.label ?? t('viewExtra')} layout={view.layout} />
}
