import { type ComponentProps, type ReactNode, useRef } from 'react'
import { createLoader } from '../lib/async/loader'
import { PageView } from '../site/react/PageView'
import { type ShownPage, useShownPage } from '../site/react/useShownPage'
import { useText } from '../text/TextContext'
import { Boundary } from '../ui/Boundary'
import { lazyPart } from '../ui/lazyPart'
import { Skeleton } from '../ui/Skeleton'
import { useNearViewport } from '../ui/useNearViewport'
import { TopBar } from './bar/TopBar'
import { useGate } from './gate/useGate'
import { useScrollRestoration } from './navigation/useScrollRestoration'
import './banners/banners.scss'
import './shell.scss'

// Loaded together after the page, because each of them rerenders the shell.
const deferredChunk = createLoader(() =>
  Promise.all([import('./DeferredParts'), import('./banners/Banners'), import('./failure/PageFailure')]),
)
const DeferredParts = lazyPart(async () => (await deferredChunk.load())[0].DeferredParts)
const Announcer = lazyPart(async () => (await deferredChunk.load())[0].Announcer)
const BrowserNotice = lazyPart(async () => (await deferredChunk.load())[1].BrowserNotice)
const SiteNotices = lazyPart(async () => (await deferredChunk.load())[1].SiteNotices)
const Footer = lazyPart(async () => (await import('./footer/Footer')).Footer)
// Part of the same chunk: if a page fails to load, its error page would fail, too.
const PageFailure = lazyPart(async () => (await deferredChunk.load())[2].PageFailure)
// Most sites have no countdown.
const CountdownGate = lazyPart(async () => (await import('./gate/CountdownGate')).CountdownGate)

/** Skip link, top bar, current page and footer. */
export function Shell() {
  const t = useText()
  const { shown, dialog } = useShownPage()
  const main = useScrollRestoration(shown)
  const gate = useGate(shown, dialog)
  const route = shown?.resolved.type === 'page' ? shown.resolved.route : undefined
  const skeleton = <Skeleton shape="page" />
  const failure = (reason: ComponentProps<typeof PageFailure>['reason']) => (
    <PageFailure
      reason={reason}
      lazy={{ pending: skeleton, failed: <h1 className="mq-message mq-wrap">{t('pageFailed')}</h1> }}
    />
  )
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: a link to an element of the page, which works without scripts, too */}
      <a
        className="mq-skip"
        href="#main"
        onClick={(event) => {
          // A hash in the address would add a history entry.
          event.preventDefault()
          main.current?.focus()
          main.current?.scrollIntoView()
        }}
      >
        {t('skipToContent')}
      </a>
      {/* The cookie banner (shell/cookies) is first in the reading order. */}
      <div id="cookies" />
      {!gate && route?.nav !== false && (
        <ShellPart name="top bar" shown={shown}>
          <TopBar pathname={shown?.location.pathname ?? ''} />
        </ShellPart>
      )}
      {gate ? (
        <CountdownGate gate={gate} main={main} lazy={{ failed: (retry) => failure({ type: 'failed', retry }) }} />
      ) : (
        <main id="main" ref={main} tabIndex={-1}>
          {shown ? <PageView shown={shown} failure={failure} /> : skeleton}
        </main>
      )}
      {!gate && route?.footer !== false && (
        <ShellPart name="footer" shown={shown}>
          <FooterSlot />
        </ShellPart>
      )}
      {/* Live regions must exist before their content, otherwise screen readers do not announce it. */}
      <div className="mq-banners">
        {shown && <BrowserNotice />}
        <div role="status">{shown && <SiteNotices />}</div>
      </div>
      {shown && <DeferredParts shown={shown} dialog={gate ? undefined : dialog} />}
      <p className="mq-vh" aria-live="polite">
        {shown && <Announcer shown={shown} />}
      </p>
    </>
  )
}

/** Hides a part of the shell that throws, without affecting the page (reliability P1). The next navigation retries it. */
function ShellPart({ name, shown, children }: { name: string; shown: ShownPage | undefined; children: ReactNode }) {
  return (
    <Boundary resetKey={shown} fallback={() => null} onError={(error) => console.error(`The ${name} broke`, error)}>
      {children}
    </Boundary>
  )
}

/** Loads the footer when the visitor scrolls near the end of the page. */
function FooterSlot() {
  const ref = useRef<HTMLDivElement>(null)
  const near = useNearViewport(ref, Footer.isReady())
  return (
    <div ref={ref} className="mq-foot-slot">
      <Footer lazy={{ enabled: near }} />
    </div>
  )
}
