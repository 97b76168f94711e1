import { ICON_PATHS } from '../../catalogue/collections/iconPaths'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import type { AssetParts } from './assetParts'
import type { AssetChange } from './useAssetChanges'

interface Props {
  decision: AssetParts['decision']
  busy: AssetChange | undefined
  onDecide: (approved: boolean) => void
  /** Focuses the comment composer. undefined: commenting is not allowed. */
  onComment: (() => void) | undefined
}

/** Approve and reject, with an offer to explain a rejection until a decision is made. */
export function DecisionButtons({ decision, busy, onDecide, onComment }: Props) {
  const t = useText()
  const disabled = decision !== undefined || busy !== undefined
  return (
    <>
      {onComment && !decision && (
        <button type="button" className="mq-asset-actions__why" onClick={onComment}>
          {t('rejectWhy')}
        </button>
      )}
      <Button kind="line" disabled={disabled} {...pendingProps(busy === 'reject')} onClick={() => onDecide(false)}>
        <Icon path={ICON_PATHS.cross} />
        {t(decision === 'rejected' ? 'rejected' : busy === 'reject' ? 'rejecting' : 'reject')}
      </Button>
      <Button kind="first" disabled={disabled} {...pendingProps(busy === 'approve')} onClick={() => onDecide(true)}>
        <Icon name="check" />
        {t(decision === 'approved' ? 'approved' : busy === 'approve' ? 'approving' : 'approve')}
      </Button>
    </>
  )
}

const pendingProps = (isPending: boolean) =>
  isPending ? { className: 'mq-asset-actions__busy', 'aria-busy': true } : undefined
