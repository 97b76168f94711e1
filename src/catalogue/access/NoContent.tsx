import { EmptyState } from '../../page/EmptyState'
import { useNoContentWords } from '../../site/react/useNoContentWords'
import { useText } from '../../text/TextContext'

/** Stands where there is no content, with the words for the visitor's group where the brand has some. */
export function NoContent() {
  const t = useText()
  return <EmptyState text={useNoContentWords() ?? t('emptyShelf')} />
}
