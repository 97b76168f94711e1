import { readCached } from '../../data/cache'
import type { Title } from '../../generated/types'
import { titleQuery } from '../../service/titles'
import type { Runtime } from '../../site/runtime'

/** The title of the current page; undefined on other pages, or until it is loaded. */
export function shownTitle(runtime: Runtime): Title | undefined {
  const { pathname, search, hash } = location
  const resolved = runtime.resolve({ pathname, search, hash })
  const slug = resolved.type === 'page' ? resolved.params.slug : undefined
  return slug === undefined ? undefined : (readCached(runtime.data(), titleQuery(slug)) ?? undefined)
}
