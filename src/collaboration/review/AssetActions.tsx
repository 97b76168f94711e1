import { useState } from 'react'
import { ICON_PATHS } from '../../catalogue/collections/iconPaths'
import type { CollectionAsset } from '../../generated/types'
import type { AssetRef } from '../../service/collaboration/assets'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Dialog } from '../../ui/overlay/Dialog'
import { MenuButton } from '../../ui/overlay/MenuButton'
import { assetName, STATE_LOOKS } from '../assetFacts'
import { StateLabel } from '../StateLabel'
import { useWhen } from './AssetDetails'
import { personOf } from './assetFactRows'
import type { AssetParts } from './assetParts'
import { DownloadMenu } from './download/DownloadMenu'
import { useAssetChanges } from './useAssetChanges'
import './assetActions.scss'

interface Props {
  of: AssetRef
  asset: CollectionAsset
  parts: AssetParts
  /** Leads into the field for a comment. */
  onComment: () => void
  /** Asks for files for the collection. undefined: the viewer may not upload. */
  onUpload?: () => void
  /** It is gone: leads away. `forget` is to be called then. */
  onRemoved: (forget: () => void) => void
}

const BUSY = 'mq-asset-actions__busy'

/** What the viewer may do with an asset; the rest is not there. */
export function AssetActions({ of, asset, parts, onComment, onUpload, onRemoved }: Props) {
  const t = useText()
  const [asks, setAsks] = useState(false)
  const { busy, decide, remove, forget } = useAssetChanges(of)
  const { decided } = parts
  const close = () => setAsks(false)
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
            className={busy === 'reject' ? BUSY : undefined}
            aria-busy={busy === 'reject' || undefined}
            onClick={() => decide(false)}
          >
            <Icon path={ICON_PATHS.cross} />
            {t(decided === 'rejected' ? 'rejected' : busy === 'reject' ? 'rejecting' : 'reject')}
          </Button>
          <Button
            kind="first"
            disabled={decided !== undefined || busy !== undefined}
            className={busy === 'approve' ? BUSY : undefined}
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
            <button type="button" onClick={() => setAsks(true)}>
              <Icon path={ICON_PATHS.bin} />
              {t('assetDelete')}
            </button>
          )}
        </MenuButton>
      )}
      {asks && (
        <RemoveDialog
          name={assetName(asset)}
          busy={busy === 'remove'}
          onClose={close}
          onRemove={async () => {
            if (await remove()) onRemoved(forget)
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

/** Names the file and what is lost; the safe answer comes first. */
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

interface StandingProps {
  asset: CollectionAsset
  decided: AssetParts['decided']
}

/** How an asset stands, beside its name: of what is decided by whom and when, where the service tells. */
export function AssetStanding({ asset, decided }: StandingProps) {
  const t = useText()
  const when = useWhen()
  const last = asset.approval_status?.find(({ action }) => action === decided)
  const name = personOf(last?.user)
  const date = when(last?.created_at)
  if (!decided || !name || !date) return <StateLabel asset={asset} />
  const { tone, sign } = STATE_LOOKS[decided]
  return (
    <p className={`mq-state mq-state--long mq-state--${tone}`} role="status">
      <Icon path={sign} />
      {t(decided === 'approved' ? 'approvedBy' : 'rejectedBy', { name, date })}
    </p>
  )
}
