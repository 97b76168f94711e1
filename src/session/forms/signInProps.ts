import type { SiteDocument } from '../../generated/types'
import type { Http } from '../../service/http/http'
import type { Session } from '../session'

/** What every form of signing in is given. The session knows no runtime: its slices come as arguments. */
export interface SignInProps {
  site: SiteDocument
  http: Http
  session: Session
  /** Where access is asked for, where the site has such a page. */
  requestAccess?: string | undefined
  /** Leads to the password reset; without it the form links to its page. */
  onReset?: (() => void) | undefined
}
