import type { CollectionAsset } from '../../generated/types'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { STATE_LABELS } from '../assetFacts'
import { StateLabel } from '../StateLabel'
import { useRelativeDate } from './AssetDetails'
import { assetPersonName } from './assetFactRows'
import type { AssetParts } from './assetParts'

interface Props {
  asset: CollectionAsset
  decision: AssetParts['decision']
}

/** State of an asset; for a decision with the person and date, if known. */
export function AssetStatus({ asset, decision }: Props) {
  const t = useText()
  const when = useRelativeDate()
  const last = asset.approval_status?.find(({ action }) => action === decision)
  const name = assetPersonName(last?.user)
  const date = when(last?.created_at)
  if (!decision || !name || !date) return <StateLabel asset={asset} />
  const { tone, sign } = STATE_LABELS[decision]
  return (
    <p className={`mq-state mq-state--long mq-state--${tone}`} role="status">
      <Icon path={sign} />
      {t(decision === 'approved' ? 'approvedBy' : 'rejectedBy', { name, date })}
    </p>
  )
}
