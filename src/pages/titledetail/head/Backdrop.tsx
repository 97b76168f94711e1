import { cardPicture, titleClipUrl } from '../../../catalogue/card/cardPicture'
import type { Title } from '../../../generated/types'
import { isVideoFile } from '../../../lib/url/mediaUrl'
import { safeResourceUrl } from '../../../lib/url/safeHref'
import { useRuntime } from '../../../site/react/RuntimeContext'
import { useText } from '../../../text/TextContext'
import { Icon } from '../../../ui/Icon'
import { MutedClip } from '../../../ui/picture/MutedClip'
import { Picture } from '../../../ui/picture/Picture'
import { useStoppableClip } from '../../../ui/picture/useStoppableClip'

interface Props {
  title: Title
  /** True if text is on top of it; false if it is shown uncropped. */
  banner: boolean
  /** True to play the title's clip once before the image. */
  video: boolean
}

/** Image behind a title, or a muted clip that can be paused (WCAG 2.2.2) and ends with the image. */
export function Backdrop({ title, banner, video }: Props) {
  const t = useText()
  const fallback = useRuntime().plan.document.site_config.missing_img
  const { clip, playing, toggle } = useStoppableClip(
    video ? (safeResourceUrl(title.detail_proxy) ?? titleClipUrl(title)) : undefined,
  )
  return (
    <div className="mq-title__art">
      <Picture
        src={
          (banner && !isVideoFile(title.images?.detail) ? safeResourceUrl(title.images?.detail) : undefined) ??
          cardPicture(title, banner ? 'promo' : 'still')
        }
        fallback={fallback}
        alt=""
        width={banner ? 1680 : 960}
        height={banner ? 720 : 540}
        sizes={banner ? 'max(100vw, 1100px)' : '(min-width: 768px) 58vw, 100vw'}
        first
      />
      {clip && (
        <>
          <MutedClip {...clip} />
          <button
            type="button"
            className="mq-title__pause"
            aria-label={t(playing ? 'pauseClip' : 'playClip')}
            onClick={toggle}
          >
            <Icon name={playing ? 'pause' : 'play'} />
          </button>
        </>
      )}
    </div>
  )
}
