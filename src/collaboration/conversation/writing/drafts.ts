import type { Comment } from '../../../generated/types'
import { isSameId } from '../conversations'

/** The target of a draft: a new comment, a reply to a comment, or an edit of a comment. */
export type DraftPlace = 'new' | `reply ${string}` | `edit ${string}`

export const isDraftPlace = (key: string): key is DraftPlace => /^(?:new|(?:reply|edit) .+)$/.test(key)

/** A text that has not been sent. */
export interface Draft {
  text: string
  /** Time code in seconds. */
  at?: number
  /** The author has removed the time code. */
  timeless?: true
  /**
   * Set while it is unknown whether the service has received the draft: ids of the viewer's comments that had the same
   * text before. A comment with this text and another id is the sent draft.
   */
  sent?: readonly string[]
}

/** A change of a comment that is in flight. */
export type CommentChange = 'post' | 'reply' | 'edit' | 'delete' | 'resolve'

export interface CommentFailure {
  reason: 'failed' | 'forbidden' | 'gone' | 'has-replies'
  of: CommentChange
}

/** The key of `DraftState.editing`: `new`, or the id of the comment. */
export const draftTargetId = (place: DraftPlace): string =>
  place === 'new' ? 'new' : place.slice(place.indexOf(' ') + 1)

/** The change that sending a draft makes. */
export function changeKindOf(place: DraftPlace): CommentChange {
  if (place === 'new') return 'post'
  return place.startsWith('reply ') ? 'reply' : 'edit'
}

/** Ids of the viewer's comments that have the same text in the same place. */
export function findIdenticalCommentIds(place: DraftPlace, text: string, comments: readonly Comment[]): string[] {
  const parent = place === 'new' ? undefined : draftTargetId(place)
  return comments
    .filter((each) => each.is_current_user && each.comment.trim() === text)
    .filter((each) => (parent === undefined ? each.parent == null : isSameId(each.parent, parent)))
    .map(({ id }) => String(id))
}
