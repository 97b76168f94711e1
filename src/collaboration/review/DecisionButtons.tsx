import { ICON_PATHS } from '../../catalogue/collections/iconPaths'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import type { AssetParts } from './assetParts'
import type { AssetChange } from './useAssetChanges'

interface Props {
  decided: AssetParts['decided']
  busy: AssetChange | undefined
  onDecide: (approved: boolean) => void
  /** Focuses the comment composer. undefined: commenting is not allowed. */
  onComment: (() => void) | undefined
}

/** Approve and reject, with an offer to explain a rejection until a decision is made. */
export function DecisionButtons({ decided, busy, onDecide, onComment }: Props) {
  const t = useText()
  const disabled = decided !== undefined || busy !== undefined
  return (
    <>
      {onComment && !decided && (
        <button type="button" className="mq-asset-actions__why" onClick={onComment}>
          {t('rejectWhy')}
        </button>
      )}
      <Button kind="line" disabled={disabled} {...pending(busy === 'reject')} onClick={() => onDecide(false)}>
        <Icon path={ICON_PATHS.cross} />
        {t(decided === 'rejected' ? 'rejected' : busy === 'reject' ? 'rejecting' : 'reject')}
      </Button>
      <Button kind="first" disabled={disabled} {...pending(busy === 'approve')} onClick={() => onDecide(true)}>
        <Icon name="check" />
        {t(decided === 'approved' ? 'approved' : busy === 'approve' ? 'approving' : 'approve')}
      </Button>
    </>
  )
}

const pending = (isPending: boolean) =>
  isPending ? { className: 'mq-asset-actions__busy', 'aria-busy': true } : undefined
