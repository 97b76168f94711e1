import { readCached } from '../../data/cache'
import { useDataScope } from '../../data/DataContext'
import { type QueryResult, useQuery } from '../../data/useQuery'
import type { Comment } from '../../generated/types'
import { type CommentedContent, commentsQuery } from '../../service/collaboration/comments'
import type { ListResult } from '../../service/query'
import { isAccessDenied } from '../isAccessDenied'

/**
 * The comments on a content; all components share one request and result. A loaded list is kept if a refresh fails,
 * unless access was revoked.
 * @param content undefined: no request
 * @param resolved true: completed conversations, false: active ones. Default: all
 */
export function useComments(
  content: CommentedContent | undefined,
  resolved?: boolean,
): QueryResult<ListResult<Comment>> {
  const scope = useDataScope()
  const query = content && commentsQuery(content, resolved)
  const answer = useQuery(query)
  if (!query || answer.data || answer.error === undefined || isAccessDenied(answer.error)) return answer
  const data = readCached(scope, query)
  return data ? { ...answer, data, error: undefined } : answer
}
