import { readCached } from '../../data/cache'
import { useDataScope } from '../../data/DataContext'
import { type QueryResult, useQuery } from '../../data/useQuery'
import type { Comment } from '../../generated/types'
import { type CommentedContent, commentsQuery } from '../../service/collaboration/comments'
import type { ListResult } from '../../service/query'
import { isClosed } from '../isClosed'

/**
 * The comments on a content. All who ask share one call and one answer. A list that was there stays when it cannot be
 * asked for again, unless it is closed to the viewer now.
 * @param content undefined: nothing is asked
 * @param resolved true: of completed conversations, false: of active ones. Default: of all
 */
export function useComments(
  content: CommentedContent | undefined,
  resolved?: boolean,
): QueryResult<ListResult<Comment>> {
  const scope = useDataScope()
  const query = content && commentsQuery(content, resolved)
  const answer = useQuery(query)
  if (!query || answer.data || answer.error === undefined || isClosed(answer.error)) return answer
  const data = readCached(scope, query)
  return data ? { ...answer, data, error: undefined } : answer
}
