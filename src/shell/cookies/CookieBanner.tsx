import { useLayoutEffect, useRef, useState } from 'react'
import { VERSION_COOKIE } from '../../consent/consent'
import type { CookiesConsent } from '../../generated/types'
import { readCookie } from '../../lib/browser/cookie'
import { useConsent } from '../../site/react/ConsentContext'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { CookieLink } from './CookieLink'
import './cookieBanner.scss'

interface Props {
  settings: CookiesConsent
  /** true: the visitor has chosen, and the banner is animating out. */
  closing: boolean
  onChoose: () => void
}

/** Asks for consent at the bottom of the screen, without blocking the page (spec part 2, section 2: Cookie banner). */
export function CookieBanner({ settings, closing, onChoose }: Props) {
  const t = useText()
  const consent = useConsent()
  const ref = useRef<HTMLElement>(null)
  // Read once, because the choice sets the cookie while the banner is still visible.
  const [hasChanged] = useState(() => readCookie(VERSION_COOKIE) !== undefined)

  // Publishes the covered height, so that the page ends above the banner and focused elements scroll out from behind it.
  useLayoutEffect(() => {
    const banner = ref.current
    if (!banner) return
    const root = document.documentElement
    const measure = () => root.style.setProperty('--mq-covered', `${innerHeight - banner.offsetTop}px`)
    const sizes = new ResizeObserver(measure)
    sizes.observe(banner)
    measure()
    return () => {
      sizes.disconnect()
      root.style.removeProperty('--mq-covered')
    }
  }, [])

  // Moves the focus from the closing banner to the page, so that the next Tab starts there.
  useLayoutEffect(() => {
    const banner = ref.current
    const moveFocus = () => {
      if (banner?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
    }
    if (closing) moveFocus()
    return moveFocus
  }, [closing])

  return (
    <section
      ref={ref}
      className={closing ? 'mq-cookie-banner mq-cookie-banner--going' : 'mq-cookie-banner'}
      aria-label={t('cookieBanner')}
      inert={closing}
    >
      <div>
        <h2>{t('cookieHeading')}</h2>
        <p>
          {hasChanged && `${t('cookieChanged')} `}
          {t('cookieText')} <CookieLink link={settings.privacyPolicy?.link} />
        </p>
      </div>
      <div className="mq-cookie-banner__answers">
        <Button kind="line" onClick={() => consent.choose('all')}>
          {t('cookieAcceptAll')}
        </Button>
        <Button kind="line" onClick={() => consent.choose('reject')}>
          {t('cookieRejectAll')}
        </Button>
        <Button kind="line" aria-haspopup="dialog" onClick={onChoose}>
          {t('cookieChoose')}
        </Button>
      </div>
    </section>
  )
}
