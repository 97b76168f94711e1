import { useEffect, useMemo } from 'react'
import { CONFIG_FILE, dataIn } from '../../draft/siteData'
import type { SectionProps } from '../siteSection'
import { newPageMenu } from './chosenEntry'
import { isLinksSelected, isRouteSelected } from './hasPagesPanel'
import { LinksPanel } from './LinksPanel'
import { NewPagePanel } from './NewPagePanel'
import { RoutePanel } from './RoutePanel'
import { hasParameters, readRoutes } from './routes'
import './pages.scss'

/** The chosen page, a new one, or the links beside the pages. */
export function PagesPanel(props: SectionProps) {
  const { files, chosenKey, located, onPage } = props
  const routes = useMemo(() => readRoutes(dataIn(files, CONFIG_FILE)), [files])
  const route = isRouteSelected(props) ? routes.find(({ index }) => index === located?.path[2]) : undefined
  const address = route && !hasParameters(route.route) && route.redirect === undefined ? route.route : undefined
  // The canvas shows the selected page, also after its address changed or was restored.
  useEffect(() => {
    if (address !== undefined) onPage(address)
  }, [address, onPage])

  const menu = newPageMenu(chosenKey)
  if (menu !== undefined) return <NewPagePanel key={menu} menu={menu} {...props} />
  if (isLinksSelected(props)) return <LinksPanel {...props} />
  return route && <RoutePanel key={route.route} route={route} routes={routes} {...props} />
}
