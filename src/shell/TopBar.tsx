import { useRuntime, useSession } from '../site/RuntimeContext'
import { useText } from '../text/TextContext'
import { SmartLink } from '../ui/SmartLink'
import { menuEntries } from './menuEntries'
import './topBar.scss'

/** Logo, menu and tools. */
export function TopBar({ pathname }: { pathname: string }) {
  const t = useText()
  const { plan, routes } = useRuntime()
  useSession()
  const { site_config: config, logo } = plan.document
  const src = config.logo ?? logo
  return (
    <header className="mq-top">
      <SmartLink className="mq-top__logo" href="/" aria-label={t('homeLink', { site: plan.title })}>
        {src ? <img src={src} alt="" /> : plan.title}
      </SmartLink>
      <nav className="mq-nav" aria-label={t('mainNavigation')}>
        {menuEntries(routes(), 'main').map((route) => (
          <SmartLink
            key={route.index}
            href={route.route}
            target={route.target}
            aria-current={pathname === route.route ? 'page' : undefined}
          >
            {route.label}
          </SmartLink>
        ))}
      </nav>
    </header>
  )
}
