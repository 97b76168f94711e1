import type { CollectionAsset } from '../generated/types'
import { useText } from '../text/TextContext'
import { Icon } from '../ui/Icon'
import { assetState, STATE_LABELS } from './assetFacts'
import './stateLabel.scss'

/** State of an asset, as icon and text. */
export function StateLabel({ asset }: { asset: CollectionAsset }) {
  const t = useText()
  const { word, tone, sign } = STATE_LABELS[assetState(asset)]
  return (
    <span className={`mq-state mq-state--${tone}`}>
      <Icon path={sign} />
      {t(word)}
    </span>
  )
}
