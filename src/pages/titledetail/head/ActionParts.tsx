import type { MouseEvent } from 'react'
import { cardId, titleDisplayName } from '../../../catalogue/title/titleFacts'
import { FROM_START, playLink, titleAddress } from '../../../catalogue/title/titleLink'
import { isPlainClick } from '../../../lib/url/isPlainClick'
import { useText } from '../../../text/TextContext'
import { buttonClass } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { SmartLink } from '../../../ui/SmartLink'
import { WatchlistButton } from '../../../watchlist/WatchlistButton'
import { useNextContinuePoint } from './ContinuePart'
import type { PartProps } from './parts'

/**
 * The primary button: watch or resume, with a "start over" button while resuming. A title that cannot be played shows a
 * message.
 */
export function WatchPart({ title, onPlay }: PartProps) {
  const t = useText()
  const continueTitle = useNextContinuePoint(title)
  const play = continueTitle ? `/play/${encodeURIComponent(continueTitle.slug)}` : playLink(title)
  if (!play) return <p className="mq-title__closed">{t(title.is_released === false ? 'comingSoon' : 'notPlayable')}</p>
  const number = continueTitle?.episode?.episode_num
  const label = !continueTitle
    ? t('watch')
    : number === undefined
      ? t(continueTitle.resume ? 'resume' : 'watch')
      : t(continueTitle.resume ? 'resumeEpisode' : 'watchEpisode', { number })
  // An episode is played on its own page.
  const playHere = continueTitle?.episode ? undefined : onPlay
  const press = (event: MouseEvent) => {
    if (!playHere || !isPlainClick(event)) return
    event.preventDefault()
    playHere()
  }
  const startOverLabel = `${t('startOver')}: ${titleDisplayName(continueTitle?.episode ?? title, t)}`
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
        <span className="mq-vh"> {titleDisplayName(title, t)}</span>
      </SmartLink>
      {continueTitle?.resume && (
        <SmartLink
          className={buttonClass('quiet', true, 'mq-title__restart')}
          href={`${play}?${FROM_START}`}
          aria-label={startOverLabel}
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

/** Plays the primary asset from the start (spec: primary asset). */
export function PrimaryAssetPart({ title, layout }: PartProps) {
  const t = useText()
  const slug = title.primary_video?.slug
  if (!slug || !playLink(title)) return null
  // Primary if the layout has no watch button.
  const isPrimary = !layout.section.includes('watch')
  return (
    <SmartLink
      className={buttonClass(isPrimary ? 'first' : 'line', false, 'mq-title__primary')}
      href={`/play/${encodeURIComponent(slug)}`}
      data-card={cardId(title)}
    >
      {isPrimary && <Icon name="play" />}
      {t(title.title_type === 'series' ? 'fromTheStart' : 'primaryAsset')}
    </SmartLink>
  )
}

export function TrailerPart({ title }: PartProps) {
  const t = useText()
  const slug = title.trailer?.slug
  if (!slug) return null
  return (
    <SmartLink className={buttonClass('quiet', false, 'mq-title__trailer')} href={titleAddress(title.slug, slug)}>
      {t('trailer')}
    </SmartLink>
  )
}

export function WatchlistPart({ title }: PartProps) {
  return <WatchlistButton title={title} />
}
