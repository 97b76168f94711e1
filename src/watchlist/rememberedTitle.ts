import { createSiteStorage } from '../lib/browser/storage'
import { isRecord } from '../lib/json/isRecord'
import { parseJson } from '../lib/json/parseJson'
import { serviceBase } from '../lib/url/serviceBase'
import type { Session } from '../session/session'
import type { TitleId } from './watchlist'

const STORAGE_NAME = 'add'
const titleStorage = () => createSiteStorage('sessionStorage', serviceBase(document))

/** Maximum time between the click and the sign-in */
const MAX_AGE_MS = 600_000

/** Stores the title to add until the visitor has signed in, across reloads and redirects. */
export function storeTitleToAdd(id: TitleId, now = Date.now()): void {
  titleStorage().set(STORAGE_NAME, JSON.stringify({ id: String(id), until: now + MAX_AGE_MS }))
}

/** Whether this title is to be added; true only once */
export function takeTitleToAdd(id: TitleId, now = Date.now()): boolean {
  const wish = readStoredTitle()
  if (wish?.id !== String(id)) return false
  discardTitleToAdd()
  return typeof wish.until === 'number' && wish.until > now && wish.until <= now + MAX_AGE_MS
}

export const discardTitleToAdd = () => titleStorage().remove(STORAGE_NAME)

function readStoredTitle(): Record<string, unknown> | undefined {
  try {
    const value = parseJson(titleStorage().get(STORAGE_NAME) ?? '')
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Opens the sign-in dialog to add a title, which is stored meanwhile (conventions: work kept). Closing the dialog discards
 * it.
 */
export function signInToAdd(session: Session, id: TitleId): void {
  storeTitleToAdd(id)
  session.openSignIn()
  const stop = session.subscribe(() => {
    const { isSignInOpen, signedIn } = session.state()
    if (isSignInOpen && !signedIn) return
    stop()
    if (!signedIn) discardTitleToAdd()
  })
}
