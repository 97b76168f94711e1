import { NoContent } from '../../catalogue/access/NoContent'
import { artInk } from '../../catalogue/card/artInk'
import { cardPicture } from '../../catalogue/card/cardPicture'
import { Lettering } from '../../catalogue/card/Lettering'
import { MetaLine } from '../../catalogue/card/MetaLine'
import { headingOf, ModuleHead } from '../../catalogue/row/ModuleHead'
import { cardId, descriptionOf, kickerOf, nameOf } from '../../catalogue/title/titleFacts'
import { titleLink } from '../../catalogue/title/titleLink'
import { classes } from '../../lib/classes'
import { usePage } from '../../site/react/PageContext'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { ModuleProps } from '../../site/registry'
import { useText } from '../../text/TextContext'
import { buttonClass } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Picture } from '../../ui/picture/Picture'
import { SmartLink } from '../../ui/SmartLink'
import './featuredVideo.scss'

/** One title to be played: its picture and a way to play it. Nothing of the player is loaded here. */
export default function FeaturedVideo({ module, index }: ModuleProps<'featured_video'>) {
  const t = useText()
  const config = useRuntime().plan.document.site_config
  const { route } = usePage()
  const { layout = 'wide', path = '/play', watch_label: label } = module.config ?? {}
  const heading = headingOf(module)
  const title = module.content?.[0]
  if (!title) {
    return (
      <>
        <ModuleHead heading={heading} slug={module.slug} />
        <NoContent />
      </>
    )
  }
  const name = nameOf(title, t)
  const href = titleLink(title, { config, path, module: module.slug })
  const wide = layout === 'wide'
  const { tone, logo, logoRatio } = title.images ?? {}
  const text = descriptionOf(title)
  const kicker = kickerOf(title, module.targeting_params, t)
  // Dark words, dark lettering: the lettering that there is is a light one, so by day the name stands in words.
  const day = wide && tone === 'day'
  const Heading = heading ? 'h3' : 'h2'
  return (
    <div
      className={classes('mq-feature', `mq-feature--${layout}`, day && 'mq-feature--day')}
      style={artInk(title.images)}
    >
      <SmartLink className="mq-feature__art" href={href} tabIndex={-1} aria-hidden="true" data-card={cardId(title)}>
        <Picture
          src={cardPicture(title, wide ? 'promo' : 'still', route?.module_image_field)}
          fallback={config.missing_img}
          alt=""
          width={wide ? 1200 : 800}
          height={wide ? 514 : 450}
          sizes={wide ? '100vw' : '(min-width: 768px) 56vw, 92vw'}
          first={index === 0}
        />
        {href && !wide && (
          <span className="mq-feature__play">
            <Icon name="play" />
          </span>
        )}
      </SmartLink>
      <div className="mq-feature__copy">
        {kicker && <p className="mq-feature__kicker">{kicker}</p>}
        {heading && <h2>{heading}</h2>}
        {wide && !day && logo ? (
          <Lettering logo={logo} ratio={logoRatio} lazy={index > 0}>
            <Heading>{name}</Heading>
          </Lettering>
        ) : (
          <Heading className="mq-feature__name">{name}</Heading>
        )}
        <MetaLine title={title} />
        {text && <p className="mq-feature__text mq-clamp">{text}</p>}
        {href && (
          <SmartLink
            className={buttonClass('first')}
            href={href}
            data-card={cardId(title)}
            aria-label={`${label ?? t('watch')}: ${name}`}
          >
            <Icon name="play" />
            {label ?? t('watch')}
          </SmartLink>
        )}
      </div>
    </div>
  )
}
