import type { ReactNode } from 'react'
import { PageView } from '../site/react/PageView'
import { type Shown, useShownPage } from '../site/react/useShownPage'
import { useText } from '../text/TextContext'
import { Boundary } from '../ui/Boundary'
import { Skeleton } from '../ui/Skeleton'
import { LatePageFailure } from './failure/LateFailure'
import { FooterPlace } from './footer/FooterPlace'
import { LateGate } from './gate/LateGate'
import { LateExtras } from './LateExtras'
import './shell.scss'
import { TopBar } from './bar/TopBar'
import { useGate } from './gate/useGate'
import { usePageArrival } from './navigation/usePageArrival'

/** What surrounds every page: skip link, top bar, the page, footer. */
export function Shell() {
  const t = useText()
  const { shown, over } = useShownPage()
  const main = usePageArrival(shown)
  const gate = useGate(shown)
  const route = shown?.resolved.type === 'page' ? shown.resolved.route : undefined
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
      {!gate && route?.nav !== false && (
        <Safe name="top bar" shown={shown}>
          <TopBar pathname={shown?.location.pathname ?? ''} />
        </Safe>
      )}
      {gate ? (
        <LateGate gate={gate} main={main} />
      ) : (
        <main id="main" ref={main} tabIndex={-1}>
          {shown ? (
            <PageView shown={shown} failure={(why) => <LatePageFailure why={why} />} />
          ) : (
            <Skeleton shape="page" />
          )}
        </main>
      )}
      {!gate && route?.footer !== false && (
        <Safe name="footer" shown={shown}>
          <FooterPlace />
        </Safe>
      )}
      <LateExtras shown={shown} over={over} />
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
