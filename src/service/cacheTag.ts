import type { Comment } from '../generated/types'

type Id = string | number

/** What cached data contains, so that a write finds the data that it changes (`src/data/cache.ts`) */
export type CacheTag =
  /** Title cards, at any depth. `watchlist`: the viewer's watchlist in this order */
  | { type: 'cards'; watchlist?: '-updated_at' | 'name' | '-release_year' }
  /** The data is one module with its content */
  | { type: 'module' }
  /** The viewer's history. `recent`: only the latest entries */
  | { type: 'history'; order: '-updated_at' | 'updated_at' | 'name' | 'recent' }
  | { type: 'title-history'; title: Id }
  /** Comments of resolved (true), open (false) or all (undefined) conversations */
  | { type: 'comments'; content: { type: NonNullable<Comment['content_type']>; id: Id }; resolved: boolean | undefined }
  | { type: 'collections' }
  | { type: 'collection'; id: Id }
  | { type: 'collection-assets'; id: Id }
  | { type: 'collection-asset'; collection: Id; id: Id }
