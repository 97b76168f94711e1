import { ExtraList } from '../../catalogue/extras/ExtraList'
import type { TitleCard } from '../../generated/types'
import type { ViewProps } from '../../site/registry'
import { useText } from '../../text/TextContext'

export default function Highlights({ view, title, data }: ViewProps<'highlights', TitleCard[]>) {
  const t = useText()
  return <ExtraList extras={data} title={title} label={view.label ?? t('viewHighlights')} layout="row" />
}
