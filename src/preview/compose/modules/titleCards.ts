import { isRecord } from '../../../lib/json/isRecord'
import { valueAtPath } from '../../../lib/json/valueAtPath'
import type { Schema } from '../../../tools/schemas/schema'
import { variantOf } from '../../schemas/siteSchemas'
import { readService } from '../pick/titles/readService'

/** Whether items are cards of titles, for which a slug is enough. */
export function isTitleCard(item: Schema): boolean {
  const { properties = {} } = variantOf(item, undefined) ?? {}
  return 'slug' in properties && 'title_type' in properties
}

export interface FoundTitle {
  slug: string
  name: string
  /** Such as "1927 film". */
  about: string
}

/** Titles shown at a time. */
const MAX_TITLES = 8

/**
 * Titles of the catalogue by name.
 * @param text empty: the first ones
 * @throws Error if the service responds with an error, or not within 3 seconds
 */
export async function findTitles(text: string, signal?: AbortSignal): Promise<FoundTitle[]> {
  const query = new URLSearchParams({
    limit: String(MAX_TITLES),
    offset: '0',
    parent: 'true',
    ...(text ? { search: text } : {}),
  })
  const data = valueAtPath(await readService(`avails/titles?${query}`, signal), ['data'])
  return (Array.isArray(data) ? data : []).flatMap((title): FoundTitle[] => {
    if (!isRecord(title) || typeof title.slug !== 'string') return []
    const year = valueAtPath(title, ['meta', 'year']) ?? title.release_year
    const about = [year, title.title_type].filter((each) => typeof each === 'string' || typeof each === 'number')
    return [{ slug: title.slug, name: String(title.name ?? title.slug), about: about.join(', ') }]
  })
}
