import { useState } from 'react'
import { createLoader } from '../../lib/loader'
import { createStorage } from '../../lib/storage'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useLoaded } from '../../ui/useLoaded'
import { isBrowserTooOld } from './browserSupport'

const KEY = 'marquee.browser-notice'
const store = createStorage('localStorage')
const banner = createLoader(() => import('./BrowserBanner'))

/** Tells visitors with an old browser, until they have closed it once (spec: Browser Not Supported). */
export function BrowserNotice() {
  const { plan } = useRuntime()
  const [open, setOpen] = useState(
    () => isBrowserTooOld(plan.document, navigator.userAgent) && store.get(KEY) === undefined,
  )
  const { value } = useLoaded(banner, open)
  const dismiss = () => {
    store.set(KEY, 'seen')
    setOpen(false)
  }
  return open && value && <value.BrowserBanner onClose={dismiss} />
}
