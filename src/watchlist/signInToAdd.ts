import type { Session } from '../session/session'
import { forgetTitle, rememberTitle } from './rememberedTitle'
import type { TitleId } from './watchlist'

/**
 * Opens the sign-in dialog for somebody who wants to add a title: the wish is kept on the way (conventions: work kept).
 * Who closes the dialog does not want it any more.
 */
export function signInToAdd(session: Session, id: TitleId): void {
  rememberTitle(id)
  session.ask()
  const stop = session.subscribe(() => {
    const { asking, signedIn } = session.state()
    if (asking && !signedIn) return
    stop()
    if (!signedIn) forgetTitle()
  })
}
