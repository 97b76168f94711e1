import { createStorage } from '../../lib/browser/storage'
import { parseDate } from '../../lib/dates/parseDate'
import { isRecord } from '../../lib/json/isRecord'
import { getTitleHistory } from '../../service/history'
import type { Http } from '../../service/http/http'
import { ServiceError } from '../../service/http/response'
import type { Session } from '../../session/session'
import { createProgressSender, isPermanentRejection, shouldSaveProgress } from './progressSender'
import { createUnsentProgress, type UnsentEntry, type UnsentProgress } from './unsentProgress'
import { viewerKey } from './viewerKey'

/** Sends unsent saves of earlier sessions once the profile is known, for each viewer who signs in. */
export function sendUnsentAfterSignIn(http: Http, session: Session, base: string): void {
  if (observedSessions.has(session)) return
  observedSessions.add(session)
  let sentEpoch = -1
  const sendIfKnown = () => {
    const state = session.state()
    if (sentEpoch === state.epoch || !state.signedIn || !state.profile) return
    sentEpoch = state.epoch
    const now = () => Date.now() + session.state().clockOffset
    const storage = createStorage('localStorage')
    const unsent = createUnsentProgress(storage, viewerKey(base, state.profile), now)
    const unsentBeforeProfile = createUnsentProgress(storage, session.id(), now)
    // The profile shows only now that the viewer has turned tracking off.
    if (!shouldSaveProgress(state)) return unsentBeforeProfile.all().forEach(unsentBeforeProfile.remove)
    unsent.moveFrom(unsentBeforeProfile)
    sendUnsent(http, session, unsent).catch(() => {})
  }
  session.subscribe(sendIfKnown)
  sendIfKnown()
}

/** Once per session: a page and each player may call it, which would send every save several times. */
const observedSessions = new WeakSet<Session>()

/**
 * Sends unsent saves of an earlier session one after the other. The viewer may have continued on another device, so it
 * reads the entry of the service first, and discards older saves. Failed saves are kept for the next session.
 * @param session of the viewer; stops when another viewer signs in
 */
export async function sendUnsent(http: Http, session: Session, unsent: UnsentProgress): Promise<void> {
  const send = createProgressSender(http, session)
  const { epoch } = session.state()
  for (const entry of unsent.all()) {
    try {
      const known = await readHistoryEntry(http, entry)
      if (session.state().epoch !== epoch) return
      // Playback has started again and saves a later position.
      if (unsent.find(entry.asset_id)?.at !== entry.at) continue
      if (!isOutdated(entry, known)) await send(entry)
      unsent.remove(entry)
    } catch (error) {
      if (!isPermanentRejection(error)) return
      unsent.remove(entry)
    }
  }
}

/** The service's history entry of an asset. */
async function readHistoryEntry(
  http: Http,
  { title_id, asset_id }: UnsentEntry,
): Promise<Record<string, unknown> | undefined> {
  try {
    const { data } = await getTitleHistory(http, title_id)
    const entries = isRecord(data) && Array.isArray(data.data) ? data.data : []
    return entries.filter(isRecord).find((entry) => String(entry.asset_id) === String(asset_id))
  } catch (error) {
    // Some services return 404 for an empty history.
    if (error instanceof ServiceError && error.status === 404) return undefined
    throw error
  }
}

function isOutdated({ at, progress }: UnsentEntry, known: Record<string, unknown> | undefined): boolean {
  if (!known) return false
  const updated = typeof known.updated_at === 'string' ? parseDate(known.updated_at) : undefined
  return known.progress === progress || (updated !== undefined && updated > at)
}
