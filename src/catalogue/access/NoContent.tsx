import { EmptyState } from '../../page/EmptyState'
import { useNoContentMessage } from '../../site/react/useNoContentMessage'
import { useText } from '../../text/TextContext'

/** Empty state, with the message for the visitor's group if the brand has one. */
export function NoContent() {
  const t = useText()
  return <EmptyState text={useNoContentMessage() ?? t('emptyShelf')} />
}
