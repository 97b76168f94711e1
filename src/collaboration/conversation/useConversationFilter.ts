import { useAddressParams } from '../../site/react/useAddressParams'

export const CONVERSATION_FILTERS = ['all', 'active', 'completed'] as const
export type ConversationFilter = (typeof CONVERSATION_FILTERS)[number]

/** The value of `resolved` that each filter requests (spec part 2, section 9: Conversation filter). */
export const RESOLVED_BY_FILTER = { all: undefined, active: false, completed: true } as const

/** The conversation filter, stored in the query string. */
export function useConversationFilter(): [ConversationFilter, (filter: ConversationFilter) => void] {
  const [params, change] = useAddressParams()
  const param = params.get('conversations')
  const filter = CONVERSATION_FILTERS.find((each) => each === param) ?? 'all'
  const setFilter = (next: ConversationFilter) =>
    change((before) => {
      if (next === 'all') before.delete('conversations')
      else before.set('conversations', next)
      return before
    })
  return [filter, setFilter]
}
