import { useMemo, useState } from 'react'
import type { Comment } from '../../generated/types'
import { type Conversation, filterByResolved, groupConversations } from './conversations'
import { useComments } from './useComments'
import { type ConversationFilter, RESOLVED_BY_FILTER } from './useConversationFilter'
import type { CommentAccess } from './writing/sendComment'

/**
 * Loads the conversations of a filter. All comments are loaded as well, for the counts and the replies: until the
 * service has answered the filtered request, the list is filtered from them.
 */
export function useConversationList({ content }: Pick<CommentAccess, 'content'>, filter: ConversationFilter) {
  const all = useComments(content)
  const resolved = RESOLVED_BY_FILTER[filter]
  const filtered = useComments(resolved === undefined ? undefined : content, resolved)
  const comments = all.data?.items
  const { data, error, retry } = resolved === undefined ? all : filtered
  const listed = useMemo(() => {
    if (error !== undefined) return undefined
    if (resolved === undefined) return comments
    return data?.items ?? (comments && filterByResolved(comments, resolved))
  }, [error, resolved, data, comments])
  return {
    conversations: useStableConversations(listed, comments),
    comments,
    /** false: the response does not contain all comments. */
    isComplete: all.data !== undefined && all.data.total === all.data.items.length,
    error,
    retry,
  }
}

/** Unchanged conversations keep their identity, so that their threads are not rendered again. */
function useStableConversations(
  listed: readonly Comment[] | undefined,
  all: readonly Comment[] | undefined,
): Conversation[] | undefined {
  const [previous, setPrevious] = useState(() => ({
    listed,
    all,
    conversations: listed && groupConversations(listed, all),
  }))
  if (previous.listed === listed && previous.all === all) return previous.conversations
  const conversations = listed && groupConversations(listed, all, previous.conversations)
  setPrevious({ listed, all, conversations })
  return conversations
}
