import { defineAdapter } from '../adapter'
import { plainText, secondsOfTicks, slugOf } from '../rules'
import answer from './answer.schema.json'
import item from './item.schema.json'

interface Answer {
  Items: unknown[]
}

interface Item {
  Id: string
  Name: string
  Overview?: string | null
  RunTimeTicks?: number | null
  ProductionYear?: number | null
  OfficialRating?: string | null
  Type?: string | null
}

/** Types by Jellyfin's words; all else plays as a film. */
const TYPES: Readonly<Record<string, string>> = { Series: 'series', Season: 'season', Episode: 'episode' }

/**
 * A list of Jellyfin, as `GET /Items` answers. It names no addresses of pictures, only that there are some, and on which
 * server they lie is not in the answer: who calls adds them.
 */
export const jellyfin = defineAdapter<Answer, Item>({
  of: 'a list of Jellyfin',
  answer,
  item,
  heading: () => undefined,
  items: ({ Items }) => Items,
  card: ({ Id, Name, Overview, RunTimeTicks, ProductionYear, OfficialRating, Type }) => ({
    slug: slugOf(plainText(Name) ?? '', Id),
    name: plainText(Name),
    title_type: TYPES[Type ?? ''] ?? 'feature',
    description: plainText(Overview),
    runtime: secondsOfTicks(RunTimeTicks),
    release_year: ProductionYear ?? undefined,
    rating: OfficialRating,
    asset_id: Id,
  }),
})
