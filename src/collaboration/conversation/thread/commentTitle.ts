import { nearDate } from '../../../catalogue/collections/nearDate'
import type { Comment } from '../../../generated/types'
import type { Text } from '../../../text/createText'

/** The accessible name of a comment: author and date. */
export function commentTitle(author: string, comment: Comment, now: number, t: Text): string {
  const date = nearDate(comment.created_at, now, t)
  return date ? t('commentByAt', { name: author, date }) : t('commentBy', { name: author })
}
