import type { CollectionAsset } from '../generated/types'
import { useText } from '../text/TextContext'
import { Icon } from '../ui/Icon'
import { assetState, STATE_LOOKS } from './assetFacts'
import './stateLabel.scss'

/** How an asset stands, as icon and word. */
export function StateLabel({ asset }: { asset: CollectionAsset }) {
  const t = useText()
  const { word, tone, sign } = STATE_LOOKS[assetState(asset)]
  return (
    <span className={`mq-state mq-state--${tone}`}>
      <Icon path={sign} />
      {t(word)}
    </span>
  )
}
