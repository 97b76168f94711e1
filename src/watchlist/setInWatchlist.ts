import type { TitleCard } from '../generated/types'
import { toastFailure } from '../page/toastFailure'
import { titleIdOrSlug } from '../service/watchlist'
import { hasOwnLists } from '../session/ownLists'
import type { Runtime } from '../site/runtime'
import type { TranslateFunction } from '../text/createText'
import { showToast } from '../ui/overlay/toast/showToast'
import { watchlistOf } from './watchlist'

/**
 * Adds a title to the list or removes it, and shows a message on errors (spec, section 8: "Login please!" if the session has
 * ended).
 * @returns whether the list is now as requested
 */
export async function setInWatchlist(
  runtime: Runtime,
  title: TitleCard,
  wanted: boolean,
  t: TranslateFunction,
): Promise<boolean> {
  const list = watchlistOf(runtime)
  const id = titleIdOrSlug(title)
  try {
    await (wanted ? list.add(id, title) : list.remove(id))
    return true
  } catch (error) {
    if (hasOwnLists(runtime.session.state())) toastFailure(error, t)
    else showToast(t('loginPlease'), 'alert')
    return false
  }
}
