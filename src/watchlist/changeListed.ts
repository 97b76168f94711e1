import { toastFailure } from '../page/toastFailure'
import { hasOwnLists } from '../session/ownLists'
import type { Runtime } from '../site/runtime'
import type { Text } from '../text/createText'
import { showToast } from '../ui/overlay/toast/showToast'
import { type TitleId, watchlistOf } from './watchlist'

/**
 * Puts a title on the list or takes it off, and says so where that failed (spec, section 8: "Login please!" where nobody
 * is signed in any more).
 * @returns whether the list is now as wanted
 */
export async function changeListed(runtime: Runtime, id: TitleId, wanted: boolean, t: Text): Promise<boolean> {
  const list = watchlistOf(runtime)
  try {
    await (wanted ? list.add(id) : list.remove(id))
    return true
  } catch (error) {
    if (hasOwnLists(runtime.session.state())) toastFailure(error, t)
    else showToast(t('loginPlease'), 'alert')
    return false
  }
}
