import { useAddressParams } from '../../site/react/useAddressParams'

export const FILTERS = ['all', 'active', 'completed'] as const
export type Filter = (typeof FILTERS)[number]

/** The value of `resolved` that each filter requests (spec part 2, section 9: Conversation filter). */
export const RESOLVED = { all: undefined, active: false, completed: true } as const

/** The conversation filter, stored in the query string. */
export function useConversationFilter(): [Filter, (filter: Filter) => void] {
  const [params, change] = useAddressParams()
  const param = params.get('conversations')
  const filter = FILTERS.find((each) => each === param) ?? 'all'
  const setFilter = (next: Filter) =>
    change((before) => {
      if (next === 'all') before.delete('conversations')
      else before.set('conversations', next)
      return before
    })
  return [filter, setFilter]
}
