import { useState, useSyncExternalStore } from 'react'
import type { SiteDocument, SupportedBrowser } from '../../generated/types'
import { createSiteStorage } from '../../lib/storage'
import { serviceBase } from '../../lib/url/serviceBase'
import { newVersion } from '../../site/load/newVersion'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { keptSince } from '../offline/keptSince'
import './banner.scss'

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
          <BrowserFacts {...plan.document.supported_browser} />
        </div>
        <button type="button" className="mq-top__tool" aria-label={t('dismiss')} onClick={dismiss}>
          <Icon name="close" />
        </button>
      </section>
    )
  )
}

/** Which browser the service sees, and which ones work, as far as it says so. */
function BrowserFacts({ current, supported = [] }: SupportedBrowser) {
  const t = useText()
  if (!current && supported.length === 0) return null
  return (
    <p>
      {current && t('browserCurrent', { browser: current })}{' '}
      {supported.length > 0 && t('browserSupported', { browsers: supported.join(', ') })}
    </p>
  )
}

/** The least versions that the site works with (spec, section 9). */
const LEAST = [
  { name: /\bEdg\/(\d+)/, version: 113 },
  { name: /\bFirefox\/(\d+)/, version: 113 },
]

/**
 * Whether the visitor is told that the browser is too old (spec, section 4): the flag is on, and the service calls the
 * browser restricted or its version is below the least. Where the service does not say `restricted`, its `current`
 * browser is held against the one of that name in `supported`.
 * @param userAgent as the browser names itself
 */
export function isBrowserTooOld({ supported_browser, site_config }: SiteDocument, userAgent: string): boolean {
  if (!site_config.show_browser_version_banner) return false
  if (supported_browser?.restricted ?? isBelow(supported_browser)) return true
  return LEAST.some(({ name, version }) => {
    const found = name.exec(userAgent)?.[1]
    return found !== undefined && Number(found) < version
  })
}

/**
 * What the site has to say of itself: that the connection is gone, for as long as it is; that what stands there was kept
 * from an earlier visit; that there is a new version, where to load it by itself would take something away (reliability P10).
 */
export function SiteNotes() {
  const t = useText()
  const online = useOnline()
  const isOld = useSyncExternalStore(newVersion.subscribe, newVersion.get)
  const date = useSyncExternalStore(keptSince.subscribe, keptSince.get)
  const offer = isOld ? t('newVersion') : online && date && t('keptSince', { date })
  return (
    <>
      {!online && <p className="mq-banner mq-banner--quiet">{date ? t('offlineKept', { date }) : t('offline')}</p>}
      {offer && (
        <div className="mq-banner mq-banner--quiet mq-banner--offer">
          <p>{offer}</p>
          <Button kind="line" onClick={() => location.reload()}>
            {t('reload')}
          </Button>
        </div>
      )}
    </>
  )
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

function isBelow({ current, supported = [] }: SupportedBrowser = {}): boolean {
  const own = nameAndVersion(current)
  const least = supported.map(nameAndVersion).find((each) => each && each.name === own?.name)
  return own !== undefined && least !== undefined && own.version < least.version
}

/** "Firefox 128.0.1" as its name in small letters and its main version; undefined: it is written otherwise. */
function nameAndVersion(text = ''): { name: string; version: number } | undefined {
  const [, name, version] = /^(.*\S)\s+(\d+)(?:\.\d+)*$/.exec(text.trim()) ?? []
  return name && version ? { name: name.toLowerCase(), version: Number(version) } : undefined
}
