import { relativeDate } from '../../../catalogue/collections/relativeDate'
import type { Comment } from '../../../generated/types'
import type { TranslateFunction } from '../../../text/createText'

/** The accessible name of a comment: author and date. */
export function commentTitle(author: string, comment: Comment, now: number, t: TranslateFunction): string {
  const date = relativeDate(comment.created_at, now, t)
  return date ? t('commentByAt', { name: author, date }) : t('commentBy', { name: author })
}
