import type { Over } from '../site/modals'
import type { Shown } from '../site/useShownPage'
import { Announcer } from './Announcer'
import './banners.scss'
import { BrowserNotice } from './BrowserNotice'
import { OfflineBanner } from './OfflineBanner'
import { RouteDialog } from './RouteDialog'
import { SignInPlace } from './SignInPlace'
import { useBrandScripts } from './useBrandScripts'
import { useResend } from './useResend'
import { useWarmLinks } from './useWarmLinks'

/** What comes once the first page stands: banners, dialogs, the voice that names pages, the operator's scripts, what was left unsent. */
export function Extras({ shown, over }: { shown: Shown; over: Over | undefined }) {
  useBrandScripts(shown)
  useWarmLinks()
  useResend()
  return (
    <>
      <div className="mq-banners">
        <BrowserNotice />
        <OfflineBanner />
      </div>
      {over && <RouteDialog shown={shown} over={over} />}
      <SignInPlace />
      <Announcer shown={shown} />
    </>
  )
}
