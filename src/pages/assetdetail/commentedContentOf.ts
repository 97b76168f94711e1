import type { CollectionAsset } from '../../generated/types'
import type { CommentedContent } from '../../service/collaboration/comments'

export const commentedContentOf = ({ id }: CollectionAsset): CommentedContent => ({ type: 'collection_item', id })
