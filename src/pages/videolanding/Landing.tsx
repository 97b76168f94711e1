import { artColourStyle } from '../../catalogue/card/artColourStyle'
import { cardPicture, titleClipUrl } from '../../catalogue/card/cardPicture'
import { Lettering } from '../../catalogue/card/Lettering'
import { shortTitleDescription, titleDisplayName } from '../../catalogue/title/titleFacts'
import { playLink, titleLink } from '../../catalogue/title/titleLink'
import { useQuery } from '../../data/useQuery'
import type { TitleCard } from '../../generated/types'
import { safeResourceUrl } from '../../lib/url/safeHref'
import { titleQuery } from '../../service/titles'
import { type PlannedModule, trackingIds } from '../../site/moduleList'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { buttonClass } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { MutedClip } from '../../ui/picture/MutedClip'
import { Picture } from '../../ui/picture/Picture'
import { useStoppableClip } from '../../ui/picture/useStoppableClip'
import { SmartLink } from '../../ui/SmartLink'
import { useMediaQuery } from '../../ui/useMediaQuery'
import type { LandingSettings } from './landingModules'
import './landing.scss'

interface Props {
  title: TitleCard
  settings: LandingSettings
  planned: PlannedModule
}

/** One title on the whole screen: image, lettering, one line and one button. */
export function Landing({ title, settings, planned }: Props) {
  const t = useText()
  const { plan, events } = useRuntime()
  const name = titleDisplayName(title, t)
  const kicker = [settings.heading, title.kicker].filter(Boolean)
  const line = shortTitleDescription(title)
  const play = playLink(title)
  const href = play ?? titleLink(title, { config: plan.document.site_config, module: planned.slug })
  const reportClick = () =>
    events.emit({ name: 'card_click', ...trackingIds(planned), title_id: title.id ?? title.slug })
  return (
    <header className="mq-landing" data-opening="hero" style={artColourStyle(title.images)}>
      <LandingArt title={title} />
      <div className="mq-landing__copy">
        {kicker.length > 0 && (
          <p className="mq-landing__kicker">
            {kicker.map((each) => (
              <span key={each}>{each}</span>
            ))}
          </p>
        )}
        <Lettering logo={title.images?.logo} ratio={title.images?.logoRatio}>
          <h1 className="mq-landing__name" tabIndex={-1}>
            {name}
          </h1>
        </Lettering>
        {line && <p className="mq-landing__line">{line}</p>}
        {href && (
          <SmartLink className={buttonClass('first')} href={href} onClick={reportClick}>
            {play && <Icon name="play" />}
            {play ? (settings.watchLabel ?? t('watch')) : t('details')}
            <span className="mq-vh"> {name}</span>
          </SmartLink>
        )}
      </div>
    </header>
  )
}

/**
 * The image and a muted clip over it: the card's, otherwise the title page's. The clip plays once, can be paused (WCAG
 * 2.2.2) and ends with the image. Visitors who prefer reduced motion see only the image.
 */
function LandingArt({ title }: { title: TitleCard }) {
  const t = useText()
  const runtime = useRuntime()
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const { slug } = title
  const cardClip = titleClipUrl(title)
  const needsTitle = !reducedMotion && cardClip === undefined
  const { data: fullTitle } = useQuery(needsTitle ? titleQuery(slug) : undefined)
  const { clip, isUsable, playing, toggle } = useStoppableClip(cardClip ?? safeResourceUrl(fullTitle?.detail_proxy))
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
      {isUsable && (
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

/** Same height while the title loads. */
export function LandingSkeleton() {
  return (
    <div className="mq-landing mq-landing--skeleton" data-opening="hero" aria-hidden="true">
      <div className="mq-landing__copy">
        <i className="mq-skeleton__part" />
        <i className="mq-skeleton__part" />
        <i className="mq-skeleton__part" />
      </div>
    </div>
  )
}
