import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { titleDisplayName } from '../../catalogue/title/titleFacts'
import { titleAddress } from '../../catalogue/title/titleLink'
import type { TitleCard } from '../../generated/types'
import { isPlainClick } from '../../lib/url/isPlainClick'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { SmartLink } from '../../ui/SmartLink'
import type { AssetData } from './useAsset'

/** Links to the previous and next extra. They replace the history entry, so that Back closes the dialog. */
export function AssetSteps({ data: { previous, next, number, count }, slug }: { data: AssetData; slug: string }) {
  const t = useText()
  const navigate = useNavigate()
  if (!previous && !next) return null
  const step = (to: TitleCard | undefined, direction: 'previous' | 'next') => {
    if (!to) return <span />
    const href = titleAddress(slug, to.slug)
    const name = titleDisplayName(to, t)
    const go = (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      navigate(href, { replace: true })
    }
    return (
      <SmartLink
        className={`mq-asset__step mq-asset__step--${direction}`}
        href={href}
        onClick={go}
        aria-label={t(direction === 'previous' ? 'assetPrevious' : 'assetNext', { name })}
      >
        <Icon name={direction} />
        <span>{name}</span>
      </SmartLink>
    )
  }
  return (
    <nav className="mq-asset__steps" aria-label={t('assetSteps')}>
      {step(previous, 'previous')}
      <small>{t('assetOf', { number, count })}</small>
      {step(next, 'next')}
    </nav>
  )
}
