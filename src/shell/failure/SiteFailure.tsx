import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Message } from '../../page/MessagePage'
import { SiteError } from '../../site/load/loadConfig'
import { createText } from '../../text/createText'
import type { TextKey } from '../../text/texts'
import { Button } from '../../ui/Button'

const t = createText()

const WORDS: Record<SiteError['reason'], TextKey> = {
  unreachable: 'siteFailedMore',
  restricted: 'contentUnavailableMore',
  'not-json': 'siteNotJson',
  unreadable: 'siteUnreadable',
}

interface Props {
  error: unknown
  /** Starts the site again; settles when that worked or failed. */
  retry: () => Promise<unknown>
}

/**
 * The page when there is no site to show: what happened, and a way on (reliability P7). It tries again by itself while
 * it is looked at. Needs no router and no config; its look are the build's own tokens.
 */
export function SiteFailure({ error, retry }: Props) {
  const reason = error instanceof SiteError ? error.reason : 'unreachable'
  const heading = t(reason === 'restricted' ? 'contentUnavailable' : 'siteFailed')
  const { trying, again } = useRetries(retry)
  useEffect(() => {
    document.title = heading
  }, [heading])
  return (
    <main>
      <Message heading={heading} text={t(WORDS[reason])}>
        <Button kind="first" onClick={again} aria-disabled={trying}>
          {t(trying ? 'tryingAgain' : 'tryAgain')}
        </Button>
        {error instanceof SiteError && error.detail && <pre className="mq-trace">{error.detail}</pre>}
      </Message>
    </main>
  )
}

const FIRST = 2000
const LONGEST = 60_000

/**
 * Tries again by itself, at longer and longer distances, while the page is looked at; at once when it is looked at
 * again and when the connection comes back (reliability P7).
 * @param retry settles when the attempt is over
 * @returns whether an attempt runs, and one to start by hand
 */
function useRetries(retry: () => Promise<unknown>): { trying: boolean; again: () => void } {
  const [state, setState] = useState({ attempts: 0, trying: false })
  const isTrying = useRef(false)
  const again = () => {
    if (isTrying.current) return
    isTrying.current = true
    setState(({ attempts }) => ({ attempts: attempts + 1, trying: true }))
    retry().finally(() => {
      isTrying.current = false
      setState(({ attempts }) => ({ attempts, trying: false }))
    })
  }

  const onAgain = useEffectEvent(again)
  // Each attempt that ends starts another wait.
  useEffect(() => {
    if (state.trying) return
    const onLook = () => document.visibilityState === 'visible' && onAgain()
    const onOnline = () => onAgain()
    const timer = setTimeout(onLook, delayBefore(state.attempts))
    document.addEventListener('visibilitychange', onLook)
    addEventListener('online', onOnline)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onLook)
      removeEventListener('online', onOnline)
    }
  }, [state])

  return { trying: state.trying, again }
}

/** Milliseconds before the attempt with this number, from 0: 2, 4, 8 s, a minute at most. */
export const delayBefore = (attempt: number): number => Math.min(LONGEST, FIRST * 2 ** Math.min(attempt, 10))
