import type { TextKey } from '../../../text/texts'
import type { CommentChange, CommentFailure } from '../writing/drafts'

const FAILURE_TEXT_KEYS: Record<CommentChange, TextKey> = {
  post: 'postFailed',
  reply: 'replyFailed',
  edit: 'saveFailed',
  delete: 'deleteFailed',
  resolve: 'resolveFailed',
}

/** The message for a failed change (spec part 2, section 8: Stored error texts). */
export function failureTextKey({ reason, of }: CommentFailure): TextKey {
  switch (reason) {
    case 'forbidden':
      return 'commentNotAllowed'
    case 'gone':
      return 'commentGone'
    case 'has-replies':
      return 'commentHasReplies'
    case 'failed':
      return FAILURE_TEXT_KEYS[of]
  }
}
