import { cardPicture, clipOf } from '../../../catalogue/card/cardPicture'
import type { Title } from '../../../generated/types'
import { isVideoFile } from '../../../lib/url/mediaUrl'
import { safeResource } from '../../../lib/url/safeHref'
import { useRuntime } from '../../../site/react/RuntimeContext'
import { useText } from '../../../text/TextContext'
import { Icon } from '../../../ui/Icon'
import { MutedClip } from '../../../ui/picture/MutedClip'
import { Picture } from '../../../ui/picture/Picture'
import { useStoppableClip } from '../../../ui/picture/useStoppableClip'

interface Props {
  title: Title
  /** true: words stand on its calm side. false: it is seen whole. */
  banner: boolean
  /** true: a clip plays once before the picture, where the title has one. */
  video: boolean
}

/** The picture behind a title, or a clip without sound that can be stopped (WCAG 2.2.2) and ends in the picture. */
export function Backdrop({ title, banner, video }: Props) {
  const t = useText()
  const missing = useRuntime().plan.document.site_config.missing_img
  const { clip, playing, toggle } = useStoppableClip(
    video ? (safeResource(title.detail_proxy) ?? clipOf(title)) : undefined,
  )
  return (
    <div className="mq-title__art">
      <Picture
        src={
          (banner && !isVideoFile(title.images?.detail) ? safeResource(title.images?.detail) : undefined) ??
          cardPicture(title, banner ? 'promo' : 'still')
        }
        fallback={missing}
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
