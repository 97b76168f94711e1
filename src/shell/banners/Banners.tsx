import { useState, useSyncExternalStore } from 'react'
import type { SiteDocument, SupportedBrowser } from '../../generated/types'
import { createSiteStorage } from '../../lib/browser/storage'
import { serviceBase } from '../../lib/url/serviceBase'
import { newVersionWaiting } from '../../site/load/newVersion'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { offlineCopyDate } from '../offline/offlineCopyDate'
import './banner.scss'

const STORAGE_KEY = 'browser-notice'

/** Warns visitors with an old browser until they dismiss it (spec: Browser Not Supported). */
export function BrowserNotice() {
  const t = useText()
  const { plan } = useRuntime()
  const [storage] = useState(() => createSiteStorage('localStorage', serviceBase(document)))
  const [open, setOpen] = useState(
    () => isBrowserTooOld(plan.document, navigator.userAgent) && storage.get(STORAGE_KEY) === undefined,
  )
  const dismiss = () => {
    storage.set(STORAGE_KEY, 'seen')
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

/** The browser that the service detected, and the browsers that it supports, if it returns them. */
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

/** Spec, section 9. */
const MIN_VERSIONS = [
  { name: /\bEdg\/(\d+)/, version: 113 },
  { name: /\bFirefox\/(\d+)/, version: 113 },
]

/**
 * Whether to warn that the browser is too old (spec, section 4): the flag is on, and the service reports the browser as
 * restricted, or its version is below the minimum. If the service does not send `restricted`, compares its `current`
 * browser with the `supported` one of that name.
 */
export function isBrowserTooOld({ supported_browser, site_config }: SiteDocument, userAgent: string): boolean {
  if (!site_config.show_browser_version_banner) return false
  if (supported_browser?.restricted ?? isBelowMinimumVersion(supported_browser)) return true
  return MIN_VERSIONS.some(({ name, version }) => {
    const found = name.exec(userAgent)?.[1]
    return found !== undefined && Number(found) < version
  })
}

/**
 * Notices about the site: offline, content of an offline copy, or a new version that was not loaded automatically because
 * the visitor would lose input (reliability P10).
 */
export function SiteNotices() {
  const t = useText()
  const online = useOnline()
  const hasNewVersion = useSyncExternalStore(newVersionWaiting.subscribe, newVersionWaiting.get)
  const date = useSyncExternalStore(offlineCopyDate.subscribe, offlineCopyDate.get)
  const reloadMessage = hasNewVersion ? t('newVersion') : online && date && t('keptSince', { date })
  return (
    <>
      {!online && <p className="mq-banner mq-banner--quiet">{date ? t('offlineKept', { date }) : t('offline')}</p>}
      {reloadMessage && (
        <div className="mq-banner mq-banner--quiet mq-banner--offer">
          <p>{reloadMessage}</p>
          <Button kind="line" onClick={() => location.reload()}>
            {t('reload')}
          </Button>
        </div>
      )}
    </>
  )
}

/** `navigator.onLine` is unreliable, so use it for hints only (reliability P11). */
const useOnline = (): boolean => useSyncExternalStore(subscribeToOnline, () => navigator.onLine)

function subscribeToOnline(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

function isBelowMinimumVersion({ current, supported = [] }: SupportedBrowser = {}): boolean {
  const browser = parseBrowserVersion(current)
  const minimum = supported.map(parseBrowserVersion).find((entry) => entry && entry.name === browser?.name)
  return browser !== undefined && minimum !== undefined && browser.version < minimum.version
}

/** Parses "Firefox 128.0.1" into the lower-case name and the major version. */
function parseBrowserVersion(text = ''): { name: string; version: number } | undefined {
  const [, name, version] = /^(.*\S)\s+(\d+)(?:\.\d+)*$/.exec(text.trim()) ?? []
  return name && version ? { name: name.toLowerCase(), version: Number(version) } : undefined
}
