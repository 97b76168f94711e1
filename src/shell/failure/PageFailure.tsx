import { useEffect } from 'react'
import { MessagePage } from '../../page/MessagePage'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'

type PageFailureReason =
  | { type: 'loop'; from: string; to: string }
  | { type: 'empty' }
  | { type: 'failed'; retry: () => void }

/** The error page for a page that cannot be shown. */
export function PageFailure({ reason }: { reason: PageFailureReason }) {
  const t = useText()
  const { events } = useRuntime()
  useEffect(() => events.emit({ name: 'site_error', place: 'page' }), [events])
  if (reason.type === 'loop')
    return (
      <MessagePage heading={t('redirectLoop')} text={t('redirectLoopMore', { from: reason.from, to: reason.to })} />
    )
  if (reason.type === 'empty') return <MessagePage heading={t('noStart')} text={t('noStartMore')} />
  return (
    <MessagePage heading={t('pageFailed')} text={t('pageFailedMore')}>
      <Button kind="first" onClick={reason.retry}>
        {t('tryAgain')}
      </Button>
    </MessagePage>
  )
}
