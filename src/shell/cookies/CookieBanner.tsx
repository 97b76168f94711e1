import { useLayoutEffect, useRef, useState } from 'react'
import { LIST } from '../../consent/consent'
import type { CookiesConsent } from '../../generated/types'
import { readCookie } from '../../lib/cookie'
import { useConsent } from '../../site/react/ConsentContext'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { CookieLink } from './CookieLink'
import './cookieBanner.scss'

interface Props {
  settings: CookiesConsent
  /** true: the choice is made. */
  going: boolean
  onChoose: () => void
}

/** Asks at the foot of the screen, and leaves everything else to be used (spec part 2, section 2: Cookie banner). */
export function CookieBanner({ settings, going, onChoose }: Props) {
  const t = useText()
  const consent = useConsent()
  const ref = useRef<HTMLElement>(null)
  // As it was when it came: it lingers for a moment after the answer.
  const [hasChanged] = useState(() => readCookie(LIST) !== undefined)

  // The page ends above it, and scrolls clear of it.
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

  // What had the focus goes, at once where nothing moves: the next Tab begins with the page.
  useLayoutEffect(() => {
    const banner = ref.current
    const leave = () => {
      if (banner?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
    }
    if (going) leave()
    return leave
  }, [going])

  return (
    <section
      ref={ref}
      className={going ? 'mq-cookie-banner mq-cookie-banner--going' : 'mq-cookie-banner'}
      aria-label={t('cookieBanner')}
      inert={going}
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
