import type { Over } from '../site/plan/modals'
import type { Shown } from '../site/react/useShownPage'
import { Announcer } from './navigation/Announcer'
import './banners/banners.scss'
import { BrowserNotice } from './banners/BrowserNotice'
import { OfflineBanner } from './banners/OfflineBanner'
import { RouteDialog } from './navigation/RouteDialog'
import { useWarmLinks } from './navigation/useWarmLinks'
import { SignInPlace } from './SignInPlace'
import { useBrandScripts } from './useBrandScripts'
import { useResend } from './useResend'

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
