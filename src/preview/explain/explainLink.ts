import { CONFIG_FILE } from '../../site/load/loadConfig'
import type { Runtime } from '../../site/runtime'
import { originOf } from '../../site/validate/origin'
import type { Explained, Fact } from './explanation'
import { problemsIn, routePlace } from './explanation'
import { changesHidingLink, changesHidingRoute } from './previewChanges'

interface ShownLink {
  kind: 'footer link' | 'menu entry'
  href: string
  text: string
}

/** Explains an entry of a menu or a link of the footer by the config link, route or module with the same label. */
export function explainLink(link: HTMLAnchorElement, runtime: Runtime): Explained | undefined {
  const shown: ShownLink = {
    kind: link.closest('.mq-foot') ? 'footer link' : 'menu entry',
    href: link.getAttribute('href') ?? '',
    // An entry may be an image with alternative text.
    text: link.textContent?.trim() || link.querySelector('img')?.alt || '',
  }
  return explainConfigLink(shown, runtime) ?? explainRouteLink(shown, runtime) ?? explainModuleLink(shown, runtime)
}

const hasLabel = ({ text }: ShownLink, label: string | undefined) =>
  label !== undefined && text.startsWith(label.trim())

/** Compares addresses, ignoring a trailing slash. */
const isSameAddress = (url: string, href: string) => url === href || url.replace(/\/$/, '') === href.replace(/\/$/, '')

function explainConfigLink(shown: ShownLink, { plan }: Runtime): Explained | undefined {
  const { ext_nav_links = [], footer } = plan.document.site_config
  const links =
    shown.kind === 'footer link'
      ? (footer?.columns ?? []).flatMap(({ links }, column) =>
          links.map((each, index) => ({ each, pointer: `/site_config/footer/columns/${column}/links/${index}` })),
        )
      : ext_nav_links.map((each, index) => ({ each, pointer: `/site_config/ext_nav_links/${index}` }))
  const found = links.find(({ each }) => hasLabel(shown, each.label) && isSameAddress(each.url, shown.href))
  if (!found) return undefined
  const { label, login_required } = found.each
  const place = { file: CONFIG_FILE, pointer: originOf(found.each) ?? found.pointer }
  const why = login_required
    ? [{ text: 'For signed-in visitors', place: { ...place, pointer: `${place.pointer}/login_required` } }]
    : [{ text: 'For everyone' }]
  return {
    kind: shown.kind,
    name: label,
    type: 'link',
    place,
    why,
    hiddenBy: changesHidingLink(found.each),
    problems: [],
  }
}

function explainRouteLink(shown: ShownLink, runtime: Runtime): Explained | undefined {
  const route = runtime.routes().find((each) => hasLabel(shown, each.label) && each.route === shown.href)
  if (!route) return undefined
  const { index, label, placement, component, login_required, logout_required } = route
  const place = routePlace(index)
  const why: Fact[] = [
    {
      text: `The route has a label, and is in the ${placement ?? 'main'} menu`,
      place: routePlace(index, placement ? 'placement' : 'label'),
    },
  ]
  if (login_required) why.push({ text: 'Only for signed-in visitors', place: routePlace(index, 'login_required') })
  if (logout_required) why.push({ text: 'Only for signed-out visitors', place: routePlace(index, 'logout_required') })
  return {
    kind: shown.kind,
    name: label ?? shown.text,
    type: component,
    place,
    why,
    hiddenBy: changesHidingRoute(route),
    problems: problemsIn(runtime, CONFIG_FILE, place.pointer),
  }
}

function explainModuleLink(shown: ShownLink, runtime: Runtime): Explained | undefined {
  const modules = runtime.lists().flatMap(({ loader }) => loader.read() ?? [])
  const module = modules.find(
    ({ targeting, heading, slug }) =>
      targeting.add_to_menu && hasLabel(shown, heading) && shown.href === `/category/${encodeURIComponent(slug)}`,
  )
  if (!module) return undefined
  const { file } = module.document
  const option = { file, pointer: `${module.pointer}/targeting_params/add_to_menu` }
  return {
    kind: shown.kind,
    name: shown.text,
    type: module.type,
    place: { file, pointer: module.pointer },
    why: [{ text: 'The module is added to the menu (add_to_menu)', place: option }],
    callPath: file,
    problems: [],
  }
}
