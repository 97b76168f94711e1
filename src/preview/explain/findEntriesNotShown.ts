import { CONFIG_FILE } from '../../site/load/loadConfig'
import type { Runtime } from '../../site/runtime'
import { originOf } from '../../site/validate/origin'
import type { NotShown } from './notShown'
import { changeShowingEntry } from './previewChanges'

/** Menu and footer entries that are hidden because the visitor is signed in or out. */
export function findEntriesNotShown({ plan, session }: Pick<Runtime, 'plan' | 'session'>): NotShown[] {
  const { signedIn } = session.state()
  const { ext_nav_links = [], footer } = plan.document.site_config
  const rest = {
    reason: `only for signed-${signedIn ? 'out' : 'in'} visitors`,
    previewChange: changeShowingEntry(signedIn),
  }
  const isHere = (route: (typeof plan.routes)[number]) => !(signedIn ? route.logout_required : route.login_required)
  const routes = plan.routes.filter(
    (route) =>
      route.label &&
      !route.route.includes(':') &&
      route.show_in_menu !== false &&
      !isHere(route) &&
      // Another route may show the same entry to this visitor.
      !plan.routes.some((other) => isHere(other) && other.route === route.route && other.label === route.label),
  )
  const links = [
    ...ext_nav_links.map((link, index) => ({ link, kind: 'menu entry', pointer: `/ext_nav_links/${index}` })),
    ...(footer?.columns ?? []).flatMap((column, at) =>
      column.links.map((link, index) => ({
        link,
        kind: 'footer link',
        pointer: `/footer/columns/${at}/links/${index}`,
      })),
    ),
  ].filter(({ link }) => !signedIn && link.login_required)
  return [
    ...routes.map(({ index, label = '', placement }) => ({
      ...rest,
      name: label,
      type: placement === 'footer' ? 'footer link' : 'menu entry',
      place: {
        file: CONFIG_FILE,
        pointer: `/site_config/routing/${index}/${signedIn ? 'logout' : 'login'}_required`,
      },
    })),
    ...links.map(({ link, kind, pointer }) => ({
      ...rest,
      name: link.label,
      type: kind,
      place: { file: CONFIG_FILE, pointer: `${originOf(link) ?? `/site_config${pointer}`}/login_required` },
    })),
  ]
}
