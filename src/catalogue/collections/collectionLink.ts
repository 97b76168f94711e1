import { segment } from '../../service/http/segment'

/**
 * The address of a collection: the configured route of the kind collections, else /collections, and the id
 * (spec part 2, section 2: cards link to {path}/{id}).
 * @param routes those that exist for this visitor
 * @returns undefined for an id that is no part of an address
 */
export function collectionLink(
  id: string | number,
  routes: readonly { route: string; component: string }[],
): string | undefined {
  const list = routes.find(({ component, route }) => component === 'collections' && !route.includes('/:'))
  const path = list?.route.replace(/\/$/, '') ?? '/collections'
  try {
    return `${path}/${segment(id)}`
  } catch {
    return undefined
  }
}
