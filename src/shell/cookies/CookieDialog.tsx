import { useId, useState } from 'react'
import {
  CONSENT_CATEGORIES,
  type ConsentCategory,
  hasGlobalPrivacyControl,
  VERSION_COOKIE,
} from '../../consent/consent'
import type { CookieEntry, CookiesConsent } from '../../generated/types'
import { useConsent } from '../../site/react/ConsentContext'
import type { TranslateFunction } from '../../text/createText'
import { useText } from '../../text/TextContext'
import type { TextKey } from '../../text/texts'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Dialog } from '../../ui/overlay/Dialog'
import { CookieLink } from './CookieLink'
import './cookieDialog.scss'

interface Props {
  settings: CookiesConsent
  /** true: the dialog is animating out. */
  closing: boolean
  onClose: () => void
}

const CATEGORY_TEXT_KEYS: Record<ConsentCategory, [title: TextKey, description: TextKey]> = {
  necessary: ['cookieNecessary', 'cookieNecessaryText'],
  analytics: ['cookieAnalytics', 'cookieAnalyticsText'],
  performance: ['cookiePerformance', 'cookiePerformanceText'],
  functional: ['cookieFunctional', 'cookieFunctionalText'],
}

/** The cookie settings by category. A category is on only if the visitor has allowed it. */
export function CookieDialog({ settings, closing, onClose }: Props) {
  const t = useText()
  const consent = useConsent()
  const [chosen, setChosen] = useState(() => CONSENT_CATEGORIES.filter(consent.allows))
  const { privacyPolicy = {} } = settings
  const choose = (next: Parameters<typeof consent.choose>[0]) => {
    consent.choose(next)
    onClose()
  }
  return (
    <Dialog
      name={t('cookieDialog')}
      className={closing ? 'mq-cookies mq-cookies--going' : 'mq-cookies'}
      onClose={onClose}
    >
      <header>
        <h2>{t('cookieDialog')}</h2>
        <button type="button" aria-label={t('cookieClose')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: makes the list scrollable by keyboard */}
      <div className="mq-cookies__list" tabIndex={0}>
        <section>
          <h3>{privacyPolicy.title ?? t('cookiePrivacy')}</h3>
          <p>
            {privacyPolicy.description ?? t('cookiePrivacyText')}{' '}
            <CookieLink link={privacyPolicy.link} onFollow={onClose} />
          </p>
          {hasGlobalPrivacyControl() && consent.choice() === undefined && <p>{t('cookieByBrowser')}</p>}
        </section>
        {CONSENT_CATEGORIES.map((category) => (
          <CategorySection
            key={category}
            category={category}
            settings={settings[category]}
            checked={chosen.includes(category)}
            onChange={(checked) =>
              setChosen(CONSENT_CATEGORIES.filter((name) => (name === category ? checked : chosen.includes(name))))
            }
            onFollow={onClose}
          />
        ))}
      </div>
      <footer>
        <Button kind="line" onClick={() => choose('all')}>
          {t('cookieAcceptAll')}
        </Button>
        <Button kind="line" onClick={() => choose('reject')}>
          {t('cookieRejectAll')}
        </Button>
        <Button kind="first" onClick={() => choose(chosen.filter((category) => category !== 'necessary'))}>
          {t('cookieSave')}
        </Button>
      </footer>
    </Dialog>
  )
}

interface SectionProps {
  category: ConsentCategory
  settings: CookiesConsent[ConsentCategory]
  checked: boolean
  onChange: (checked: boolean) => void
  onFollow: () => void
}

/** A category with its switch, except the necessary one, which is always on. */
function CategorySection({ category, settings = {}, checked, onChange, onFollow }: SectionProps) {
  const t = useText()
  const id = useId()
  const isNecessary = category === 'necessary'
  const [titleKey, descriptionKey] = CATEGORY_TEXT_KEYS[category]
  const title = settings.title ?? t(titleKey)
  return (
    <section>
      <div className="mq-cookies__head">
        <h3>{isNecessary ? title : <label htmlFor={id}>{title}</label>}</h3>
        {isNecessary ? (
          <span className="mq-cookies__always">{t('cookieAlwaysOn')}</span>
        ) : (
          <input
            id={id}
            type="checkbox"
            role="switch"
            checked={checked}
            aria-checked={checked}
            onChange={({ target }) => onChange(target.checked)}
          />
        )}
      </div>
      <p>
        {settings.description ?? t(descriptionKey)} <CookieLink link={settings.link} onFollow={onFollow} />
      </p>
      <CookieTable cookies={settings.cookies ?? (isNecessary ? ownCookies(t) : [])} />
    </section>
  )
}

/** The necessary cookies that this site sets itself. */
const ownCookies = (t: TranslateFunction): CookieEntry[] => [
  { cookie: 'token', duration: t('cookieOneYear'), description: t('cookieTokenPurpose') },
  { cookie: 'cookieAccess', duration: t('cookieOneYear'), description: t('cookieChoicePurpose') },
  { cookie: VERSION_COOKIE, duration: t('cookieOneYear'), description: t('cookieListPurpose') },
]

function CookieTable({ cookies }: { cookies: readonly CookieEntry[] }) {
  const t = useText()
  if (cookies.length === 0) return null
  return (
    <details>
      <summary>
        {t('cookieCount', { count: cookies.length })}
        <Icon name="down" />
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('cookieName')}</th>
            <th scope="col">{t('cookieDuration')}</th>
            <th scope="col">{t('cookiePurpose')}</th>
          </tr>
        </thead>
        <tbody>
          {cookies.map(({ cookie, duration, description }) => (
            <tr key={cookie}>
              <td>
                <code>{cookie}</code>
              </td>
              <td>{duration}</td>
              <td>{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
