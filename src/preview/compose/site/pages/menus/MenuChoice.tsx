import { CONFIG_FILE, dataIn } from '../../../draft/siteData'
import { ToolButton } from '../../../header/ToolButton'
import type { SectionProps } from '../../siteSection'
import { hasParameters, routesInGroup, type SiteRoute } from '../routes'
import { MENUS, menuOperations, moveByStepOperations } from './menuOperations'
import { performMove } from './performMove'

interface Props extends Pick<SectionProps, 'files' | 'actions'> {
  route: SiteRoute
  routes: readonly SiteRoute[]
}

/** The menu of a page, and its place there. */
export function MenuChoice({ route, routes, files, actions }: Props) {
  if (hasParameters(route.route))
    return <p className="mqp-note">A page whose address has a parameter cannot be in a menu.</p>
  const config = dataIn(files, CONFIG_FILE)
  const perform = (operations: ReturnType<typeof menuOperations>) => performMove(actions, files, route, operations)
  const members = routesInGroup(routes, route.group)
  const place = members.indexOf(route)
  const isInMenu = route.group === 'main' || route.group === 'footer'
  return (
    <div className="mqp-form__field">
      <span className="mqp-route__label">Menu</span>
      <div className="mqp-route__menu">
        <fieldset className="mqp-form__choices" aria-label="Menu">
          {MENUS.map(({ menu, label }) => (
            <button
              key={menu}
              type="button"
              className="mqp-chip"
              aria-pressed={route.group === menu}
              onClick={() => perform(menuOperations(config, route.index, menu))}
            >
              {label}
            </button>
          ))}
        </fieldset>
        {isInMenu && (
          <span className="mqp-part__tools">
            <ToolButton
              icon="up"
              name="Move up in the menu"
              keys="Alt+↑"
              isDisabled={place === 0}
              onPress={() => perform(moveByStepOperations(config, route.index, -1))}
            />
            <ToolButton
              icon="down"
              name="Move down in the menu"
              keys="Alt+↓"
              isDisabled={place === members.length - 1}
              onPress={() => perform(moveByStepOperations(config, route.index, 1))}
            />
          </span>
        )}
      </div>
      <p className="mqp-note">
        {isInMenu ? `Place ${place + 1} of ${members.length}.` : 'Only links lead to this page.'}
      </p>
    </div>
  )
}
