import type { Shown } from '../site/useShownPage'
import { Announcer } from './Announcer'
import './banners.scss'
import { BrowserNotice } from './BrowserNotice'
import { OfflineBanner } from './OfflineBanner'
import { SignInPlace } from './SignInPlace'
import { useBrandScripts } from './useBrandScripts'

/** What comes once the first page stands: banners, the sign-in dialog, the voice that names pages, the operator's scripts. */
export function Extras({ shown }: { shown: Shown }) {
  useBrandScripts(shown)
  return (
    <>
      <div className="mq-banners">
        <BrowserNotice />
        <OfflineBanner />
      </div>
      <SignInPlace />
      <Announcer shown={shown} />
    </>
  )
}
