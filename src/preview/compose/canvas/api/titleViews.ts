import { layoutFor, type PlannedView } from '../../../../catalogue/title-layout/titleLayout'
import { titleLayoutsQuery } from '../../../../catalogue/title-layout/titleLayoutsQuery'
import { createServiceClient } from '../../../../data/serviceClient'
import type { Title } from '../../../../generated/types'
import type { ServiceClient } from '../../../../service/query'
import { titleQuery } from '../../../../service/titles'
import type { Runtime } from '../../../../site/runtime'

/** How many views of its layout a title has something for. */
export interface TitleViewCounts {
  filled: number
  views: number
}

/**
 * Runs in the frame.
 * @returns undefined if the title cannot be read
 */
export async function countTitleViews(runtime: Runtime, slug: string): Promise<TitleViewCounts | undefined> {
  const client = createServiceClient(runtime.data())
  try {
    const [layouts, title] = await Promise.all([titleLayoutsQuery(runtime).read(client), titleQuery(slug).read(client)])
    const { views = [] } = layoutFor(layouts, title.title_type) ?? {}
    const filled = await Promise.all(views.map((view) => hasViewContent(view, title, runtime, client)))
    return { filled: filled.filter(Boolean).length, views: views.length }
  } catch {
    return undefined
  }
}

/**
 * The type of the title whose page the frame shows.
 * @returns undefined on other pages, and if the title cannot be read
 */
export async function readShownTitleType(runtime: Runtime): Promise<string | undefined> {
  const resolved = runtime.resolve(location)
  if (resolved.type !== 'page' || resolved.kind !== 'titledetail') return undefined
  const { slug = '' } = resolved.params
  try {
    const { title_type = '' } = await titleQuery(slug).read(createServiceClient(runtime.data()))
    return title_type
  } catch {
    return undefined
  }
}

async function hasViewContent({ entry, raw }: PlannedView, title: Title, runtime: Runtime, client: ServiceClient) {
  const { query, own, count } = entry.source
  const data = query ? await query(title, raw, runtime).read(client) : own?.(title, raw, runtime)
  return data !== undefined && count(data) !== 0
}
