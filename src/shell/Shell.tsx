import { PageView } from '../site/PageView'
import { useShownPage } from '../site/useShownPage'
import { useText } from '../text/TextContext'
import { Skeleton } from '../ui/Skeleton'
import { Failure } from './Failure'
import { Footer } from './Footer'
import { TopBar } from './TopBar'
import { usePageArrival } from './usePageArrival'
import './shell.scss'

/** What surrounds every page: skip link, top bar, the page, footer. */
export function Shell() {
  const t = useText()
  const shown = useShownPage()
  const main = usePageArrival(shown)
  const route = shown?.resolved.type === 'page' ? shown.resolved.route : undefined
  return (
    <>
      <a className="mq-skip" href="#main">
        {t('skipToContent')}
      </a>
      {route?.nav !== false && <TopBar pathname={shown?.location.pathname ?? ''} />}
      <main id="main" ref={main} tabIndex={-1}>
        {shown ? <PageView shown={shown} failure={(why) => <Failure why={why} />} /> : <Skeleton shape="page" />}
      </main>
      {route?.footer !== false && <Footer />}
    </>
  )
}
