import { useEffect } from 'react'
import { MessagePage } from '../../page/MessagePage'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'

type Why = { type: 'loop'; from: string; to: string } | { type: 'empty' } | { type: 'failed'; retry: () => void }

/** The page in place of one that cannot be shown. */
export function PageFailure({ why }: { why: Why }) {
  const t = useText()
  const { events } = useRuntime()
  useEffect(() => events.emit({ name: 'site_error', place: 'page' }), [events])
  if (why.type === 'loop')
    return <MessagePage heading={t('redirectLoop')} text={t('redirectLoopMore', { from: why.from, to: why.to })} />
  if (why.type === 'empty') return <MessagePage heading={t('noStart')} text={t('noStartMore')} />
  return (
    <MessagePage heading={t('pageFailed')} text={t('pageFailedMore')}>
      <Button kind="first" onClick={why.retry}>
        {t('tryAgain')}
      </Button>
    </MessagePage>
  )
}
