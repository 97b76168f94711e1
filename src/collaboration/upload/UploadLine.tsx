import { collectionLink } from '../../catalogue/collections/collectionFacts'
import { ICON_PATHS } from '../../catalogue/collections/iconPaths'
import { collectionPath } from '../../catalogue/title/titleLink'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { TranslateFunction } from '../../text/createText'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { SmartLink } from '../../ui/SmartLink'
import { formatSize } from '../assetFacts'
import { isPending, type Upload } from './uploadList'
import { progressText } from './uploadProgress'
import type { Uploads } from './uploads'

interface Props {
  upload: Upload
  uploads: Uploads
}

export function UploadLine({ upload, uploads }: Props) {
  const { file, state, sent } = upload
  const hasFailed = state === 'failed'
  return (
    <li className={`mq-upload mq-upload--${state}`}>
      <Icon path={ICON_PATHS[iconOf(file)]} />
      <div className="mq-upload__main">
        <span className="mq-upload__name">{file.name}</span>
        {(state === 'running' || (hasFailed && sent > 0)) && (
          <progress max={file.size || 1} value={sent} aria-label={file.name} />
        )}
        <Status upload={upload} />
      </div>
      {uploads.canRetry(upload) && <RetryButton upload={upload} onRetry={uploads.retry} />}
      {state === 'done' && <AssetLink upload={upload} />}
      <CloseButton upload={upload} uploads={uploads} />
    </li>
  )
}

function Status({ upload }: { upload: Upload }) {
  const t = useText()
  const { state, reason } = upload
  const hasFailed = state === 'failed'
  return (
    <small role={hasFailed ? 'alert' : undefined}>
      {hasFailed && <Icon path={ICON_PATHS.warning} />}
      {state === 'done' && <Icon name="check" />}
      {hasFailed && reason ? t(reason) : stateText(upload, t)}
    </small>
  )
}

function RetryButton({ upload: { key, file, state }, onRetry }: { upload: Upload; onRetry: (key: number) => void }) {
  const t = useText()
  const hasFailed = state === 'failed'
  return (
    <Button kind={hasFailed ? 'quiet' : 'line'} onClick={() => onRetry(key)}>
      {t(hasFailed ? 'tryAgain' : 'uploadAgain')}
      <span className="mq-vh"> {file.name}</span>
    </Button>
  )
}

/** Opens the uploaded asset, if the site has a page for collections. */
function AssetLink({ upload: { file, assetId, collection } }: { upload: Upload }) {
  const t = useText()
  const { routes } = useRuntime()
  const collectionPage = collectionLink(collection, collectionPath(routes()))
  if (!collectionPage || assetId === undefined) return null
  return (
    <SmartLink className="mq-upload__show" href={collectionLink(assetId, collectionPage)}>
      {t('uploadShow')}
      <span className="mq-vh"> {file.name}</span>
    </SmartLink>
  )
}

/** Cancels an upload; removes a finished one from the list. */
function CloseButton({ upload, uploads: { cancel, dismiss } }: Props) {
  const t = useText()
  const { key, file } = upload
  const [text, onClick] = isPending(upload)
    ? (['uploadCancel', cancel] as const)
    : (['uploadDismiss', dismiss] as const)
  return (
    <button type="button" aria-label={t(text, { name: file.name })} onClick={() => onClick(key)}>
      <Icon name="close" />
    </button>
  )
}

function stateText(upload: Upload, t: TranslateFunction): string {
  const { state, file } = upload
  if (state === 'waiting') return t('uploadWaits', { size: formatSize(file.size) ?? '' })
  if (state === 'done') return t('uploadDone')
  if (state === 'cancelled') return t('uploadCancelled')
  return progressText([upload], t)
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
