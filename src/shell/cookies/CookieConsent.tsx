import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { CONSENT_CATEGORIES, type Consent, type ConsentCategory } from '../../consent/consent'
import { removeRefusedCookies } from '../../consent/removeCookies'
import type { CookiesConsent } from '../../generated/types'
import { createStorage } from '../../lib/browser/storage'
import { useConsent } from '../../site/react/ConsentContext'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { lazyPart } from '../../ui/lazyPart'
import { CookieBanner } from './CookieBanner'
import { useExitDelay } from './useExitDelay'

const CookieDialog = lazyPart(async () => (await import('./CookieDialog')).CookieDialog)

/** Delay before cookies are checked again (spec part 2, section 9). */
const RECHECK_DELAY_MS = 500

/**
 * Shows the cookie banner until the visitor chooses, and enforces the choice (spec part 2, section 4: Cookie consent).
 */
export function CookieConsent({ settings }: { settings: CookiesConsent }) {
  const consent = useConsent()
  const choice = useSyncExternalStore(consent.subscribe, consent.choice)
  const [open, setOpen] = useState(false)
  // A choice closes the dialog, including a choice in another tab.
  const [knownChoice, setKnownChoice] = useState(choice)
  if (choice !== knownChoice) {
    setKnownChoice(choice)
    if (choice !== undefined) setOpen(false)
  }
  const isBannerShown = useExitDelay(choice === undefined)
  const isDialogShown = useExitDelay(open)
  useEffect(() => consent.registerOpener(() => setOpen(true)), [consent])
  useEffect(() => syncTabs(consent), [consent])
  useEnforceConsent(settings, consent)
  // Directly after the skip link, so that it is first in the reading order.
  const slot = document.getElementById('cookies')
  return (
    <>
      {isBannerShown &&
        slot &&
        createPortal(
          <CookieBanner settings={settings} closing={choice !== undefined} onChoose={() => setOpen(true)} />,
          slot,
        )}
      {isDialogShown && <CookieDialog settings={settings} closing={!open} onClose={() => setOpen(false)} />}
    </>
  )
}

/**
 * Applies a choice to all tabs.
 * @returns stops listening
 */
function syncTabs(consent: Consent): () => void {
  // Without BroadcastChannel, other tabs read the choice when they load the next page.
  if (typeof BroadcastChannel !== 'function') return () => {}
  const channel = new BroadcastChannel('marquee.cookies')
  let known = consent.choice()
  const readChoice = () => {
    consent.refresh()
    known = consent.choice()
  }
  let timer: ReturnType<typeof setTimeout>
  channel.onmessage = () => {
    readChoice()
    // The message may arrive before the cookie is visible in this tab.
    clearTimeout(timer)
    timer = setTimeout(readChoice, RECHECK_DELAY_MS)
  }
  const unsubscribe = consent.subscribe(() => {
    const previous = known
    known = consent.choice()
    if (known !== undefined && known !== previous) channel.postMessage('')
  })
  return () => {
    unsubscribe()
    clearTimeout(timer)
    channel.close()
  }
}

const RELOADED_KEY = 'marquee.cookies-reloaded'

/**
 * Removes the cookies of refused categories, immediately and again after half a second, because a running script may set
 * them again. Scripts cannot be unloaded, so withdrawn consent for one reloads the page, which then shows the reason.
 */
function useEnforceConsent(settings: CookiesConsent, consent: Consent): void {
  const t = useText()
  const { plan } = useRuntime()
  useEffect(() => {
    const storage = createStorage('sessionStorage')
    if (storage.get(RELOADED_KEY)) {
      storage.remove(RELOADED_KEY)
      import('../../ui/overlay/toast/showToast').then(
        ({ showToast }) => showToast(t('cookieReloaded')),
        () => {},
      )
    }
    let allowed = CONSENT_CATEGORIES.filter(consent.allows)
    let timer: ReturnType<typeof setTimeout>
    const withdrawn = new Set<ConsentCategory>()
    const enforce = () => {
      const previous = allowed
      allowed = CONSENT_CATEGORIES.filter(consent.allows)
      for (const category of previous) if (!allowed.includes(category)) withdrawn.add(category)
      removeRefusedCookies(settings, consent)
      clearTimeout(timer)
      timer = setTimeout(() => {
        removeRefusedCookies(settings, consent)
        if (withdrawn.size > 0) reloadFor(new Set(withdrawn)).catch(() => {})
      }, RECHECK_DELAY_MS)
    }
    const reloadFor = async (categories: ReadonlySet<ConsentCategory>) => {
      const { configuredScripts } = await import('../../site/brand/configuredScripts')
      if (!configuredScripts(plan.document).some(({ category }) => categories.has(category))) return
      storage.set(RELOADED_KEY, 'yes')
      location.reload()
    }
    enforce()
    const unsubscribe = consent.subscribe(enforce)
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [settings, consent, plan, t])
}
