import { type ComponentProps, type ReactNode, useRef } from 'react'
import { createLoader } from '../lib/loader'
import { PageView } from '../site/react/PageView'
import { type Shown, useShownPage } from '../site/react/useShownPage'
import { useText } from '../text/TextContext'
import { Boundary } from '../ui/Boundary'
import { lazyPart } from '../ui/lazyPart'
import { Skeleton } from '../ui/Skeleton'
import { useNearViewport } from '../ui/useNearViewport'
import { TopBar } from './bar/TopBar'
import { useGate } from './gate/useGate'
import { usePageArrival } from './navigation/usePageArrival'
import './banners/banners.scss'
import './shell.scss'

// What comes once the page stands comes in one go: each of them would have all of it drawn again.
const extras = createLoader(() =>
  Promise.all([import('./Extras'), import('./banners/Banners'), import('./failure/PageFailure')]),
)
const Extras = lazyPart(async () => (await extras.load())[0].Extras)
const Announcer = lazyPart(async () => (await extras.load())[0].Announcer)
const BrowserNotice = lazyPart(async () => (await extras.load())[1].BrowserNotice)
const SiteNotes = lazyPart(async () => (await extras.load())[1].SiteNotes)
const Footer = lazyPart(async () => (await import('./footer/Footer')).Footer)
// When a page does not come, its failure would not either: it is there before.
const PageFailure = lazyPart(async () => (await extras.load())[2].PageFailure)
// Most sites have no countdown in front of them.
const CountdownGate = lazyPart(async () => (await import('./gate/CountdownGate')).CountdownGate)

/** What surrounds every page: skip link, top bar, the page, footer. */
export function Shell() {
  const t = useText()
  const { shown, dialog } = useShownPage()
  const main = usePageArrival(shown)
  const gate = useGate(shown, dialog)
  const route = shown?.resolved.type === 'page' ? shown.resolved.route : undefined
  const skeleton = <Skeleton shape="page" />
  const failure = (why: ComponentProps<typeof PageFailure>['why']) => (
    <PageFailure
      why={why}
      lazy={{ pending: skeleton, failed: <h1 className="mq-message mq-wrap">{t('pageFailed')}</h1> }}
    />
  )
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place of the page, also without its script */}
      <a
        className="mq-skip"
        href="#main"
        onClick={(event) => {
          // The address stays as it is: a hash would be an entry of the history.
          event.preventDefault()
          main.current?.focus()
          main.current?.scrollIntoView()
        }}
      >
        {t('skipToContent')}
      </a>
      {/* What asks about cookies (shell/cookies): before everything for those who listen. */}
      <div id="cookies" />
      {!gate && route?.nav !== false && (
        <Safe name="top bar" shown={shown}>
          <TopBar pathname={shown?.location.pathname ?? ''} />
        </Safe>
      )}
      {gate ? (
        <CountdownGate gate={gate} main={main} lazy={{ failed: (retry) => failure({ type: 'failed', retry }) }} />
      ) : (
        <main id="main" ref={main} tabIndex={-1}>
          {shown ? <PageView shown={shown} failure={failure} /> : skeleton}
        </main>
      )}
      {!gate && route?.footer !== false && (
        <Safe name="footer" shown={shown}>
          <FooterSlot />
        </Safe>
      )}
      {/* These places are there from the start: so they are announced, and the page is not drawn again for them. */}
      <div className="mq-banners">
        {shown && <BrowserNotice />}
        <div role="status">{shown && <SiteNotes />}</div>
      </div>
      {shown && <Extras shown={shown} dialog={gate ? undefined : dialog} />}
      <p className="mq-vh" aria-live="polite">
        {shown && <Announcer shown={shown} />}
      </p>
    </>
  )
}

/** A part around the page that breaks is left out; the page stays (reliability P1). The next page tries it again. */
function Safe({ name, shown, children }: { name: string; shown: Shown | undefined; children: ReactNode }) {
  return (
    <Boundary resetKey={shown} fallback={() => null} onError={(error) => console.error(`The ${name} broke`, error)}>
      {children}
    </Boundary>
  )
}

/** Long pages open without the footer: it comes when the foot of the page does. */
function FooterSlot() {
  const ref = useRef<HTMLDivElement>(null)
  const near = useNearViewport(ref, Footer.isReady())
  return (
    <div ref={ref}>
      <Footer lazy={{ wanted: near }} />
    </div>
  )
}
