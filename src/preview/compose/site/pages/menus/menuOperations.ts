import type { SiteOperation } from '../../../../../tools/edit/editSite'
import type { Refused } from '../../../../../tools/edit/operation'
import { CONFIG_FILE } from '../../../draft/siteData'
import {
  hasParameters,
  indexAfterSubpages,
  ROUTING_PATH,
  readRoutes,
  routesInGroup,
  type SiteRoute,
  stableRouteStep,
} from '../routes'

export type Menu = 'main' | 'footer' | 'none'

export const MENUS: readonly { menu: Menu; label: string }[] = [
  { menu: 'main', label: 'Main menu' },
  { menu: 'footer', label: 'Footer' },
  { menu: 'none', label: 'Not in a menu' },
]

/**
 * Puts a page into a menu, or takes it out of its menu.
 * @param index of the route
 * @param place from 0; undefined: where the order of the routes puts it
 * @returns empty: it is there already
 */
export function menuOperations(config: unknown, index: number, menu: Menu, place?: number): SiteOperation[] | Refused {
  const routes = readRoutes(config)
  const route = routes.find((each) => each.index === index)
  if (!route) return { refused: 'This page does not exist any more.' }
  if (menu !== 'none' && hasParameters(route.route))
    return { refused: `${route.route} has a parameter. Only pages with one address can be in a menu.` }
  const at = [...ROUTING_PATH, stableRouteStep(routes, route)]
  const set = (field: string, value: string | boolean | undefined): SiteOperation => ({
    file: CONFIG_FILE,
    change: value === undefined ? { do: 'remove', at: [...at, field] } : { do: 'set', at: [...at, field], value },
  })
  if (menu === 'none') {
    const isInMenu = route.group === 'main' || route.group === 'footer'
    return isInMenu ? [set('show_in_menu', false)] : []
  }
  const { show_in_menu: isShown, placement } = route.value
  const operations: SiteOperation[] = []
  if (!route.label) operations.push(set('label', route.heading ?? nameFromAddress(route.route)))
  if (isShown === false) operations.push(set('show_in_menu', undefined))
  if (menu === 'footer' && placement !== 'footer') operations.push(set('placement', 'footer'))
  if (menu === 'main' && placement === 'footer') operations.push(set('placement', undefined))
  return place === undefined ? operations : [...operations, ...orderOperations(routes, route, menu, place)]
}

/**
 * Moves a page by one place in its menu. At its edge: to the next menu in the order main menu, footer, none.
 * @returns empty: there is no other place
 */
export function moveByStepOperations(config: unknown, index: number, step: 1 | -1): SiteOperation[] | Refused {
  const routes = readRoutes(config)
  const route = routes.find((each) => each.index === index)
  if (!route || route.group === 'redirect') return { refused: 'A redirect has no place in a menu.' }
  const members = routesInGroup(routes, route.group)
  const place = members.indexOf(route) + step
  if (route.group !== 'none' && place >= 0 && place < members.length)
    return menuOperations(config, index, route.group, place)
  const next = MENUS[MENUS.findIndex(({ menu }) => menu === route.group) + step]
  // The order of pages that are in no menu has no meaning.
  if (!next || (route.group === 'none' && step > 0)) return []
  return menuOperations(config, index, next.menu, step < 0 ? routesInGroup(routes, next.menu).length : 0)
}

/** Such as "Short nights, place 6 of 6 in the main menu." */
export function placeText(config: unknown, { route }: Pick<SiteRoute, 'route'>): string {
  const routes = readRoutes(config)
  const found = routes.find((each) => each.route === route)
  if (!found) return ''
  if (found.group !== 'main' && found.group !== 'footer') return `${found.name} is not in a menu.`
  const members = routesInGroup(routes, found.group)
  const menu = found.group === 'main' ? 'main menu' : 'footer'
  return `${found.name}, place ${members.indexOf(found) + 1} of ${members.length} in the ${menu}.`
}

function orderOperations(
  routes: readonly SiteRoute[],
  route: SiteRoute,
  menu: Exclude<Menu, 'none'>,
  place: number,
): SiteOperation[] {
  const others = routesInGroup(routes, menu).filter((each) => each !== route)
  const [previous, next] = [others[place - 1], others[place]]
  const isThere = (previous?.index ?? -1) < route.index && route.index < (next?.index ?? Number.POSITIVE_INFINITY)
  if (isThere) return []
  const following = next ?? (previous && routes[indexAfterSubpages(routes, previous)])
  return [
    {
      file: CONFIG_FILE,
      change: {
        do: 'move',
        item: [...ROUTING_PATH, stableRouteStep(routes, route)],
        before: following && stableRouteStep(routes, following),
      },
    },
  ]
}

/** `/short-nights`: "Short nights". */
function nameFromAddress(address: string): string {
  const words = (address.split('/').at(-1) ?? '').replaceAll(/[-_]+/g, ' ').trim()
  return words === '' ? 'Page' : words.charAt(0).toUpperCase() + words.slice(1)
}
