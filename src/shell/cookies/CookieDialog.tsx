import { useId, useState } from 'react'
import { CATEGORIES, type Category, LIST, refusedByBrowser } from '../../consent/consent'
import type { CookieEntry, CookiesConsent } from '../../generated/types'
import { useConsent } from '../../site/react/ConsentContext'
import { useText } from '../../text/TextContext'
import type { TextKey } from '../../text/texts'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Dialog } from '../../ui/overlay/Dialog'
import { CookieLink } from './CookieLink'
import './cookieDialog.scss'

interface Props {
  settings: CookiesConsent
  /** true: it is on its way out. */
  going: boolean
  onClose: () => void
}

const WORDS: Record<Category, [title: TextKey, description: TextKey]> = {
  necessary: ['cookieNecessary', 'cookieNecessaryText'],
  analytics: ['cookieAnalytics', 'cookieAnalyticsText'],
  performance: ['cookiePerformance', 'cookiePerformanceText'],
  functional: ['cookieFunctional', 'cookieFunctionalText'],
}

/** What is stored, category by category, each to be switched but the necessary one. Nothing is on that nobody allowed. */
export function CookieDialog({ settings, going, onClose }: Props) {
  const t = useText()
  const consent = useConsent()
  const id = useId()
  const [chosen, setChosen] = useState(() => CATEGORIES.filter(consent.allows))
  const { privacyPolicy = {} } = settings
  const choose = (next: Parameters<typeof consent.choose>[0]) => {
    consent.choose(next)
    onClose()
  }
  const own: CookieEntry[] = [
    { cookie: 'token', duration: t('cookieOneYear'), description: t('cookieTokenPurpose') },
    { cookie: 'cookieAccess', duration: t('cookieOneYear'), description: t('cookieChoicePurpose') },
    { cookie: LIST, duration: t('cookieOneYear'), description: t('cookieListPurpose') },
  ]
  return (
    <Dialog
      name={t('cookieDialog')}
      className={going ? 'mq-cookies mq-cookies--going' : 'mq-cookies'}
      onClose={onClose}
    >
      <header>
        <h2>{t('cookieDialog')}</h2>
        <button type="button" aria-label={t('cookieClose')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <div className="mq-cookies__list" tabIndex={0}>
        <section>
          <h3>{privacyPolicy.title ?? t('cookiePrivacy')}</h3>
          <p>
            {privacyPolicy.description ?? t('cookiePrivacyText')}{' '}
            <CookieLink link={privacyPolicy.link} onFollow={onClose} />
          </p>
          {refusedByBrowser() && consent.choice() === undefined && <p>{t('cookieByBrowser')}</p>}
        </section>
        {CATEGORIES.map((category) => {
          const { title, description, link, cookies } = settings[category] ?? {}
          const [named, told] = WORDS[category]
          const name = title ?? t(named)
          return (
            <section key={category}>
              <div className="mq-cookies__head">
                <h3>{category === 'necessary' ? name : <label htmlFor={`${id}${category}`}>{name}</label>}</h3>
                {category === 'necessary' ? (
                  <span className="mq-cookies__always">{t('cookieAlwaysOn')}</span>
                ) : (
                  <input
                    id={`${id}${category}`}
                    type="checkbox"
                    role="switch"
                    checked={chosen.includes(category)}
                    aria-checked={chosen.includes(category)}
                    onChange={({ target: { checked } }) =>
                      setChosen(CATEGORIES.filter((each) => (each === category ? checked : chosen.includes(each))))
                    }
                  />
                )}
              </div>
              <p>
                {description ?? t(told)} <CookieLink link={link} onFollow={onClose} />
              </p>
              <CookieTable cookies={cookies ?? (category === 'necessary' ? own : [])} />
            </section>
          )
        })}
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
