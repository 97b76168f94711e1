import { cardId } from '../../catalogue/title/titleFacts'
import { eventOf, playLink, titleLink } from '../../catalogue/title/titleLink'
import type { CarouselHeroModule, TitleCard } from '../../generated/types'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { buttonClass } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { SmartLink } from '../../ui/SmartLink'

interface Props {
  title: TitleCard
  module: CarouselHeroModule
  name: string
}

/**
 * What can be done with a title: watch it (the one filled button), and read more. What cannot be played offers only the
 * second, filled. Both are links: they can be opened in another tab. Where the event rule names the module, a title with
 * live events is watched there (spec, section 2).
 */
export function HeroActions({ title, module, name }: Props) {
  const t = useText()
  const { plan } = useRuntime()
  const { layout = 'full', path, watch_label } = module.config ?? {}
  const rules = { config: plan.document.site_config, path }
  const play = eventOf(title, { ...rules, module: module.slug }) ?? playLink(title)
  const more = titleLink(title, rules)
  const card = cardId(title)
  if (!play && !more) return null
  return (
    <div className="mq-hero__actions">
      {play && (
        <SmartLink className={buttonClass('first')} href={play} data-card={card}>
          <Icon name="play" />
          {watch_label || t('watch')}
          <span className="mq-vh"> {name}</span>
        </SmartLink>
      )}
      {more && play && layout === 'full' && (
        <SmartLink className={buttonClass('quiet', true)} href={more} aria-label={t('more', { name })} data-card={card}>
          <Icon name="info" />
        </SmartLink>
      )}
      {more && !(play && layout === 'full') && (
        <SmartLink
          className={buttonClass(play ? (layout === 'split' ? 'line' : 'quiet') : 'first')}
          href={more}
          data-card={card}
        >
          {t('details')}
          <span className="mq-vh"> {name}</span>
        </SmartLink>
      )}
    </div>
  )
}
