import { useEffect, useState } from 'react'
import { cardId } from '../../catalogue/title/titleFacts'
import { eventOf, playLink, titleLink } from '../../catalogue/title/titleLink'
import type { CarouselHeroModule, TitleCard } from '../../generated/types'
import { whenIdle } from '../../lib/whenIdle'
import { hasOwnLists } from '../../session/ownLists'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Button, buttonClass } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { lazyPart } from '../../ui/lazyPart'
import { SmartLink } from '../../ui/SmartLink'
import { useListName } from '../../watchlist/useListName'

interface Props {
  title: TitleCard
  module: CarouselHeroModule
  name: string
}

/**
 * What can be done with a title: watch it (the one filled button), read more, and keep it for later. What cannot be
 * played offers only the second, filled. Watching and reading are links: they can be opened in another tab. Where the
 * event rule names the module, a title with live events is watched there (spec, section 2).
 */
export function HeroActions({ title, module, name }: Props) {
  const t = useText()
  const { site_config: config } = useRuntime().plan.document
  const { layout = 'full', path, watch_label } = module.config ?? {}
  const rules = { config, path }
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
      {play && layout === 'full' && config.watchlist !== false && <ListButton title={title} name={name} />}
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

const WatchlistButton = lazyPart(async () => (await import('../../watchlist/WatchlistButton')).WatchlistButton)

/**
 * Keeps the title for later. Its code comes when the page stands, and for who is signed out, whom it would ask to sign
 * in, when they press it: most who look at a home page never do.
 */
function ListButton({ title, name }: Pick<Props, 'title' | 'name'>) {
  const label = useListName()
  const own = hasOwnLists(useSession())
  const [idle, setIdle] = useState(false)
  const [pressed, setPressed] = useState(false)
  useEffect(() => (own ? whenIdle(() => setIdle(true)).cancel : undefined), [own])
  const before = (
    <Button kind="quiet" round aria-label={`${label}: ${name}`} onClick={() => setPressed(true)}>
      <Icon name="plus" />
    </Button>
  )
  return (
    <WatchlistButton
      lazy={{ wanted: pressed || (idle && own), before, pending: before }}
      title={title}
      compact
      begins={pressed && !own}
    />
  )
}
