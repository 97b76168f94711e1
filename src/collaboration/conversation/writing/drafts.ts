import type { Comment } from '../../../generated/types'
import { isSameId } from '../conversations'

/** The target of a draft: a new comment, a reply to a comment, or an edit of a comment. */
export type DraftTarget = 'new' | `reply ${string}` | `edit ${string}`

export const isDraftTarget = (key: string): key is DraftTarget => /^(?:new|(?:reply|edit) .+)$/.test(key)

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

/** The key of `DraftState.changesInFlight`: `new`, or the id of the comment. */
export const draftTargetId = (target: DraftTarget): string =>
  target === 'new' ? 'new' : target.slice(target.indexOf(' ') + 1)

/** The change that sending a draft makes. */
export function changeKindOf(target: DraftTarget): CommentChange {
  if (target === 'new') return 'post'
  return target.startsWith('reply ') ? 'reply' : 'edit'
}

/** Ids of the viewer's comments that have the same text and the same parent. */
export function findIdenticalCommentIds(target: DraftTarget, text: string, comments: readonly Comment[]): string[] {
  const parent = target === 'new' ? undefined : draftTargetId(target)
  return comments
    .filter((each) => each.is_current_user && each.comment.trim() === text)
    .filter((each) => (parent === undefined ? each.parent == null : isSameId(each.parent, parent)))
    .map(({ id }) => String(id))
}
