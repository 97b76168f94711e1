import { parseDate } from '../../lib/dates/parseDate'
import { isRecord } from '../../lib/json/isRecord'
import { createStorage } from '../../lib/storage'
import { getTitleHistory } from '../../service/history'
import type { Http } from '../../service/http/http'
import { ServiceError } from '../../service/http/response'
import type { Session } from '../../session/session'
import { createProgressSender, isRefusedForGood, tracksPosition } from './progressSender'
import { createUnsentProgress, type UnsentEntry, type UnsentProgress } from './unsentProgress'
import { viewerKey } from './viewerKey'

/** Sends what earlier sessions could not, as soon as it is known whose it is, and again for everybody who signs in. */
export function resend(http: Http, session: Session, base: string): void {
  if (followed.has(session)) return
  followed.add(session)
  let done = -1
  const look = () => {
    const state = session.state()
    if (done === state.epoch || !state.signedIn || !state.profile) return
    done = state.epoch
    const now = () => Date.now() + session.state().clockOffset
    const storage = createStorage('localStorage')
    const unsent = createUnsentProgress(storage, viewerKey(base, state.profile), now)
    const unnamed = createUnsentProgress(storage, session.id(), now)
    // Who does not want it kept has said so only now.
    if (!tracksPosition(state)) return unnamed.all().forEach(unnamed.forget)
    unsent.adopt(unnamed)
    sendUnsent(http, session, unsent).catch(() => {})
  }
  session.subscribe(look)
  look()
}

/** The problem: a page and each film may ask for it, and each save would go out as often. The solution: once a session. */
const followed = new WeakSet<Session>()

/**
 * Sends the saves of an earlier session that have not arrived, one after the other.
 * The problem: meanwhile the viewer may have gone on elsewhere. The solution: the service's own entry is read first, and
 * what is older than that is forgotten. What cannot be sent now waits for the next session.
 * @param session of the viewer whose saves they are; it ends when somebody else is signed in
 */
export async function sendUnsent(http: Http, session: Session, unsent: UnsentProgress): Promise<void> {
  const send = createProgressSender(http, session)
  const { epoch } = session.state()
  for (const entry of unsent.all()) {
    try {
      const known = await askFor(http, entry)
      if (session.state().epoch !== epoch) return
      // Playing has begun again: its keeper knows better.
      if (unsent.of(entry.asset_id)?.at !== entry.at) continue
      if (!isOutdated(entry, known)) await send(entry)
      unsent.forget(entry)
    } catch (error) {
      if (!isRefusedForGood(error)) return
      unsent.forget(entry)
    }
  }
}

/** What the service knows of an asset. */
async function askFor(http: Http, { title_id, asset_id }: UnsentEntry): Promise<Record<string, unknown> | undefined> {
  try {
    const { data } = await getTitleHistory(http, title_id)
    const entries = isRecord(data) && Array.isArray(data.data) ? data.data : []
    return entries.filter(isRecord).find((entry) => String(entry.asset_id) === String(asset_id))
  } catch (error) {
    // Some services answer so where nothing was begun.
    if (error instanceof ServiceError && error.status === 404) return undefined
    throw error
  }
}

function isOutdated({ at, progress }: UnsentEntry, known: Record<string, unknown> | undefined): boolean {
  if (!known) return false
  const updated = typeof known.updated_at === 'string' ? parseDate(known.updated_at) : undefined
  return known.progress === progress || (updated !== undefined && updated > at)
}
