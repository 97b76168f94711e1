import { loadTitles } from '../../catalogue/data/loadTitles'
import type { SiteConfig, TitleCard } from '../../generated/types'
import { isRecord } from '../../lib/json/isRecord'
import { safeResource } from '../../lib/url/safeHref'
import { type Reply, ServiceError } from '../../service/http/reply'
import { getGenreTitles } from '../../service/titles'
import type { Runtime } from '../../site/runtime'

/** One genre with all its titles. */
export interface GenrePage {
  slug: string
  name: string
  /** Checked address of its picture. */
  picture: string | undefined
  titles: readonly TitleCard[]
}

/**
 * A genre and its titles. The genre's own fields stand beside `data` in the answer.
 * @returns null where there is no such genre, or the brand leaves it out (`genre_slugs`)
 * @throws ServiceError when the service does not answer, TypeError when it answers something else
 */
export async function loadGenre(runtime: Runtime, slug: string): Promise<GenrePage | null> {
  if (!isWanted(slug, runtime.plan.document.site_config)) return null
  let reply: Reply
  try {
    reply = await getGenreTitles(runtime.http, slug)
  } catch (error) {
    // A slug that nothing has, or that is no part of an address.
    if (error instanceof RangeError || (error instanceof ServiceError && error.status === 404)) return null
    throw error
  }
  const { items } = await loadTitles(runtime, Promise.resolve(reply))
  const { name, image_path: picture } = isRecord(reply.data) ? reply.data : {}
  return {
    slug,
    name: typeof name === 'string' && name.trim() ? name : nameOfSlug(slug),
    picture: typeof picture === 'string' ? safeResource(picture) : undefined,
    titles: items,
  }
}

const isWanted = (slug: string, { genre_slugs: slugs }: SiteConfig) => !slugs || slugs.includes(slug)

/** What a genre is called as long as the service does not say: "science-fiction" reads "Science fiction". */
export const nameOfSlug = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')
