import { SiteError } from '../site/loadConfig'
import { createText } from '../text/createText'
import { Button } from '../ui/Button'

const t = createText()

/** The page when there is no site to show: what happened, and a way on (reliability P7). Needs no router and no config. */
export function SiteFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const reason = error instanceof SiteError ? error.reason : 'unreachable'
  const words = { unreachable: t('siteFailedMore'), 'not-json': t('siteNotJson'), unreadable: t('siteUnreadable') }[
    reason
  ]
  return (
    <main className="mq-message mq-wrap">
      <h1>{t('siteFailed')}</h1>
      <p>{words}</p>
      {error instanceof SiteError && error.detail && <pre className="mq-trace">{error.detail}</pre>}
      <Button kind="first" onClick={retry}>
        {t('tryAgain')}
      </Button>
    </main>
  )
}
