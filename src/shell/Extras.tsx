import { useEffect, useRef, useState } from 'react'
import { useRefreshAfterLogin } from '../account/useRefreshAfterLogin'
import { quietly } from '../lib/quietly'
import { isFixed } from '../lib/url/fixedPaths'
import { serviceBase } from '../lib/url/serviceBase'
import { whenIdle } from '../lib/whenIdle'
import { forgetLocation } from '../session/rememberedLocation'
import type { PageDialog } from '../site/plan/modals'
import { useRuntime, useSession } from '../site/react/RuntimeContext'
// Rarely shown, and then perhaps without a line: it comes with this.
import '../site/react/BrokenPlace'
import '../site/react/InsteadOfList'
import type { Shown } from '../site/react/useShownPage'
import { lazyPart } from '../ui/lazyPart'
import { usePreloadLinks } from './navigation/usePreloadLinks'
import { useBrandScripts } from './scripts/useBrandScripts'
import { useSiteEvents } from './scripts/useSiteEvents'
import { useTelevision } from './television/useTelevision'

const RouteDialog = lazyPart(async () => (await import('./navigation/RouteDialog')).RouteDialog)
const CookieConsent = lazyPart(async () => (await import('./cookies/CookieConsent')).CookieConsent)
const SignIn = lazyPart(async () => (await import('./SignIn')).SignIn)

/** What comes once the first page stands: dialogs, the operator's scripts, what is told of the visit, what was left unsent. */
export function Extras({ shown, dialog }: { shown: Shown; dialog: PageDialog | undefined }) {
  useBrandScripts(shown)
  useSiteEvents(shown, dialog)
  usePreloadLinks()
  useTelevision()
  useForgetLocation(shown)
  useResend()
  useOffline()
  return (
    <>
      {dialog && <RouteDialog shown={shown} dialog={dialog} />}
      <SignInSlot />
      <CookieSlot />
    </>
  )
}

/** The question about cookies, on sites that ask: after the page and its pictures. */
function CookieSlot() {
  const { cookies_consent: settings } = useRuntime().plan.document.site_config
  const [loaded, setLoaded] = useState(false)
  useEffect(() => whenLoaded(() => setLoaded(true)), [])
  return settings?.enabled && <CookieConsent settings={settings} lazy={{ wanted: loaded }} />
}

/**
 * Runs something when the page, its pictures included, has come and nobody waits for anything else.
 * @returns gives it up
 */
function whenLoaded(run: () => void): () => void {
  let idle: ReturnType<typeof whenIdle> | undefined
  const wait = () => {
    idle = whenIdle(run)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => {
    removeEventListener('load', wait)
    idle?.cancel()
  }
}

/** The dialogs to sign in, when somebody asks for them. */
function SignInSlot() {
  const { asking, signedIn } = useSession()
  const open = asking === true && !signedIn
  useRefreshAfterLogin(open)
  return <SignIn lazy={{ wanted: open }} />
}

/**
 * A location that was remembered before signing in is forgotten by whoever signs in elsewhere: in a dialog, by a code on
 * the page, in another tab. The pages that lead on take it themselves.
 */
function useForgetLocation({ location }: Shown): void {
  const { signedIn } = useSession()
  const leadsOn = isFixed(location.pathname, 'noReturn')
  useEffect(() => {
    if (signedIn && !leadsOn) forgetLocation()
  }, [signedIn, leadsOn])
}

/** Sends the progress that an earlier visit could not. Nothing is loaded for it where nothing was left. */
function useResend(): void {
  const { http, session } = useRuntime()
  useEffect(() => {
    if (!hasStored('marquee.progress')) return
    import('../player/progress/sendUnsent').then(
      ({ resend }) => resend(http, session, serviceBase(document)),
      () => {},
    )
  }, [http, session])
}

/** Keeps the site for times without a line where its config asks for that, and removes what an earlier one asked for. */
function useOffline(): void {
  const { plan, session } = useRuntime()
  const { site_config: config, distributor = '' } = plan.document
  const wanted = !import.meta.env.DEV && config.offline === true
  useEffect(() => {
    if (!wanted && !navigator.serviceWorker?.controller) return
    return whenLoaded(() => {
      quietly(() => import('./offline/keepOffline')).then(
        ({ keepOffline, leaveOffline }) => (wanted ? keepOffline(session, distributor) : leaveOffline()),
        () => {},
      )
    })
  }, [wanted, session, distributor])
}

/** Whether something is kept in this browser under a name that begins so. */
function hasStored(prefix: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefix))
  } catch {
    // Blocked: nothing is kept.
    return false
  }
}

/**
 * Says the name of a page that has come, where the focus does not: a heading that takes the focus is read anyhow.
 * @param shown the page; the first one is read by the browser
 */
export function Announcer({ shown }: { shown: Shown }) {
  const [name, setName] = useState('')
  const before = useRef<string>(undefined)
  useEffect(() => {
    const path = shown?.location.pathname
    const known = before.current
    before.current = path
    if (known === undefined || known === path) return
    // Pages name themselves in effects of their own, some when their data is there.
    const timer = setTimeout(() => setName(document.activeElement?.tagName === 'H1' ? '' : document.title), 300)
    return () => clearTimeout(timer)
  }, [shown])
  return name
}
