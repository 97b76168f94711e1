import { useEffect, useRef, useState } from 'react'
import { useReloadAfterLogin } from '../account/useReloadAfterLogin'
import { prefetchQuietly } from '../lib/async/prefetchQuietly'
import { whenIdle } from '../lib/async/whenIdle'
import { hasFixedPathRule } from '../lib/url/fixedPaths'
import { serviceBase } from '../lib/url/serviceBase'
import { removeLocation } from '../session/storedLocation'
import type { PageDialog } from '../site/plan/modals'
import { useRuntime, useSession } from '../site/react/RuntimeContext'
// Error messages that may be needed offline, so they are part of this chunk.
import '../site/react/BrokenModule'
import '../site/react/ModuleListFallback'
import type { ShownPage } from '../site/react/useShownPage'
import { lazyPart } from '../ui/lazyPart'
import { usePreloadLinks } from './navigation/usePreloadLinks'
import { useBrandScripts } from './scripts/useBrandScripts'
import { useSiteEvents } from './scripts/useSiteEvents'
import { useTelevision } from './television/useTelevision'

const RouteDialog = lazyPart(async () => (await import('./navigation/RouteDialog')).RouteDialog)
const CookieConsent = lazyPart(async () => (await import('./cookies/CookieConsent')).CookieConsent)
const SignIn = lazyPart(async () => (await import('./SignIn')).SignIn)

/** Everything that loads after the first page: dialogs, the operator's scripts, analytics events, unsent progress, offline mode. */
export function DeferredParts({ shown, dialog }: { shown: ShownPage; dialog: PageDialog | undefined }) {
  useBrandScripts(shown)
  useSiteEvents(shown, dialog)
  usePreloadLinks()
  useTelevision()
  useForgetLocation(shown)
  useSendUnsentProgress()
  useOffline()
  return (
    <>
      {dialog && <RouteDialog shown={shown} dialog={dialog} />}
      <SignInSlot />
      <CookieSlot />
    </>
  )
}

/** The cookie banner of sites that ask for consent, after the page and its images have loaded. */
function CookieSlot() {
  const { cookies_consent: settings } = useRuntime().plan.document.site_config
  const [loaded, setLoaded] = useState(false)
  useEffect(() => whenPageLoaded(() => setLoaded(true)), [])
  return settings?.enabled && <CookieConsent settings={settings} lazy={{ enabled: loaded }} />
}

/**
 * Runs a function when the page and its images have loaded and the browser is idle.
 * @returns cancels it
 */
function whenPageLoaded(run: () => void): () => void {
  let idle: ReturnType<typeof whenIdle> | undefined
  const runWhenIdle = () => {
    idle = whenIdle(run)
  }
  if (document.readyState === 'complete') runWhenIdle()
  else addEventListener('load', runWhenIdle, { once: true })
  return () => {
    removeEventListener('load', runWhenIdle)
    idle?.cancel()
  }
}

function SignInSlot() {
  const { isSignInOpen, signedIn } = useSession()
  const open = !!isSignInOpen && !signedIn
  useReloadAfterLogin(open)
  return <SignIn lazy={{ enabled: open }} />
}

/**
 * Forgets the location that was remembered for after signing in, if the visitor signs in without leaving the page: in a
 * dialog, by a code on the page, or in another tab. The sign-in pages read it themselves.
 */
function useForgetLocation({ location }: ShownPage): void {
  const { signedIn } = useSession()
  const isSignInPage = hasFixedPathRule(location.pathname, 'noReturn')
  useEffect(() => {
    if (signedIn && !isSignInPage) removeLocation()
  }, [signedIn, isSignInPage])
}

/** Sends playback progress that an earlier visit could not send. Loads no code if there is none. */
function useSendUnsentProgress(): void {
  const { http, session } = useRuntime()
  useEffect(() => {
    if (!hasStoredKey('marquee.progress')) return
    import('../player/progress/sendUnsent').then(
      ({ sendUnsentAfterSignIn }) => sendUnsentAfterSignIn(http, session, serviceBase(document)),
      () => {},
    )
  }, [http, session])
}

/** Enables offline mode if the config asks for it, and removes it if the config no longer does. */
function useOffline(): void {
  const { plan, session } = useRuntime()
  const { site_config: config, distributor = '' } = plan.document
  const enabled = !import.meta.env.DEV && config.offline === true
  useEffect(() => {
    if (!enabled && !navigator.serviceWorker?.controller) return
    return whenPageLoaded(() => {
      prefetchQuietly(() => import('./offline/enableOffline')).then(
        ({ enableOffline, disableOffline }) => (enabled ? enableOffline(session, distributor) : disableOffline()),
        () => {},
      )
    })
  }, [enabled, session, distributor])
}

/** Whether local storage has a key with this prefix. */
function hasStoredKey(prefix: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefix))
  } catch {
    // Storage is blocked.
    return false
  }
}

/**
 * Announces the title of a new page to screen readers, unless its heading has the focus and is read anyway. The browser
 * announces the first page.
 */
export function Announcer({ shown }: { shown: ShownPage }) {
  const [title, setTitle] = useState('')
  const previousPath = useRef<string>(undefined)
  useEffect(() => {
    const path = shown?.location.pathname
    const previous = previousPath.current
    previousPath.current = path
    if (previous === undefined || previous === path) return
    // Wait, because pages set the title in their own effects, some of them when data has loaded.
    const timer = setTimeout(() => setTitle(document.activeElement?.tagName === 'H1' ? '' : document.title), 300)
    return () => clearTimeout(timer)
  }, [shown])
  return title
}
