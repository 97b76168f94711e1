import { updateCachedData } from '../data/cache'
import type { TitleCard } from '../generated/types'
import { isRecord } from '../lib/json/isRecord'
import { hash } from '../lib/text/hash'
import { serviceBase } from '../lib/url/serviceBase'
import { matchesSchema } from '../service/query'
import { TITLE_CARD_SCHEMA } from '../service/titles'
import { titleIdOrSlug, type WatchlistOrder } from '../service/watchlist'
import { hasOwnLists } from '../session/ownLists'
import type { Runtime } from '../site/runtime'

/** A change that the service has confirmed */
export interface WatchlistChange {
  id: string | number
  listed: boolean
  /** Card of an added title, so that the list shows it without a request */
  title?: TitleCard
}

const CHANNEL_NAME = 'marquee.watchlist'

/** The parts of a session that tell viewers apart */
interface TabSession {
  id: () => string | undefined
  state: () => { signedIn: boolean }
}

/**
 * Shares saved changes among the tabs of one viewer. Messages of other sites and viewers are ignored (threats S8). Without
 * BroadcastChannel, tabs read the list when they become visible (reliability P9).
 * @param receive called with each change of another tab
 * @returns sends a change to the other tabs
 */
export function joinWatchlistTabs(
  { session, data }: Pick<Runtime, 'data'> & { session: TabSession },
  receive: (id: WatchlistChange['id'], listed: boolean) => void,
): (change: WatchlistChange) => void {
  if (typeof BroadcastChannel !== 'function') return () => {}
  const channel = new BroadcastChannel(CHANNEL_NAME)
  const site = serviceBase(document)
  /** Hashed, because the id of a session from another application is its token */
  const viewerKey = () => (hasOwnLists(session.state()) ? hash(session.id() ?? 'guest') : undefined)

  channel.onmessage = ({ data: message }: MessageEvent<unknown>) => {
    const viewer = viewerKey()
    if (viewer === undefined || !isTabMessage(message) || message.site !== site || message.viewer !== viewer) return
    const { id, listed, title } = message
    receive(id, listed)
    if (!listed || !matchesSchema(title, TITLE_CARD_SCHEMA)) return
    void updateCachedData(data(), (list, tag) =>
      tag.type === 'cards' && tag.watchlist ? insertTitle(list as TitleCard[], title, tag.watchlist) : list,
    )
  }
  return (change) => {
    const viewer = viewerKey()
    if (viewer !== undefined) channel.postMessage({ ...change, site, viewer })
  }
}

type TabMessage = Omit<WatchlistChange, 'title'> & { site: unknown; viewer: unknown; title?: unknown }

const isTabMessage = (data: unknown): data is TabMessage =>
  isRecord(data) && (typeof data.id === 'string' || typeof data.id === 'number') && typeof data.listed === 'boolean'

/** Adds a title at its position in the order. A title that is still shown, with a button to restore it, does not move. */
function insertTitle(titles: TitleCard[], title: TitleCard, order: WatchlistOrder): TitleCard[] {
  if (titles.some((each) => String(titleIdOrSlug(each)) === String(titleIdOrSlug(title)))) return titles
  const next = titles.findIndex((each) => SORTS_BEFORE[order](title, each))
  const at = next < 0 ? titles.length : next
  return [...titles.slice(0, at), title, ...titles.slice(at)]
}

const SORTS_BEFORE: Record<WatchlistOrder, (one: TitleCard, other: TitleCard) => boolean> = {
  '-updated_at': () => true,
  name: (one, other) => (one.name ?? '').localeCompare(other.name ?? '') < 0,
  '-release_year': (one, other) => (one.release_year ?? 0) > (other.release_year ?? 0),
}
