import type { TextKey } from '../../../text/texts'
import type { Editing, Failure } from '../writing/drafts'

const FAILED: Record<Editing, TextKey> = {
  post: 'postFailed',
  reply: 'replyFailed',
  edit: 'saveFailed',
  delete: 'deleteFailed',
  resolve: 'resolveFailed',
}

/** The message for a failed change (spec part 2, section 8: Stored error texts). */
export function failureText({ reason, of }: Failure): TextKey {
  switch (reason) {
    case 'forbidden':
      return 'commentNotAllowed'
    case 'gone':
      return 'commentGone'
    case 'has-replies':
      return 'commentHasReplies'
    case 'failed':
      return FAILED[of]
  }
}
