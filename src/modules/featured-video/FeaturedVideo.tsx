import { NoContent } from '../../catalogue/access/NoContent'
import { artColourStyle } from '../../catalogue/card/artColourStyle'
import { cardPicture } from '../../catalogue/card/cardPicture'
import { Lettering } from '../../catalogue/card/Lettering'
import { MetaLine } from '../../catalogue/card/MetaLine'
import { ModuleHead, moduleHeadingText } from '../../catalogue/row/ModuleHead'
import { cardId, titleDescription, titleDisplayName, titleKicker } from '../../catalogue/title/titleFacts'
import { titleLink } from '../../catalogue/title/titleLink'
import type { FeaturedVideoModule, TitleCard } from '../../generated/types'
import { classes } from '../../lib/browser/classes'
import { usePage } from '../../site/react/PageContext'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { ModuleProps } from '../../site/registry'
import { useText } from '../../text/TextContext'
import { buttonClass } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Picture } from '../../ui/picture/Picture'
import { SmartLink } from '../../ui/SmartLink'
import './featuredVideo.scss'

/** One title with its picture and a link to play it. Does not load the player. */
export default function FeaturedVideo({ module, index }: ModuleProps<'featured_video'>) {
  const title = module.content?.[0]
  if (title) return <Feature module={module} title={title} index={index} />
  return (
    <>
      <ModuleHead heading={moduleHeadingText(module)} slug={module.slug} />
      <NoContent />
    </>
  )
}

interface FeatureProps {
  module: FeaturedVideoModule
  title: TitleCard
  index: number
}

function Feature({ module, title, index }: FeatureProps) {
  const config = useRuntime().plan.document.site_config
  const { layout = 'wide', path = '/play' } = module.config ?? {}
  const href = titleLink(title, { config, path, module: module.slug })
  const isWide = layout === 'wide'
  const hasDarkText = isWide && title.images?.tone === 'day'
  return (
    <div
      className={classes('mq-feature', `mq-feature--${layout}`, hasDarkText && 'mq-feature--day')}
      style={artColourStyle(title.images)}
    >
      <FeatureArt title={title} href={href} isWide={isWide} first={index === 0} />
      {/* Logos are light, so dark text needs the name as text. */}
      <FeatureCopy module={module} title={title} href={href} showsLogo={isWide && !hasDarkText} lazyLogo={index > 0} />
    </div>
  )
}

interface ArtProps {
  title: TitleCard
  href: string | undefined
  isWide: boolean
  /** true: on the first screen, so its picture loads eagerly. */
  first: boolean
}

function FeatureArt({ title, href, isWide, first }: ArtProps) {
  const { missing_img } = useRuntime().plan.document.site_config
  const { route } = usePage()
  return (
    <SmartLink className="mq-feature__art" href={href} tabIndex={-1} aria-hidden="true" data-card={cardId(title)}>
      <Picture
        src={cardPicture(title, isWide ? 'promo' : 'still', route?.module_image_field)}
        fallback={missing_img}
        alt=""
        width={isWide ? 1200 : 800}
        height={isWide ? 514 : 450}
        sizes={isWide ? '100vw' : '(min-width: 768px) 56vw, 92vw'}
        first={first}
      />
      {href && !isWide && (
        <span className="mq-feature__play">
          <Icon name="play" />
        </span>
      )}
    </SmartLink>
  )
}

interface CopyProps {
  module: FeaturedVideoModule
  title: TitleCard
  href: string | undefined
  showsLogo: boolean
  lazyLogo: boolean
}

function FeatureCopy({ module, title, href, showsLogo, lazyLogo }: CopyProps) {
  const t = useText()
  const name = titleDisplayName(title, t)
  const heading = moduleHeadingText(module)
  const text = titleDescription(title)
  const kicker = titleKicker(title, module.targeting_params, t)
  const label = module.config?.watch_label ?? t('watch')
  const { logo, logoRatio } = title.images ?? {}
  const NameHeading = heading ? 'h3' : 'h2'
  return (
    <div className="mq-feature__copy">
      {kicker && <p className="mq-feature__kicker">{kicker}</p>}
      {heading && <h2>{heading}</h2>}
      {showsLogo && logo ? (
        <Lettering logo={logo} ratio={logoRatio} lazy={lazyLogo}>
          <NameHeading>{name}</NameHeading>
        </Lettering>
      ) : (
        <NameHeading className="mq-feature__name">{name}</NameHeading>
      )}
      <MetaLine title={title} />
      {text && <p className="mq-feature__text mq-clamp">{text}</p>}
      {href && (
        <SmartLink
          className={buttonClass('first')}
          href={href}
          data-card={cardId(title)}
          aria-label={`${label}: ${name}`}
        >
          <Icon name="play" />
          {label}
        </SmartLink>
      )}
    </div>
  )
}
