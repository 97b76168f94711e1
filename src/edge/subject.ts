import { createAsk } from '../data/ask'
import type { Title } from '../generated/types'
import { modulePageQuery } from '../pages/module/modulePageQuery'
import { liveEventQuery } from '../service/events/liveEvents'
import { eventQuery } from '../service/events/rsvp'
import { genreQuery } from '../service/genres'
import { segment } from '../service/http/segment'
import { isGone, type Query } from '../service/query'
import { titleQuery } from '../service/titles'
import type { Resolved } from '../site/plan/resolvePage'
import type { Runtime } from '../site/runtime'

/** What a page is about. */
export interface Subject {
  /** The title, where guests may see it. */
  title?: Title
  /** true: the address names something that does not exist, so the answer is 404 instead of a page that says so. */
  missing?: boolean
}

/** Reads what the address of a page names. A service that fails in another way than "not found" leaves the page as it is. */
export async function subjectOf(runtime: Runtime, resolved: Resolved): Promise<Subject> {
  if (resolved.type !== 'page') return {}
  const ask = createAsk(runtime.data())
  const read = <T>(query: Query<T>) => query.read(ask)
  const { site_config: config } = runtime.plan.document
  const { kind, params, route } = resolved
  const last = Object.values(params).at(-1)
  try {
    if (runtime.registry.kinds.get(kind)?.ofTitle && params.slug !== undefined) {
      // Refuses a slug that no service can be asked for, also where guests see no titles.
      segment(params.slug)
      return config.allow_unauthed_details ? { title: await read(titleQuery(params.slug, 'secondary')) } : {}
    }
    if (kind === 'genredetail') {
      const slug = params.slug ?? params.genre ?? Object.values(params)[0] ?? ''
      const isLeftOut = config.genre_slugs && !config.genre_slugs.includes(slug)
      return { missing: isLeftOut || (await read(genreQuery(slug))) === null }
    }
    if (kind === 'module') {
      const slug = params.moduleSlug ?? params.module_name
      return { missing: (await read(modulePageQuery(runtime, slug, route?.modules_uri))) === null }
    }
    if (kind === 'events' && last !== undefined) await read(eventQuery(params.id ?? last))
    if (kind === 'fycevent') {
      const answer = await read(liveEventQuery(params.slug ?? ''))
      return { missing: 'closed' in answer && answer.closed === 'missing' }
    }
    return {}
  } catch (error) {
    return { missing: error instanceof RangeError || isGone(error) }
  }
}
