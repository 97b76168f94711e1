import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { CATEGORIES, type Category, type Consent } from '../../consent/consent'
import { removeRefused } from '../../consent/removeCookies'
import type { CookiesConsent } from '../../generated/types'
import { createStorage } from '../../lib/storage'
import { useConsent } from '../../site/react/ConsentContext'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { lazyPart } from '../../ui/lazyPart'
import { CookieBanner } from './CookieBanner'
import { useLinger } from './useLinger'

const CookieDialog = lazyPart(async () => (await import('./CookieDialog')).CookieDialog)

/** When cookies are looked at once more, in milliseconds (spec part 2, section 9). */
const AGAIN = 500

/**
 * Asks the visitor about cookies until they have chosen, and sees to it that the choice holds (spec part 2, section 4:
 * Cookie consent).
 * @param settings `cookies_consent` of a site that asks
 */
export function CookieConsent({ settings }: { settings: CookiesConsent }) {
  const consent = useConsent()
  const choice = useSyncExternalStore(consent.subscribe, consent.choice)
  const [open, setOpen] = useState(false)
  // A choice closes the dialog, also one that was made in another tab.
  const [closedBy, setClosedBy] = useState(choice)
  if (choice !== closedBy) {
    setClosedBy(choice)
    if (choice !== undefined) setOpen(false)
  }
  const isAsking = useLinger(choice === undefined)
  const isOpen = useLinger(open)
  useEffect(() => consent.opensWith(() => setOpen(true)), [consent])
  useEffect(() => listenToTabs(consent), [consent])
  useRefusals(settings, consent)
  // First after the skip link, so that whoever listens comes by it first.
  const slot = document.getElementById('cookies')
  return (
    <>
      {isAsking &&
        slot &&
        createPortal(
          <CookieBanner settings={settings} going={choice !== undefined} onChoose={() => setOpen(true)} />,
          slot,
        )}
      {isOpen && <CookieDialog settings={settings} going={!open} onClose={() => setOpen(false)} />}
    </>
  )
}

/**
 * What is chosen in one tab holds in all of them.
 * @returns ends it
 */
function listenToTabs(consent: Consent): () => void {
  // Where there is none, the other tabs hear of it with their next page.
  if (typeof BroadcastChannel !== 'function') return () => {}
  const channel = new BroadcastChannel('marquee.cookies')
  let known = consent.choice()
  const hear = () => {
    consent.reread()
    known = consent.choice()
  }
  let timer: ReturnType<typeof setTimeout>
  channel.onmessage = () => {
    hear()
    // A message may be faster than the cookie that it is about.
    clearTimeout(timer)
    timer = setTimeout(hear, AGAIN)
  }
  const unsubscribe = consent.subscribe(() => {
    const before = known
    known = consent.choice()
    if (known !== undefined && known !== before) channel.postMessage('')
  })
  return () => {
    unsubscribe()
    clearTimeout(timer)
    channel.close()
  }
}

const RELOADED = 'marquee.cookies-reloaded'

/**
 * Removes the cookies of what is not allowed, at once and again after half a second: a script may write until it is gone.
 * The problem: a script that ran cannot be stopped. The solution: the page is loaded again without it, and says why.
 */
function useRefusals(settings: CookiesConsent, consent: Consent): void {
  const t = useText()
  const { plan } = useRuntime()
  useEffect(() => {
    const storage = createStorage('sessionStorage')
    if (storage.get(RELOADED)) {
      storage.remove(RELOADED)
      import('../../ui/overlay/toast/showToast').then(
        ({ showToast }) => showToast(t('cookieReloaded')),
        () => {},
      )
    }
    let allowed = CATEGORIES.filter(consent.allows)
    let timer: ReturnType<typeof setTimeout>
    const withdrawn = new Set<Category>()
    const look = () => {
      const before = allowed
      allowed = CATEGORIES.filter(consent.allows)
      for (const category of before) if (!allowed.includes(category)) withdrawn.add(category)
      removeRefused(settings, consent)
      clearTimeout(timer)
      timer = setTimeout(() => {
        removeRefused(settings, consent)
        if (withdrawn.size > 0) reloadFor(new Set(withdrawn)).catch(() => {})
      }, AGAIN)
    }
    const reloadFor = async (categories: ReadonlySet<Category>) => {
      const { wantedScripts } = await import('../../site/brand/wantedScripts')
      if (!wantedScripts(plan.document).some(({ category }) => categories.has(category))) return
      storage.set(RELOADED, 'yes')
      location.reload()
    }
    look()
    const unsubscribe = consent.subscribe(look)
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [settings, consent, plan, t])
}
