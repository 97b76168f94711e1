import type { MouseEvent } from 'react'
import { cardId, nameOf } from '../../../catalogue/title/titleFacts'
import { FROM_START, playLink, titleAddress } from '../../../catalogue/title/titleLink'
import { isPlainPress } from '../../../lib/url/isPlainPress'
import { useText } from '../../../text/TextContext'
import { buttonClass } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { SmartLink } from '../../../ui/SmartLink'
import { WatchlistButton } from '../../../watchlist/WatchlistButton'
import { useContinueTitle } from './ContinuePart'
import type { PartProps } from './parts'

/**
 * The one filled button: watch, or go on where it was left; then a way to its beginning stands beside it. What cannot be
 * played says so.
 */
export function WatchPart({ title, onPlay }: PartProps) {
  const t = useText()
  const going = useContinueTitle(title)
  const play = going ? `/play/${encodeURIComponent(going.slug)}` : playLink(title)
  if (!play) return <p className="mq-title__closed">{t(title.is_released === false ? 'comingSoon' : 'notPlayable')}</p>
  const number = going?.episode?.episode_num
  const label = !going
    ? t('watch')
    : number === undefined
      ? t(going.resume ? 'resume' : 'watch')
      : t(going.resume ? 'resumeEpisode' : 'watchEpisode', { number })
  // An episode has a page of its own.
  const here = going?.episode ? undefined : onPlay
  const press = (event: MouseEvent) => {
    if (!here || !isPlainPress(event)) return
    event.preventDefault()
    here()
  }
  const again = `${t('startOver')}: ${nameOf(going?.episode ?? title, t)}`
  return (
    <>
      <SmartLink
        className={buttonClass('first', false, 'mq-title__watch')}
        href={play}
        data-card={cardId(title)}
        onClick={press}
      >
        <Icon name="play" />
        {label}
        <span className="mq-vh"> {nameOf(title, t)}</span>
      </SmartLink>
      {going?.resume && (
        <SmartLink
          className={buttonClass('quiet', true)}
          href={`${play}?${FROM_START}`}
          aria-label={again}
          title={t('startOver')}
        >
          <svg className="mq-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M5 12a7 7 0 1 0 2.4-5.3L5 8.8M5 4v4.8h4.8" />
          </svg>
        </SmartLink>
      )}
    </>
  )
}

/** What of the title is played as a whole (spec: primary asset), from its beginning. */
export function PrimaryAssetPart({ title, layout }: PartProps) {
  const t = useText()
  const slug = title.primary_video?.slug
  if (!slug || !playLink(title)) return null
  // Where the layout has no button to watch, this is the one.
  const only = !layout.section.includes('watch')
  return (
    <SmartLink
      className={buttonClass(only ? 'first' : 'line')}
      href={`/play/${encodeURIComponent(slug)}`}
      data-card={cardId(title)}
    >
      {only && <Icon name="play" />}
      {t(title.title_type === 'series' ? 'fromTheStart' : 'primaryAsset')}
    </SmartLink>
  )
}

/** The trailer, in the dialog of an extra: the page stays where it is. */
export function TrailerPart({ title }: PartProps) {
  const t = useText()
  const slug = title.trailer?.slug
  if (!slug) return null
  return (
    <SmartLink className={buttonClass('quiet')} href={titleAddress(title.slug, slug)}>
      {t('trailer')}
    </SmartLink>
  )
}

/** Keeps the title, or lets it go. */
export function WatchlistPart({ title }: PartProps) {
  return <WatchlistButton title={title} />
}
