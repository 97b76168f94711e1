import { ExtraList } from '../../catalogue/extras/ExtraList'
import type { TitleCard } from '../../generated/types'
import type { ViewProps } from '../../site/registry'
import { useText } from '../../text/TextContext'

export default function Clip({ view, title, data }: ViewProps<'clip', TitleCard[]>) {
  const t = useText()
  return <ExtraList extras={data} title={title} label={view.label ?? t('viewClip')} layout={view.layout} />
}
