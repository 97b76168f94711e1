import { useText } from '../../text/TextContext'
import { Notice } from '../../ui/Notice'
import { ProblemList } from './BrokenModule'
import { useNoContentMessage } from './useNoContentMessage'

interface Props {
  /** Path of the list, shown to developers */
  uri: string
  /** Retries a failed request. Undefined if the list has loaded and is empty. */
  retry?: () => void
}

/**
 * Replaces a module list that failed or has nothing to show. An empty list shows the brand's message for the visitor's
 * group, if there is one.
 */
export function ModuleListFallback({ uri, retry }: Props) {
  const t = useText()
  const own = useNoContentMessage()
  if (retry) return <Notice title={t('listFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
  return (
    <Notice title={own ?? t('listEmpty')}>
      {import.meta.env.DEV && <ProblemList file={uri} pointer="" first={uri} />}
    </Notice>
  )
}
