import { useEffect, useState, useSyncExternalStore } from 'react'
import { collectionLink } from '../../catalogue/collections/collectionFacts'
import { ICON_PATHS } from '../../catalogue/collections/iconPaths'
import { collectionPath } from '../../catalogue/title/titleLink'
import { invalidateQueries } from '../../data/cache'
import { useDataScope } from '../../data/DataContext'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { Text } from '../../text/createText'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { SmartLink } from '../../ui/SmartLink'
import { formatSize } from '../assetFacts'
import { secondsLeft, sumOf, type Upload, type Uploads, uploadsOf } from './uploads'
import './uploadTray.scss'

/** The uploads, one line each, at the bottom of the screen. Renders nothing without uploads. */
export default function UploadTray() {
  const t = useText()
  const uploads = uploadsOf(useRuntime())
  const list = useSyncExternalStore(uploads.subscribe, uploads.get)
  const [folded, setFolded] = useState(false)
  useRefetchOnUpload(uploads)
  if (list.length === 0) return null
  const done = list.filter(({ state }) => state === 'done').length
  const busy = list.filter(({ state }) => state === 'running' || state === 'waiting')
  const sending = list.filter(({ state }) => state !== 'failed' && state !== 'cancelled')
  const title =
    busy.length > 0
      ? t('uploadsRunning', { done: Math.min(done + 1, sending.length), count: sending.length })
      : t('uploadsEnded', { count: list.length })
  return (
    <section className="mq-uploads" aria-label={t('uploadsOf')}>
      <header>
        <div className="mq-uploads__head">
          <strong role="status">{title}</strong>
          {/* A single file shows its progress in its own line. */}
          {busy.length > 0 && sending.length > 1 && <small>{progressText(list, t)}</small>}
        </div>
        <button
          type="button"
          aria-expanded={!folded}
          aria-label={t(folded ? 'uploadUnfold' : 'uploadFold')}
          onClick={() => setFolded(!folded)}
        >
          {folded ? <Icon path={ICON_PATHS.up} /> : <Icon name="down" />}
        </button>
        {busy.length === 0 && (
          <button type="button" aria-label={t('uploadClose')} onClick={uploads.clear}>
            <Icon name="close" />
          </button>
        )}
      </header>
      {!folded && (
        <ul>
          {list.map((upload) => (
            <Line key={upload.key} upload={upload} uploads={uploads} />
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

function Line({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const t = useText()
  const { routes } = useRuntime()
  const { key, file, state, sent, reason, asset, collection } = upload
  const failed = state === 'failed'
  const text = stateText(upload, t)
  const collectionPage = collectionLink(collection, collectionPath(routes()))
  return (
    <li className={`mq-upload mq-upload--${state}`}>
      <Icon path={ICON_PATHS[iconOf(file)]} />
      <div className="mq-upload__main">
        <span className="mq-upload__name">{file.name}</span>
        {(state === 'running' || (failed && sent > 0)) && (
          <progress max={file.size || 1} value={sent} aria-label={file.name} />
        )}
        <small role={failed ? 'alert' : undefined}>
          {failed && <Icon path={ICON_PATHS.warning} />}
          {state === 'done' && <Icon name="check" />}
          {failed && reason ? t(reason) : text}
        </small>
      </div>
      {uploads.canRetry(upload) && (
        <Button kind={failed ? 'quiet' : 'line'} onClick={() => uploads.retry(key)}>
          {t(failed ? 'tryAgain' : 'uploadAgain')}
          <span className="mq-vh"> {file.name}</span>
        </Button>
      )}
      {state === 'done' && collectionPage && asset !== undefined && (
        <SmartLink className="mq-upload__show" href={collectionLink(asset, collectionPage)}>
          {t('uploadShow')}
          <span className="mq-vh"> {file.name}</span>
        </SmartLink>
      )}
      {state === 'running' || state === 'waiting' ? (
        <button type="button" aria-label={t('uploadCancel', { name: file.name })} onClick={() => uploads.cancel(key)}>
          <Icon name="close" />
        </button>
      ) : (
        <button type="button" aria-label={t('uploadDismiss', { name: file.name })} onClick={() => uploads.dismiss(key)}>
          <Icon name="close" />
        </button>
      )}
    </li>
  )
}

/** State or progress of a file, never in percent. */
function stateText(upload: Upload, t: Text): string {
  const { state, file } = upload
  if (state === 'waiting') return t('uploadWaits', { size: formatSize(file.size) ?? '' })
  if (state === 'done') return t('uploadDone')
  if (state === 'cancelled') return t('uploadCancelled')
  return progressText([upload], t)
}

function progressText(list: readonly Upload[], t: Text): string {
  const left = secondsLeft(list, performance.now())
  const { sent, size } = sumOf(list)
  const part = { sent: formatSize(sent) ?? '', size: formatSize(size) ?? '' }
  if (left === undefined) return t('uploadPart', part)
  const time =
    left >= 60 ? t('uploadMinutes', { count: Math.ceil(left / 60) }) : t('uploadSeconds', { count: Math.ceil(left) })
  return t('uploadPartLeft', { ...part, time })
}

const MEDIA_KINDS = ['video', 'image', 'audio'] as const

/** Icon of a file by extension and MIME type. */
const iconOf = ({
  type,
  name,
}: File): keyof Pick<typeof ICON_PATHS, 'video' | 'image' | 'audio' | 'subtitle' | 'other'> => {
  if (/\.(?:srt|vtt|ttml|stl)$/i.test(name)) return 'subtitle'
  return MEDIA_KINDS.find((kind) => type.startsWith(`${kind}/`)) ?? 'other'
}
