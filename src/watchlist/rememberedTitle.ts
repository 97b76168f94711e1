import { isRecord } from '../lib/json/isRecord'
import { parseJson } from '../lib/json/parseJson'
import { createSiteStorage } from '../lib/storage'
import { serviceBase } from '../lib/url/serviceBase'
import type { Session } from '../session/session'
import type { TitleId } from './watchlist'

const NAME = 'add'
const storage = () => createSiteStorage('sessionStorage', serviceBase(document))

/** How long a wish outlives the way through sign-in, in milliseconds. */
const LASTS = 600_000

/** Keeps the title that somebody wants to add, until they are signed in: also by a reload or another site's page. */
export function rememberTitle(id: TitleId, now = Date.now()): void {
  storage().set(NAME, JSON.stringify({ id: String(id), until: now + LASTS }))
}

/** Whether this title was to be added; once. */
export function takeTitle(id: TitleId, now = Date.now()): boolean {
  const wish = read()
  if (wish?.id !== String(id)) return false
  forgetTitle()
  return typeof wish.until === 'number' && wish.until > now && wish.until <= now + LASTS
}

export const forgetTitle = () => storage().remove(NAME)

function read(): Record<string, unknown> | undefined {
  try {
    const value = parseJson(storage().get(NAME) ?? '')
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

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
