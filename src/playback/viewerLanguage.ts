import type { Session } from '../session/session'

/** How long a film waits to hear who watches it, in milliseconds. */
const LIMIT = 2000

/**
 * The language of whoever is signed in: it picks the video and its sound, once. A page that opens at a film asks for the
 * film and the profile at the same time, so this waits for the profile; a late one costs the language, not the film.
 * @returns undefined: nobody is signed in, they have chosen none, or it is not known in time
 */
export async function viewerLanguage(session: Session): Promise<string | undefined> {
  const { signedIn, profile, isKnown } = session.state()
  if (signedIn && !profile && !isKnown) await untilKnown(session)
  return session.state().profile?.language
}

/** Until the service has said who it is, somebody else is there, or it is too late. */
function untilKnown({ state, subscribe }: Session): Promise<void> {
  const { epoch } = state()
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer)
      leave()
      done()
    }
    const timer = setTimeout(end, LIMIT)
    const leave = subscribe(() => (state().isKnown || state().epoch !== epoch) && end())
  })
}
