import { useSyncExternalStore } from 'react'
import { classes } from '../../lib/classes'
import { useConsent } from '../../site/react/ConsentContext'
import { ModuleList } from '../../site/react/ModuleList'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Boundary } from '../../ui/Boundary'
import { lazyPart } from '../../ui/lazyPart'
import { Logo } from '../bar/Logo'
import { EntryLink } from '../menu/NavLinks'
import { linkEntries, type NavEntry, routeEntries } from '../menu/navEntries'
import './footer.scss'

// The sanitiser is loaded for sites with legal lines only.
const Html = lazyPart(async () => (await import('../../ui/html/Html')).Html)

// For brands with several languages only.
const LanguageChoice = lazyPart(async () => (await import('../../page/LanguageChoice')).LanguageChoice)

/** The foot of every page: modules, the operator's words, columns of links, footer routes, cookie settings, languages. */
export function Footer() {
  const t = useText()
  const { plan, routes } = useRuntime()
  const { signedIn } = useSession()
  const { footer, cookies_consent, languages } = plan.document.site_config
  const { content, columns = [], modules_uri, show_version } = footer ?? {}
  const own = routeEntries(routes(), 'footer')
  const filled = columns
    .map(({ heading, links }) => ({ heading, entries: linkEntries(links, signedIn) }))
    .filter(({ entries }) => entries.length > 0)
  const several = (languages?.length ?? 0) > 1
  if (
    !content &&
    !modules_uri &&
    own.length + filled.length === 0 &&
    !cookies_consent?.enabled &&
    !show_version &&
    !several
  )
    return null
  return (
    <footer className="mq-foot">
      {modules_uri && (
        <div className="mq-foot__modules">
          <ModuleList uri={modules_uri} reserve={false} />
        </div>
      )}
      <div className={classes('mq-foot__in', 'mq-wrap', filled.length > 0 && 'mq-foot__in--columns')}>
        {(content || filled.length > 0) && (
          <div className="mq-foot__brand">
            {filled.length > 0 && <Logo />}
            {content && (
              <div className="mq-foot__content">
                <Boundary resetKey={content} fallback={() => null}>
                  <Html html={content} />
                </Boundary>
              </div>
            )}
          </div>
        )}
        {filled.map(({ heading, entries }) => (
          <div key={heading} className="mq-foot__column">
            <h2>{heading}</h2>
            <Links entries={entries} />
          </div>
        ))}
        <nav className="mq-foot__column" aria-label={t('footerNavigation')}>
          {filled.length > 0 && own.length > 0 && <h2>{plan.title}</h2>}
          <Links entries={own}>
            <CookieSettings />
          </Links>
        </nav>
      </div>
      {several && (
        <div className="mq-foot__languages mq-wrap">
          <LanguageChoice />
        </div>
      )}
      {show_version && (
        <p className="mq-foot__version mq-wrap">{t('appVersion', { version: import.meta.env.MARQUEE_VERSION })}</p>
      )}
    </footer>
  )
}

function Links({ entries, children }: { entries: NavEntry[]; children?: React.ReactNode }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.key}>
          <EntryLink entry={entry} />
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  )
}

/** Opens the cookie settings again, where the site asks for consent and there is something that shows them. */
function CookieSettings() {
  const t = useText()
  const consent = useConsent()
  const open = useSyncExternalStore(consent.subscribe, consent.reopen)
  return (
    open && (
      <button type="button" onClick={open}>
        {t('cookieSettings')}
      </button>
    )
  )
}
