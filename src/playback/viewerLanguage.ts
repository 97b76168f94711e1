import type { Session } from '../session/session'

/** Longest time that playback waits for the profile. */
const PROFILE_TIMEOUT_MS = 2000

/**
 * The language of the signed-in viewer, which selects the video and audio track when playback starts. A page that opens
 * with a player loads the profile at the same time, so this waits for it, but not longer than the timeout.
 * @returns undefined if signed out, if the profile has no language, or after the timeout
 */
export async function viewerLanguage(session: Session): Promise<string | undefined> {
  const { signedIn, profile, isProfileSettled } = session.state()
  if (signedIn && !profile && !isProfileSettled) await waitForProfile(session)
  return session.state().profile?.language
}

/** Resolves when the profile is known, the session changes, or the timeout ends. */
function waitForProfile({ state, subscribe }: Session): Promise<void> {
  const { epoch } = state()
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    const timer = setTimeout(end, PROFILE_TIMEOUT_MS)
    const unsubscribe = subscribe(() => (state().isProfileSettled || state().epoch !== epoch) && end())
  })
}
