import { useText } from '../../text/TextContext'
import { Notice } from '../../ui/Notice'
import { Reasons } from './BrokenPlace'
import { useNoContentWords } from './useNoContentWords'

interface Props {
  /** Address of the list, which developers read. */
  uri: string
  /** Asks for the list again: it did not come. Default: it came, and holds nothing. */
  retry?: () => void
}

/**
 * In place of a page's modules where their list did not come, or nothing of it is left to show. An empty one has the words
 * for the visitor's group where the brand has some.
 */
export function InsteadOfList({ uri, retry }: Props) {
  const t = useText()
  const own = useNoContentWords()
  if (retry) return <Notice title={t('listFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
  return (
    <Notice title={own ?? t('listEmpty')}>
      {import.meta.env.DEV && <Reasons file={uri} pointer="" first={uri} />}
    </Notice>
  )
}
