import { createStorage } from '../lib/storage'
import { serviceBase } from '../lib/url/serviceBase'
import { createUnsentProgress, type UnsentProgress } from '../player/progress/unsentProgress'
import { viewerKey } from '../player/progress/viewerKey'
import type { Session } from '../session/session'

/**
 * The present viewer's saves that have not arrived, by the server's clock. While nobody knows who it is they are kept
 * for this sign-in.
 */
export function unsentOf(session: Session): UnsentProgress {
  const now = () => Date.now() + session.state().clockOffset
  const viewer = viewerKey(serviceBase(document), session.state().profile) ?? session.id()
  return createUnsentProgress(createStorage('localStorage'), viewer, now)
}
