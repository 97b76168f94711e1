import { useState } from 'react'
import { ICON_PATHS } from '../../catalogue/collections/iconPaths'
import { assetName } from '../../collaboration/assetFacts'
import type { AssetViewerType } from '../../collaboration/review/assetParts'
import { ViewerNotice } from '../../collaboration/review/viewers/ViewerNotice'
import { useQuery } from '../../data/useQuery'
import type { CollectionAsset, CollectionUser, PlaybackAsset } from '../../generated/types'
import { safeResourceUrl } from '../../lib/url/safeHref'
import { type AssetRef, assetPlayQuery } from '../../service/collaboration/assets'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { lazyPart } from '../../ui/lazyPart'
import { Picture } from '../../ui/picture/Picture'
import type { MediaControl } from './useMediaControl'
import '../../playback/slot/playerPlace.scss'

const ReviewPlayer = lazyPart(async () => (await import('./ReviewPlayer')).ReviewPlayer)
const ImageViewer = lazyPart(async () => (await import('../../collaboration/review/viewers/ImageViewer')).ImageViewer)
const CueList = lazyPart(async () => (await import('../../collaboration/review/viewers/CueList')).CueList)
const AudioViewer = lazyPart(async () => (await import('../../collaboration/review/viewers/AudioViewer')).AudioViewer)

interface Props {
  assetRef: AssetRef
  asset: CollectionAsset
  viewer: AssetViewerType
  canReadComments: boolean
  /** Users with access. */
  people: readonly CollectionUser[] | undefined
  back: string
  media: MediaControl
  onActive: (seconds: number | undefined) => void
  onComment: (() => void) | undefined
}

const FAILURE_ICON = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 7.500v5.500M12 16.300v.1'

/** Renders an asset by its kind and status (spec part 2, section 2: Asset detail). */
export function AssetStage(props: Props) {
  const t = useText()
  const { viewer } = props
  switch (viewer) {
    case 'failed':
      return <ViewerNotice iconPath={FAILURE_ICON} tone="bad" title={t('assetUnread')} more={t('assetUnreadMore')} />
    case 'processing':
      return (
        <ViewerNotice iconPath={ICON_PATHS.warning} tone="warn" title={t('assetWaits')} more={t('assetWaitsMore')} />
      )
    case 'file':
      return <ViewerNotice iconPath={ICON_PATHS.other} title={t('assetOnlyFile')} more={t('assetOnlyFileMore')} />
    case 'video':
      return <VideoViewer {...props} />
    default:
      return <FileViewer {...props} />
  }
}

/** A poster until it is pressed. No request is sent before. */
function VideoViewer({ viewer: _, ...props }: Props) {
  const t = useText()
  const { asset, media } = props
  const name = assetName(asset)
  if (media.startTime !== undefined) {
    return (
      <div className="mq-player-place mq-player-place--plays mq-asset-face--player">
        <ReviewPlayer
          {...props}
          lazy={{ failed: (retry) => <ViewerNotice title={t('assetNotShown')} onRetry={retry} /> }}
        />
      </div>
    )
  }
  return (
    <button
      type="button"
      className="mq-player-place mq-asset-face--player"
      aria-label={t('reviewPlay', { name })}
      onPointerEnter={ReviewPlayer.preload}
      onFocus={ReviewPlayer.preload}
      onClick={media.start}
    >
      <Still asset={asset} />
      <span className="mq-player-place__dot">
        <Icon name="play" />
      </span>
    </button>
  )
}

function Still({ asset }: { asset: CollectionAsset }) {
  const { missing_img } = useRuntime().plan.document.site_config
  return (
    <Picture
      src={safeResourceUrl(asset.image)}
      fallback={missing_img}
      alt=""
      width={1280}
      height={720}
      sizes="(min-width: 1100px) 66vw, 100vw"
      first
    />
  )
}

/** Image, audio or subtitles; loads the playback data first. */
function FileViewer(props: Props) {
  const t = useText()
  const [attempt, setAttempt] = useState(0)
  const playback = useQuery(assetPlayQuery(props.assetRef, attempt), { skipReconnect: true, removeOnUnmount: true })
  const [broken, setBroken] = useState(false)
  const retry = () => {
    setBroken(false)
    setAttempt(attempt + 1)
  }
  const file = playback.data && 'asset' in playback.data ? playback.data.asset : undefined
  if (broken || playback.error !== undefined || (playback.data && !file))
    return <ViewerNotice title={t('assetNotShown')} onRetry={retry} />
  if (!file) return <AssetSkeleton />
  return <LoadedAsset {...props} file={file} onError={() => setBroken(true)} onRetry={retry} />
}

const AssetSkeleton = () => <div className="mq-asset-face mq-skeleton__part" aria-busy="true" />

function LoadedAsset({ viewer, asset, file, media, onError }: Props & LoadedAssetProps) {
  const t = useText()
  const name = assetName(asset)
  const [first] = file.sources
  const src = safeResourceUrl(first?.src)
  const lazy = {
    pending: <AssetSkeleton />,
    failed: (retry: () => void) => <ViewerNotice title={t('assetNotShown')} onRetry={retry} />,
  }
  if (!src) return <ViewerNotice title={t('assetNotShown')} />
  if (viewer === 'image') return <ImageViewer src={src} name={name} onError={onError} lazy={lazy} />
  if (viewer === 'subtitles') return <CueList src={src} name={name} lazy={lazy} />
  return <AudioViewer name={name} sources={file.sources} onMedia={media.setMedia} onError={onError} lazy={lazy} />
}

interface LoadedAssetProps {
  file: PlaybackAsset
  onError: () => void
  onRetry: () => void
}
