import { useSyncExternalStore } from 'react'
import { classes } from '../../lib/browser/classes'
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

// Only for sites with footer content: it loads the sanitiser.
const Html = lazyPart(async () => (await import('../../ui/html/Html')).Html)

// Only for sites with several languages.
const LanguageChoice = lazyPart(async () => (await import('../../page/LanguageChoice')).LanguageChoice)

/** The page footer: modules, content, columns of links, footer routes, cookie settings, languages. Empty without any. */
export function Footer() {
  const t = useText()
  const { plan, routes } = useRuntime()
  const { cookies_consent, footer, languages = [] } = plan.document.site_config
  const { content, modules_uri, show_version } = footer ?? {}
  const footerRoutes = routeEntries(routes(), 'footer')
  const columns = useFooterColumns()
  const hasColumns = columns.length > 0
  const hasLanguages = languages.length > 1
  const hasLinks = hasColumns || footerRoutes.length > 0 || cookies_consent?.enabled
  if (![content, modules_uri, hasLinks, show_version, hasLanguages].some(Boolean)) return null
  return (
    <footer className="mq-foot">
      {modules_uri && (
        <div className="mq-foot__modules">
          <ModuleList uri={modules_uri} reserve={false} />
        </div>
      )}
      <div className={classes('mq-foot__in', 'mq-wrap', hasColumns && 'mq-foot__in--columns')}>
        <FooterBrand content={content} hasLogo={hasColumns} />
        {columns.map(({ heading, entries }) => (
          <div key={heading} className="mq-foot__column">
            <h2>{heading}</h2>
            <FooterLinks entries={entries} />
          </div>
        ))}
        <nav className="mq-foot__column" aria-label={t('footerNavigation')}>
          {hasColumns && footerRoutes.length > 0 && <h2>{plan.title}</h2>}
          <FooterLinks entries={footerRoutes}>
            <CookieSettingsButton />
          </FooterLinks>
        </nav>
      </div>
      {hasLanguages && (
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

/** The columns of the config that have links for this visitor. */
function useFooterColumns() {
  const { plan } = useRuntime()
  const { signedIn } = useSession()
  return (plan.document.site_config.footer?.columns ?? [])
    .map(({ heading, links }) => ({ heading, entries: linkEntries(links, signedIn) }))
    .filter(({ entries }) => entries.length > 0)
}

function FooterBrand({ content, hasLogo }: { content: string | undefined; hasLogo: boolean }) {
  if (!content && !hasLogo) return null
  return (
    <div className="mq-foot__brand">
      {hasLogo && <Logo />}
      {content && (
        <div className="mq-foot__content">
          <Boundary resetKey={content} fallback={() => null}>
            <Html html={content} />
          </Boundary>
        </div>
      )}
    </div>
  )
}

function FooterLinks({ entries, children }: { entries: NavEntry[]; children?: React.ReactNode }) {
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

/** Opens the cookie settings, if the site asks for consent and the dialog has loaded. */
function CookieSettingsButton() {
  const t = useText()
  const consent = useConsent()
  const open = useSyncExternalStore(consent.subscribe, consent.settingsOpener)
  return (
    open && (
      <button type="button" onClick={open}>
        {t('cookieSettings')}
      </button>
    )
  )
}
