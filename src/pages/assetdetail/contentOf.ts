import type { CollectionAsset } from '../../generated/types'
import type { CommentedContent } from '../../service/collaboration/comments'

/** What the conversations about an asset are about. */
export const contentOf = ({ id }: CollectionAsset): CommentedContent => ({ type: 'collection_item', id })
