import { useEffect, useState } from 'react'
import { cardId } from '../../catalogue/title/titleFacts'
import { lastEventLink, playLink, titleLink } from '../../catalogue/title/titleLink'
import type { CarouselHeroModule, TitleCard } from '../../generated/types'
import { whenIdle } from '../../lib/async/whenIdle'
import { hasOwnLists } from '../../session/ownLists'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Button, buttonClass } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { lazyPart } from '../../ui/lazyPart'
import { SmartLink } from '../../ui/SmartLink'
import { useWatchlistName } from '../../watchlist/useWatchlistName'

interface Props {
  title: TitleCard
  module: CarouselHeroModule
  name: string
}

/**
 * Links to watch a title (the filled button) and to its details, and the watchlist button. An unplayable title has only
 * a filled details link. If the event rule names the module, a title with live events is watched on its event page
 * (spec, section 2). Without sign-in there is no watchlist (decision 0085).
 */
export function HeroActions({ title, module, name }: Props) {
  const t = useText()
  const { site_config: config } = useRuntime().plan.document
  const { layout = 'full', path } = module.config ?? {}
  const rules = { config, path }
  const play = lastEventLink(title, { ...rules, module: module.slug }) ?? playLink(title)
  const details = titleLink(title, rules)
  const card = cardId(title)
  const hasWatchlist = config.watchlist !== false && (import.meta.env.MARQUEE_EXPORT === true || !config.auth?.disabled)
  const hiddenName = <span className="mq-vh"> {name}</span>
  const watchLink = play && (
    <SmartLink className={buttonClass('first')} href={play} data-card={card}>
      <Icon name="play" />
      {module.config?.watch_label || t('watch')}
      {hiddenName}
    </SmartLink>
  )
  if (!play && !details) return null
  const detailsKind = layout === 'split' ? 'line' : 'quiet'
  return (
    <div className="mq-hero__actions">
      {watchLink}
      {play && layout === 'full' ? (
        <>
          {details && (
            <SmartLink
              className={buttonClass('quiet', true)}
              href={details}
              aria-label={t('more', { name })}
              data-card={card}
            >
              <Icon name="info" />
            </SmartLink>
          )}
          {hasWatchlist && <ListButton title={title} name={name} />}
        </>
      ) : (
        details && (
          <SmartLink className={buttonClass(play ? detailsKind : 'first')} href={details} data-card={card}>
            {t('details')}
            {hiddenName}
          </SmartLink>
        )
      )}
    </div>
  )
}

const WatchlistButton = lazyPart(async () => (await import('../../watchlist/WatchlistButton')).WatchlistButton)

/**
 * Adds the title to the watchlist. Its code loads when the page is idle; for signed-out visitors, who are asked to sign
 * in, only on a click, because most of them never click it.
 */
function ListButton({ title, name }: Pick<Props, 'title' | 'name'>) {
  const label = useWatchlistName()
  const hasLists = hasOwnLists(useSession())
  const [idle, setIdle] = useState(false)
  const [pressed, setPressed] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)).cancel, [])
  const placeholder = (
    <Button round aria-label={`${label}: ${name}`} onClick={() => setPressed(true)}>
      <Icon name="plus" />
    </Button>
  )
  return (
    <WatchlistButton
      lazy={{ enabled: pressed || (idle && hasLists), idle: placeholder, pending: placeholder }}
      title={title}
      compact
      begins={pressed}
    />
  )
}
