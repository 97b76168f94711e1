import { useEffect } from 'react'
import { Message } from '../../page/Message'
import { SiteError } from '../../site/load/loadConfig'
import { createText } from '../../text/createText'
import type { TextKey } from '../../text/texts'
import { Button } from '../../ui/Button'
import { useRetries } from './useRetries'

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
