import type { Comment } from '../../generated/types'
import { useText } from '../../text/TextContext'
import { countConversations } from './conversations'
import { CONVERSATION_FILTERS, type ConversationFilter } from './useConversationFilter'

const LABELS = { all: 'conversationsAll', active: 'conversationsActive', completed: 'conversationsCompleted' } as const

interface Props {
  filter: ConversationFilter
  onFilter: (filter: ConversationFilter) => void
  /** For the counts; undefined while they load. */
  comments: readonly Comment[] | undefined
}

/** The filters above the conversations, with their counts. */
export function ConversationFilters({ filter, onFilter, comments }: Props) {
  const t = useText()
  const counts = comments && countConversations(comments)
  return (
    <fieldset className="mq-talk__filters">
      <legend className="mq-vh">{t('conversations')}</legend>
      {CONVERSATION_FILTERS.map((each) => (
        <button key={each} type="button" aria-pressed={each === filter} onClick={() => onFilter(each)}>
          {t(LABELS[each])}
          {counts && <small>{counts[each]}</small>}
        </button>
      ))}
    </fieldset>
  )
}
