import { MessagePage } from '../../page/MessagePage'
import { ServiceError } from '../../service/http/reply'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'

interface Props {
  error: unknown
  retry: () => void
}

/** Why there is nothing to watch (spec, section 2: Watch page): no such page, or the error; and the way home. */
export function WatchFailed({ error, retry }: Props) {
  const t = useText()
  const home = { href: '/', label: t('returnHome') }
  // A slug that is no part of an address is not asked for.
  if (error instanceof RangeError || (error instanceof ServiceError && error.status === 404))
    return <MessagePage heading={t('titleNotFound')} text={t('titleNotFoundMore')} link={home} />
  const said = saidBy(error)
  return (
    <MessagePage
      heading={said ? t('contentUnavailable') : t('pageFailed')}
      text={said ?? t('pageFailedMore')}
      link={home}
    >
      <Button kind="line" onClick={retry}>
        {t('tryAgain')}
      </Button>
    </MessagePage>
  )
}

/** What the service says of a refusal, for example that no group of the viewer may see the title. */
function saidBy(error: unknown): string | undefined {
  if (!(error instanceof ServiceError) || error.status !== 403) return undefined
  const { message } = (error.data ?? {}) as { message?: unknown }
  return typeof message === 'string' && message.trim() && message.length <= 300 ? message : undefined
}
