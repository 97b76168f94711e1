import { cardPicture, clipOf } from '../../catalogue/card/cardPicture'
import { useQuery } from '../../data/useQuery'
import type { TitleCard } from '../../generated/types'
import { safeResource } from '../../lib/url/safeHref'
import { titleQuery } from '../../service/titles'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { MutedClip } from '../../ui/picture/MutedClip'
import { Picture } from '../../ui/picture/Picture'
import { useStoppableClip } from '../../ui/picture/useStoppableClip'
import { useMedia } from '../../ui/useMedia'

/**
 * The picture, and over it a clip without sound: that of the card, else the one that plays behind the title's page. It
 * plays once, can be stopped (WCAG 2.2.2), and ends in the picture. Who wants no motion is shown the picture only.
 */
export function LandingArt({ title }: { title: TitleCard }) {
  const t = useText()
  const runtime = useRuntime()
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const { slug } = title
  const own = clipOf(title)
  const ask = !still && own === undefined
  const { data: whole } = useQuery(ask ? titleQuery(slug) : undefined)
  const { clip, usable, playing, toggle } = useStoppableClip(own ?? safeResource(whole?.detail_proxy))
  return (
    <>
      <div className="mq-landing__art">
        <Picture
          src={cardPicture(title, 'promo')}
          fallback={runtime.plan.document.site_config.missing_img}
          alt=""
          width={2100}
          height={900}
          sizes="max(100vw, 178vh)"
          first
        />
        {clip && <MutedClip {...clip} />}
      </div>
      {usable && (
        <button
          type="button"
          className="mq-landing__pause"
          aria-label={t(playing ? 'pauseLanding' : 'playLanding')}
          onClick={toggle}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
      )}
    </>
  )
}
