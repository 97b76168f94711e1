import { ICON_PATHS } from '../../../catalogue/collections/iconPaths'
import type { PlaybackSource } from '../../../generated/types'
import { safeResourceUrl } from '../../../lib/url/safeHref'
import { formatOfType } from '../../../player/sources/streamType'
import { useText } from '../../../text/TextContext'
import { Icon } from '../../../ui/Icon'
import './audioViewer.scss'

interface Props {
  name: string
  sources: readonly PlaybackSource[]
  /** Called with the element when it is mounted, and undefined when unmounted. */
  onMedia: (media: HTMLMediaElement | undefined) => void
  onError: () => void
}

/** Plays an audio asset with the browser's own controls. */
export function AudioViewer({ name, sources, onMedia, onError }: Props) {
  const t = useText()
  const usable = sources.flatMap(({ src, type }) => {
    const safe = safeResourceUrl(src)
    // Browsers skip sources of unknown types.
    return safe ? [{ src: safe, type: formatOfType(type) === 'file' ? type : undefined }] : []
  })
  return (
    <figure className="mq-asset-face mq-sound">
      <figcaption>
        <Icon path={ICON_PATHS.audio} />
        <span>{name}</span>
      </figcaption>
      {/* biome-ignore lint/a11y/useMediaCaption: audio files for review have no captions */}
      <audio
        controls
        preload="metadata"
        aria-label={name}
        ref={(element) => {
          onMedia(element ?? undefined)
          return () => onMedia(undefined)
        }}
      >
        {usable.map(({ src, type }, at) => (
          <source key={src} src={src} type={type} onError={at === usable.length - 1 ? onError : undefined} />
        ))}
        <p>{t('audioNone')}</p>
      </audio>
    </figure>
  )
}
