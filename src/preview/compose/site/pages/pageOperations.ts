import type { SiteOperation, SiteTexts } from '../../../../tools/edit/editSite'
import type { Json, Refused } from '../../../../tools/edit/operation'
import { CONFIG_FILE, dataIn } from '../../draft/siteData'
import { copyListOperations } from '../../modules/listDocuments'
import { checkAddress } from './address/address'
import { linksTo } from './address/changeAddress'
import type { LinkUse } from './address/linkUses'
import { countListUses, createListOperations, fileOfList, freeListName, listFile, listUri } from './listFiles'
import type { Menu } from './menus/menuOperations'
import { listPageKinds } from './pageKinds'
import {
  hasParameters,
  indexAfterSubpages,
  ROUTING_PATH,
  readRoutes,
  routesInGroup,
  type SiteRoute,
  stableRouteStep,
  startPage,
} from './routes'

export interface NewPage {
  component: string
  name: string
  /** The address as typed. */
  address: string
  menu: Menu
}

interface CreatedPage {
  address: string
  operations: readonly SiteOperation[]
}

/**
 * Adds a page. A page of modules gets a list with one row of titles.
 * @param titles slugs
 */
export function addPage(files: SiteTexts, page: NewPage, titles: readonly string[]): CreatedPage | Refused {
  const config = dataIn(files, CONFIG_FILE)
  const routes = readRoutes(config)
  const kind = listPageKinds().find(({ component }) => component === page.component)
  const label = page.name.trim()
  if (label === '') return { refused: 'Type a name for the page.' }
  const checked = checkAddress(routes, { ...page, value: {}, parameters: kind?.parameters ?? [] }, page.address)
  if ('refused' in checked) return checked
  const { address } = checked
  const list = kind?.hasModules ? freeListName(files, address) : undefined
  const isInMenu = page.menu !== 'none' && !hasParameters(address)
  const value: Record<string, Json> = { route: address, component: page.component, label }
  if (list !== undefined) value.heading = label
  if (!isInMenu && !hasParameters(address)) value.show_in_menu = false
  if (isInMenu && page.menu === 'footer') value.placement = 'footer'
  if (list !== undefined) value.modules_uri = listUri(list)
  const last = isInMenu ? routesInGroup(routes, page.menu).at(-1) : undefined
  const next = last ? routes[indexAfterSubpages(routes, last)] : firstRedirect(routes)
  return {
    address,
    operations: [
      ...(list === undefined ? [] : createListOperations(files, list, titles)),
      {
        file: CONFIG_FILE,
        change: { do: 'insert', list: ROUTING_PATH, before: next && stableRouteStep(routes, next), value },
      },
    ],
  }
}

/** Copies a page with its list. The copy is in no menu. */
export function duplicatePage(files: SiteTexts, index: number): CreatedPage | Refused {
  const routes = readRoutes(dataIn(files, CONFIG_FILE))
  const page = routes.find((each) => each.index === index)
  if (!page || hasParameters(page.route)) return { refused: 'Only a page with one address can be duplicated.' }
  const address = freeAddress(routes, page.route)
  const from = fileOfList(files, page.modules_uri)
  const list = from === undefined ? undefined : freeListName(files, address)
  const { default: _, show_in_menu: __, ...rest } = page.value as Record<string, Json>
  const value: Record<string, Json> = {}
  for (const [name, each] of Object.entries({ ...rest, route: address })) {
    value[name] = name === 'modules_uri' && list !== undefined ? listUri(list) : each
    if (name === 'label') value.show_in_menu = false
  }
  const next = routes[routes.indexOf(page) + 1]
  return {
    address,
    operations: [
      ...(from === undefined || list === undefined ? [] : copyListOperations(files, from, listFile(list))),
      {
        file: CONFIG_FILE,
        change: { do: 'insert', list: ROUTING_PATH, before: next && stableRouteStep(routes, next), value },
      },
    ],
  }
}

export interface Removal {
  /** What leads to the page. */
  links: readonly LinkUse[]
  /** The list that is removed with it. */
  listFile: string | undefined
  operations: readonly SiteOperation[]
}

/** Removes a page, and its list if nothing else uses it. */
export function removePage(files: SiteTexts, index: number): Removal | Refused {
  const routes = readRoutes(dataIn(files, CONFIG_FILE))
  const page = routes.find((each) => each.index === index)
  if (!page) return { refused: 'This page does not exist any more.' }
  if (startPage(routes) === page)
    return { refused: `${page.name} is the start page. Make another page the start page first.` }
  const list = fileOfList(files, page.modules_uri)
  const removed = list !== undefined && countListUses(files, list) === 1 ? list : undefined
  return {
    links: linksTo(files, page),
    listFile: removed,
    operations: [
      { file: CONFIG_FILE, change: { do: 'remove', at: [...ROUTING_PATH, stableRouteStep(routes, page)] } },
      ...(removed === undefined ? [] : [{ file: removed, text: undefined }]),
    ],
  }
}

/** Makes a page the one that `/` and unknown addresses lead to. */
export function startPageOperations(config: unknown, index: number): SiteOperation[] | Refused {
  const routes = readRoutes(config)
  const page = routes.find((each) => each.index === index)
  if (!page || hasParameters(page.route) || page.redirect !== undefined)
    return { refused: 'Only a page with one address can be the start page.' }
  const at = (route: SiteRoute) => [...ROUTING_PATH, stableRouteStep(routes, route), 'default']
  const others = routes.filter((each) => each.default && each !== page)
  const removed = others.map((each): SiteOperation => ({ file: CONFIG_FILE, change: { do: 'remove', at: at(each) } }))
  return page.default ? removed : [...removed, { file: CONFIG_FILE, change: { do: 'set', at: at(page), value: true } }]
}

/** `/short-nights`: `/short-nights-2`. */
function freeAddress(routes: readonly SiteRoute[], address: string): string {
  const used = new Set(routes.map(({ route }) => route.toLowerCase()))
  const base = address.replace(/-\d+$/, '')
  let number = 2
  while (used.has(`${base}-${number}`.toLowerCase())) number++
  return `${base}-${number}`
}

const firstRedirect = (routes: readonly SiteRoute[]) => routes.find(({ group }) => group === 'redirect')
