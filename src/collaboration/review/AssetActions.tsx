import { useState } from 'react'
import { ICON_PATHS } from '../../catalogue/collections/iconPaths'
import type { CollectionAsset } from '../../generated/types'
import type { AssetRef } from '../../service/collaboration/assets'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Dialog } from '../../ui/overlay/Dialog'
import { MenuButton } from '../../ui/overlay/MenuButton'
import { assetName, STATE_STYLES } from '../assetFacts'
import { StateLabel } from '../StateLabel'
import { useRelativeDate } from './AssetDetails'
import { personOf } from './assetFactRows'
import type { AssetParts } from './assetParts'
import { DownloadMenu } from './download/DownloadMenu'
import { useAssetChanges } from './useAssetChanges'
import './assetActions.scss'

interface Props {
  of: AssetRef
  asset: CollectionAsset
  parts: AssetParts
  /** Focuses the comment composer. */
  onComment: () => void
  /** Opens the file dialog. undefined: uploading is not allowed. */
  onUpload?: () => void
  /** Called after the deletion, to navigate away and then call `invalidate`. */
  onRemoved: (invalidate: () => void) => void
}

const BUSY_CLASS = 'mq-asset-actions__busy'

/** The actions that the viewer's permissions allow. */
export function AssetActions({ of, asset, parts, onComment, onUpload, onRemoved }: Props) {
  const t = useText()
  const [isConfirming, setIsConfirming] = useState(false)
  const { busy, decide, remove, invalidate } = useAssetChanges(of)
  const { decided } = parts
  const close = () => setIsConfirming(false)
  return (
    <div className="mq-asset-actions">
      {parts.decide && (
        <>
          {parts.comment && !decided && (
            <button type="button" className="mq-asset-actions__why" onClick={onComment}>
              {t('rejectWhy')}
            </button>
          )}
          <Button
            kind="line"
            disabled={decided !== undefined || busy !== undefined}
            className={busy === 'reject' ? BUSY_CLASS : undefined}
            aria-busy={busy === 'reject' || undefined}
            onClick={() => decide(false)}
          >
            <Icon path={ICON_PATHS.cross} />
            {t(decided === 'rejected' ? 'rejected' : busy === 'reject' ? 'rejecting' : 'reject')}
          </Button>
          <Button
            kind="first"
            disabled={decided !== undefined || busy !== undefined}
            className={busy === 'approve' ? BUSY_CLASS : undefined}
            aria-busy={busy === 'approve' || undefined}
            onClick={() => decide(true)}
          >
            <Icon name="check" />
            {t(decided === 'approved' ? 'approved' : busy === 'approve' ? 'approving' : 'approve')}
          </Button>
        </>
      )}
      {parts.download && <DownloadMenu of={of} asset={asset} />}
      {(parts.remove || onUpload) && (
        <MenuButton
          className="mq-btn mq-btn--line mq-btn--round"
          label={
            <>
              <Icon path={ICON_PATHS.more} />
              <span className="mq-vh">{t('assetMore')}</span>
            </>
          }
        >
          {onUpload && (
            <button type="button" onClick={onUpload}>
              <Icon path={ICON_PATHS.upload} />
              {t('upload')}
            </button>
          )}
          {parts.remove && (
            <button type="button" onClick={() => setIsConfirming(true)}>
              <Icon path={ICON_PATHS.bin} />
              {t('assetDelete')}
            </button>
          )}
        </MenuButton>
      )}
      {isConfirming && (
        <RemoveDialog
          name={assetName(asset)}
          busy={busy === 'remove'}
          onClose={close}
          onRemove={async () => {
            if (await remove()) onRemoved(invalidate)
            else close()
          }}
        />
      )}
    </div>
  )
}

interface RemoveProps {
  name: string
  busy: boolean
  onClose: () => void
  onRemove: () => void
}

/** Confirms a deletion, with the focus on the safe choice. */
export function RemoveDialog({ name, busy, onClose, onRemove }: RemoveProps) {
  const t = useText()
  const question = t('assetDeleteAsk', { name })
  return (
    <Dialog name={question} className="mq-remove" onClose={onClose}>
      <h2>{question}</h2>
      <p>{t('assetDeleteMore')}</p>
      <div className="mq-remove__on">
        <Button kind="line" autoFocus onClick={onClose} disabled={busy}>
          {t('assetKeep')}
        </Button>
        <Button className="mq-remove__yes" onClick={onRemove} disabled={busy} aria-busy={busy || undefined}>
          <Icon path={ICON_PATHS.bin} />
          {t(busy ? 'assetDeleting' : 'assetDelete')}
        </Button>
      </div>
    </Dialog>
  )
}

interface StatusProps {
  asset: CollectionAsset
  decided: AssetParts['decided']
}

/** State of an asset; for a decision with the person and date, if known. */
export function AssetStatus({ asset, decided }: StatusProps) {
  const t = useText()
  const when = useRelativeDate()
  const last = asset.approval_status?.find(({ action }) => action === decided)
  const name = personOf(last?.user)
  const date = when(last?.created_at)
  if (!decided || !name || !date) return <StateLabel asset={asset} />
  const { tone, sign } = STATE_STYLES[decided]
  return (
    <p className={`mq-state mq-state--long mq-state--${tone}`} role="status">
      <Icon path={sign} />
      {t(decided === 'approved' ? 'approvedBy' : 'rejectedBy', { name, date })}
    </p>
  )
}
