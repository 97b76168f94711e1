import { createStorage } from '../lib/browser/storage'
import { serviceBase } from '../lib/url/serviceBase'
import { createUnsentProgress, type UnsentProgress } from '../player/progress/unsentProgress'
import { viewerKey } from '../player/progress/viewerKey'
import type { Session } from '../session/session'

/**
 * The unsent saves of the current viewer, with times of the server clock. While the profile is unknown, they belong to the
 * session.
 */
export function unsentProgressOfViewer(session: Session): UnsentProgress {
  const now = () => Date.now() + session.state().clockOffset
  const viewer = viewerKey(serviceBase(document), session.state().profile) ?? session.id()
  return createUnsentProgress(createStorage('localStorage'), viewer, now)
}
