import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Message } from '../../page/MessagePage'
import { SiteError } from '../../site/load/loadConfig'
import { createText } from '../../text/createText'
import type { TextKey } from '../../text/texts'
import { Button } from '../../ui/Button'

const t = createText()

const MESSAGE_TEXT_KEYS: Record<SiteError['reason'], TextKey> = {
  unreachable: 'siteFailedMore',
  restricted: 'contentUnavailableMore',
  'not-json': 'siteNotJson',
  unreadable: 'siteUnreadable',
}

interface Props {
  error: unknown
  /** Starts the site again; settles when that succeeds or fails. */
  retry: () => Promise<unknown>
}

/**
 * The error page of a site that failed to start (reliability P7). Retries automatically while the tab is visible. Needs
 * neither router nor config, and uses the default design tokens.
 */
export function SiteFailure({ error, retry }: Props) {
  const reason = error instanceof SiteError ? error.reason : 'unreachable'
  const heading = t(reason === 'restricted' ? 'contentUnavailable' : 'siteFailed')
  const { isRetrying, retryNow } = useRetries(retry)
  useEffect(() => {
    document.title = heading
  }, [heading])
  return (
    <main>
      <Message heading={heading} text={t(MESSAGE_TEXT_KEYS[reason])}>
        <Button kind="first" onClick={retryNow} aria-disabled={isRetrying}>
          {t(isRetrying ? 'tryingAgain' : 'tryAgain')}
        </Button>
        {error instanceof SiteError && error.detail && <pre className="mq-trace">{error.detail}</pre>}
      </Message>
    </main>
  )
}

const FIRST_RETRY_DELAY_MS = 2000
const MAX_DELAY_MS = 60_000

/**
 * Retries with increasing delays while the tab is visible, and immediately when it becomes visible or the browser is back
 * online (reliability P7).
 * @param retry settles when the attempt ends
 * @returns whether an attempt is running, and a function that starts one
 */
function useRetries(retry: () => Promise<unknown>): { isRetrying: boolean; retryNow: () => void } {
  const [state, setState] = useState({ attempts: 0, isRetrying: false })
  const running = useRef(false)
  const retryNow = () => {
    if (running.current) return
    running.current = true
    setState(({ attempts }) => ({ attempts: attempts + 1, isRetrying: true }))
    retry().finally(() => {
      running.current = false
      setState(({ attempts }) => ({ attempts, isRetrying: false }))
    })
  }

  const onRetry = useEffectEvent(retryNow)
  // Runs after each attempt.
  useEffect(() => {
    if (state.isRetrying) return
    const retryIfVisible = () => document.visibilityState === 'visible' && onRetry()
    const onOnline = () => onRetry()
    const timer = setTimeout(retryIfVisible, retryDelay(state.attempts))
    document.addEventListener('visibilitychange', retryIfVisible)
    addEventListener('online', onOnline)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', retryIfVisible)
      removeEventListener('online', onOnline)
    }
  }, [state])

  return { isRetrying: state.isRetrying, retryNow }
}

/** Delay before an attempt, counted from 0: 2, 4, 8 s, at most a minute. In milliseconds. */
export const retryDelay = (attempt: number): number =>
  Math.min(MAX_DELAY_MS, FIRST_RETRY_DELAY_MS * 2 ** Math.min(attempt, 10))
