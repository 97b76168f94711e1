import { useRuntime, useSession } from '../site/RuntimeContext'
import { useText } from '../text/TextContext'
import { SmartLink } from '../ui/SmartLink'
import { menuEntries } from './menuEntries'

/** The foot of every page: footer routes. */
export function Footer() {
  const t = useText()
  const { routes } = useRuntime()
  useSession()
  return (
    <footer className="mq-foot mq-wrap">
      <nav aria-label={t('footerNavigation')}>
        {menuEntries(routes(), 'footer').map((route) => (
          <SmartLink key={route.index} href={route.route} target={route.target}>
            {route.label}
          </SmartLink>
        ))}
      </nav>
    </footer>
  )
}
