import { peek } from '../../data/cache'
import { useDataScope } from '../../data/DataContext'
import { type Answer, useQuery } from '../../data/useQuery'
import type { Comment } from '../../generated/types'
import { type CommentedContent, commentsQuery } from '../../service/collaboration/comments'
import { ServiceError } from '../../service/http/reply'
import { isGone, type Listed } from '../../service/query'

/**
 * The comments on a content. All who ask share one call and one answer. A list that was there stays when it cannot be
 * asked for again, unless it is closed to the viewer now.
 * @param content undefined: nothing is asked
 * @param resolved true: of completed conversations, false: of active ones. Default: of all
 */
export function useComments(content: CommentedContent | undefined, resolved?: boolean): Answer<Listed<Comment>> {
  const scope = useDataScope()
  const query = content && commentsQuery(content, resolved)
  const answer = useQuery(query)
  const isClosed = isGone(answer.error) || (answer.error instanceof ServiceError && answer.error.status === 403)
  if (!query || answer.data || answer.error === undefined || isClosed) return answer
  const data = peek(scope, query)
  return data ? { ...answer, data, error: undefined } : answer
}
