import { useEffect, useState, useSyncExternalStore } from 'react'
import { ICON_PATHS } from '../../catalogue/collections/iconPaths'
import { invalidateQueries } from '../../data/cache'
import { useDataScope } from '../../data/DataContext'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { UploadLine } from './UploadLine'
import { isPending } from './uploadList'
import { progressText } from './uploadProgress'
import { type Uploads, uploadsOf } from './uploads'
import './uploadTray.scss'

/** The uploads, one line each, at the bottom of the screen. Renders nothing without uploads. */
export default function UploadTray() {
  const t = useText()
  const uploads = uploadsOf(useRuntime())
  const list = useSyncExternalStore(uploads.subscribe, uploads.get)
  const [isCollapsed, setIsCollapsed] = useState(false)
  useRefetchOnUpload(uploads)
  if (list.length === 0) return null
  const done = list.filter(({ state }) => state === 'done').length
  const pending = list.filter(isPending)
  const sending = list.filter(({ state }) => state !== 'failed' && state !== 'cancelled')
  const title =
    pending.length > 0
      ? t('uploadsRunning', { done: Math.min(done + 1, sending.length), count: sending.length })
      : t('uploadsEnded', { count: list.length })
  return (
    <section className="mq-uploads" aria-label={t('uploadsOf')}>
      <header>
        <div className="mq-uploads__head">
          <strong role="status">{title}</strong>
          {/* A single file shows its progress in its own line. */}
          {pending.length > 0 && sending.length > 1 && <small>{progressText(list, t)}</small>}
        </div>
        <button
          type="button"
          aria-expanded={!isCollapsed}
          aria-label={t(isCollapsed ? 'uploadUnfold' : 'uploadFold')}
          onClick={() => setIsCollapsed(!isCollapsed)}
        >
          {isCollapsed ? <Icon path={ICON_PATHS.up} /> : <Icon name="down" />}
        </button>
        {pending.length === 0 && (
          <button type="button" aria-label={t('uploadClose')} onClick={uploads.clear}>
            <Icon name="close" />
          </button>
        )}
      </header>
      {!isCollapsed && (
        <ul>
          {list.map((upload) => (
            <UploadLine key={upload.key} upload={upload} uploads={uploads} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Refetches collections that received a file. */
function useRefetchOnUpload(uploads: Uploads): void {
  const scope = useDataScope()
  useEffect(() => {
    const update = () => {
      const ids = uploads.takeChangedCollections()
      if (ids.length === 0) return
      const changed = new Set(ids.map(String))
      // Collection cards show the number of assets.
      invalidateQueries(
        scope,
        (tag) =>
          tag.type === 'collections' ||
          ((tag.type === 'collection' || tag.type === 'collection-assets') && changed.has(String(tag.id))),
      ).catch(() => {})
    }
    update()
    return uploads.subscribe(update)
  }, [uploads, scope])
}
