import type { Comment } from '../generated/types'

type Id = string | number

/** What an answer holds, so that a write finds the answers that it changes (`src/data/cache.ts`). */
export type CacheTag =
  /** Cards of titles, anywhere in it. */
  | { type: 'cards' }
  /** A module with its data. */
  | { type: 'module' }
  /** The viewer's history. `recent`: a part of it, the latest first. */
  | { type: 'history'; order: '-updated_at' | 'updated_at' | 'name' | 'recent' }
  | { type: 'title-history'; title: Id }
  /** Comments on a content; of completed (true) or active (false) conversations, or of all. */
  | { type: 'comments'; content: { type: NonNullable<Comment['content_type']>; id: Id }; resolved: boolean | undefined }
  | { type: 'collections' }
  | { type: 'collection'; id: Id }
  | { type: 'collection-assets'; id: Id }
  | { type: 'collection-asset'; collection: Id; id: Id }
