import { createServiceClient } from '../data/serviceClient'
import type { Title } from '../generated/types'
import { modulePageQuery } from '../pages/module/modulePageQuery'
import { liveEventQuery } from '../service/events/liveEvents'
import { eventQuery } from '../service/events/rsvp'
import { genreQuery } from '../service/genres'
import { encodePathSegment } from '../service/http/segment'
import { isNotFound, type Query } from '../service/query'
import { titleQuery } from '../service/titles'
import type { ResolvedAddress } from '../site/plan/resolvePage'
import type { Runtime } from '../site/runtime'

/** The resource that the URL of a page identifies. */
export interface PageSubject {
  /** The title, if signed-out visitors may see it. */
  title?: Title
  /** true: the resource does not exist, so the status is 404. */
  missing?: boolean
}

interface PageRequest extends Pick<ResolvedAddress & { type: 'page' }, 'params' | 'route'> {
  runtime: Runtime
  read: <T>(query: Query<T>) => Promise<T>
}

/** Readers of page kinds whose URL identifies a resource other than a title. */
const subjectReaders: Readonly<Record<string, (request: PageRequest) => Promise<PageSubject>>> = {
  genredetail: async ({ runtime, params, read }) => {
    const { genre_slugs: allowed } = runtime.plan.document.site_config
    const slug = params.slug ?? params.genre ?? Object.values(params)[0] ?? ''
    return { missing: allowed?.includes(slug) === false || (await read(genreQuery(slug))) === null }
  },
  module: async ({ runtime, params, route, read }) => {
    const slug = params.moduleSlug ?? params.module_name
    return { missing: (await read(modulePageQuery(runtime, slug, route?.modules_uri))) === null }
  },
  events: async ({ params, read }) => {
    const id = params.id ?? Object.values(params).at(-1)
    if (id !== undefined) await read(eventQuery(id))
    return {}
  },
  fycevent: async ({ params, read }) => {
    const event = await read(liveEventQuery(params.slug ?? ''))
    return { missing: 'closed' in event && event.closed === 'missing' }
  },
}

/** Reads the resource that a page shows. Only "not found" makes it missing: other failures of the service do not. */
export async function readPageSubject(runtime: Runtime, resolved: ResolvedAddress): Promise<PageSubject> {
  if (resolved.type !== 'page') return {}
  const client = createServiceClient(runtime.data())
  const read = <T>(query: Query<T>) => query.read(client)
  const { kind, params, route } = resolved
  try {
    if (runtime.registry.kinds.get(kind)?.isTitlePage && params.slug !== undefined) {
      // Rejects an invalid slug even if signed-out visitors may not see titles.
      encodePathSegment(params.slug)
      const isPublic = runtime.plan.document.site_config.allow_unauthed_details
      return isPublic ? { title: await read(titleQuery(params.slug, 'secondary')) } : {}
    }
    return (await subjectReaders[kind]?.({ runtime, params, route, read })) ?? {}
  } catch (error) {
    return { missing: error instanceof RangeError || isNotFound(error) }
  }
}
