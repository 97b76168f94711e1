import { useMemo } from 'react'
import type { CollectionUser } from '../../generated/types'
import { useServiceTime } from '../../site/react/useServiceTime'
import { useText } from '../../text/TextContext'
import type { Permissions } from '../permissions'
import type { ConversationContextValue } from './conversationContext'
import { createAuthorNameLookup } from './conversations'
import type { CommentAccess } from './writing/sendComment'

/** 15 minutes in milliseconds. Dates are rounded to days, and the day of every time zone starts at such a boundary. */
const DATE_PRECISION_MS = 900_000

interface ContextInputs {
  commentAccess: CommentAccess
  can: Permissions
  owner: string | undefined
  people: readonly CollectionUser[] | undefined
  onSeek: ((seconds: number) => void) | undefined
  announce: (text: string) => void
}

/** The context value of a conversation. It changes only with its inputs, so that threads are not rendered again. */
export function useConversationContextValue({
  commentAccess,
  can,
  owner,
  people,
  onSeek,
  announce,
}: ContextInputs): ConversationContextValue {
  const t = useText()
  const now = Math.floor(useServiceTime() / DATE_PRECISION_MS) * DATE_PRECISION_MS
  return useMemo(() => {
    const nameOf = createAuthorNameLookup(people)
    const externals = people?.filter(({ user_type }) => user_type === 'external')
    return {
      commentAccess,
      can,
      authorOf: (comment) => nameOf(comment) ?? t('someone'),
      owner,
      externals: new Set(externals?.map(({ user }) => user.toLowerCase())),
      now,
      onSeek,
      announce,
    }
  }, [commentAccess, can, owner, people, now, onSeek, announce, t])
}
