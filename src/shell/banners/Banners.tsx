import { useState, useSyncExternalStore } from 'react'
import type { SiteDocument } from '../../generated/types'
import { createSiteStorage } from '../../lib/storage'
import { serviceBase } from '../../lib/url/serviceBase'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'

const NOTICE = 'browser-notice'

/** Tells visitors with an old browser, until they have closed it once (spec: Browser Not Supported). */
export function BrowserNotice() {
  const t = useText()
  const { plan } = useRuntime()
  const [storage] = useState(() => createSiteStorage('localStorage', serviceBase(document)))
  const [open, setOpen] = useState(
    () => isBrowserTooOld(plan.document, navigator.userAgent) && storage.get(NOTICE) === undefined,
  )
  const dismiss = () => {
    storage.set(NOTICE, 'seen')
    setOpen(false)
  }
  return (
    open && (
      <section className="mq-banner" aria-label={t('browserNotSupported')}>
        <div>
          <strong>{t('browserNotSupported')}</strong>
          <p>{t('browserNotice')}</p>
        </div>
        <button type="button" className="mq-top__tool" aria-label={t('dismiss')} onClick={dismiss}>
          <Icon name="close" />
        </button>
      </section>
    )
  )
}

/** The least versions that the site works with (spec, section 9). */
const LEAST = [
  { name: /\bEdg\/(\d+)/, version: 113 },
  { name: /\bFirefox\/(\d+)/, version: 113 },
]

/**
 * Whether the visitor is told that the browser is too old (spec, section 4): the flag is on, and the service calls the
 * browser restricted or its version is below the least.
 * @param userAgent as the browser names itself
 */
export function isBrowserTooOld({ supported_browser, site_config }: SiteDocument, userAgent: string): boolean {
  if (!site_config.show_browser_version_banner) return false
  if (supported_browser?.restricted) return true
  return LEAST.some(({ name, version }) => {
    const found = name.exec(userAgent)?.[1]
    return found !== undefined && Number(found) < version
  })
}

/** Says that the connection is gone, for as long as it is. */
export function OfflineNote() {
  const t = useText()
  const online = useOnline()
  return !online && <p className="mq-banner mq-banner--quiet">{t('offline')}</p>
}

/** What the browser believes of its connection: a hint, nothing to decide by (reliability P11). */
const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
