import type { TitleCard } from '../generated/types'
import { toastFailure } from '../page/toastFailure'
import { titleId } from '../service/watchlist'
import { hasOwnLists } from '../session/ownLists'
import type { Runtime } from '../site/runtime'
import type { Text } from '../text/createText'
import { showToast } from '../ui/overlay/toast/showToast'
import { watchlistOf } from './watchlist'

/**
 * Adds a title to the list or removes it, and shows a message on errors (spec, section 8: "Login please!" if the session has
 * ended).
 * @returns whether the list is now as requested
 */
export async function changeListed(runtime: Runtime, title: TitleCard, wanted: boolean, t: Text): Promise<boolean> {
  const list = watchlistOf(runtime)
  const id = titleId(title)
  try {
    await (wanted ? list.add(id, title) : list.remove(id))
    return true
  } catch (error) {
    if (hasOwnLists(runtime.session.state())) toastFailure(error, t)
    else showToast(t('loginPlease'), 'alert')
    return false
  }
}
