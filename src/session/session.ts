import type { UserProfile } from '../generated/types'
import { createStore } from '../lib/store'
import type { Http } from '../service/http/http'
import { getProfile } from '../service/profile'
import { readToken, removeToken, type Scheme, type StoredToken, syncTabs, writeToken } from './tokenCookie'

export interface SessionState {
  signedIn: boolean
  /** Increases with each sign-in and sign-out; responses to an older session are ignored */
  epoch: number
  /** State of the last sign-in request (spec, section 4) */
  phase: 'idle' | 'request' | 'failure'
  /** Error message, in lines */
  error?: readonly string[]
  /** Code of the error at the service or identity provider */
  errorCode?: string
  isSignInOpen?: boolean
  profile?: UserProfile
  /** true: the profile has loaded or failed. Until then groups and profile are unknown */
  isProfileSettled?: true
  groups: string[]
  /** Server clock minus device clock, in milliseconds */
  clockOffset: number
  /** true: cookies are blocked, so this session ends with the page */
  inMemory?: boolean
}

export interface SignIn {
  token: string
  scheme: Scheme
  profile?: UserProfile
}

export type Session = ReturnType<typeof createSession>

/** Creates the session of this tab, from the cookie if there is one. */
export function createSession() {
  let stored = readToken()
  const state = createStore<SessionState>({
    signedIn: !!stored,
    epoch: 0,
    phase: 'idle',
    groups: [],
    clockOffset: 0,
  })
  const change = (next: Partial<SessionState>) => state.set({ ...state.get(), ...next })
  /** Starts another session, or none, without data of the previous one. */
  const switchSession = (next: StoredToken | undefined, more: Partial<SessionState> = {}) => {
    stored = next
    const { epoch, clockOffset } = state.get()
    state.set({ signedIn: !!next, epoch: epoch + 1, phase: 'idle', groups: [], clockOffset, ...more })
  }
  const notifyTabs = syncTabs(() => {
    // A session that only exists in memory is not shared with other tabs.
    if (state.get().inMemory) return
    const now = readToken()
    if (now?.id !== stored?.id) switchSession(now)
    else stored = now
  })

  const end = (more?: Partial<SessionState>) => {
    removeToken()
    switchSession(undefined, more)
    notifyTabs()
  }

  return {
    state: state.get,
    subscribe: state.subscribe,
    /** Value of the Authorization header; undefined when signed out */
    authorization: () => stored && `${stored.scheme} ${stored.token}`,
    /**
     * Id of this sign-in, the same after a reload; undefined when signed out. It reveals neither the token nor the user, so
     * it can be part of a storage key.
     */
    id: () => stored?.id,
    profileLoaded: (profile: UserProfile, groups: string[]) => change({ profile, groups, isProfileSettled: true }),
    /** Features that wait for the profile continue without it. */
    profileFailed: () => change({ isProfileSettled: true }),
    clockSynced: (clockOffset: number) => change({ clockOffset }),
    /** Clears the error of an earlier request (spec, section 4). */
    signInStarted: () => change({ phase: 'request', error: undefined, errorCode: undefined }),
    /** The request ended without a result, for example because the visitor left. */
    signInCancelled: () => change({ phase: 'idle', error: undefined, errorCode: undefined }),
    openSignIn: () => change({ isSignInOpen: true }),
    closeSignIn: () => change({ isSignInOpen: false }),
    /** Starts a session. The token must have passed `isToken`. */
    signedInWith({ token, scheme, profile }: SignIn): void {
      const next = { token, scheme, id: String(Math.random()).slice(2) }
      const isStored = writeToken(next)
      switchSession(next, { profile, inMemory: !isStored || undefined })
      notifyTabs()
    },
    tokenRenewed(token: string): void {
      if (!stored) return
      stored = { ...stored, token }
      writeToken(stored)
      notifyTabs()
    },
    /**
     * Removes stored auth data and shows the message (spec, section 4).
     * @param error message, in lines
     */
    signInFailed(error: readonly string[], errorCode?: string): void {
      const failure = { phase: 'failure', error, errorCode } as const
      if (stored) end({ ...failure, isSignInOpen: state.get().isSignInOpen })
      else change(failure)
    },
    /**
     * Ends the session, here and in other tabs.
     * @param error message in lines, unless the visitor signed out
     */
    signedOut(error?: readonly string[]): void {
      if (stored) end(error && { phase: 'failure', error })
    },
  }
}

/**
 * Loads the profile of the current and of each later session. The request starts before the code that reads the response
 * has loaded.
 */
export function loadProfiles(http: Http, session: Session): void {
  let epoch = -1
  const loadIfNew = () => {
    const now = session.state()
    if (now.epoch === epoch) return
    epoch = now.epoch
    if (!now.signedIn) return
    const profileRequest = requestProfile(http)
    profileRequest.catch(() => {})
    import('./applyProfile')
      .then((code) => code.applyProfile(session, now.epoch, profileRequest, () => requestProfile(http)))
      .catch(() => {})
      .then(() => session.state().epoch === now.epoch && !session.state().isProfileSettled && session.profileFailed())
  }
  loadIfNew()
  session.subscribe(loadIfNew)
}

/** The profile response, not validated, with the times of the request and the response */
export async function requestProfile(http: Http) {
  const requestedAt = Date.now()
  const { data } = await getProfile(http)
  return { data, requestedAt, receivedAt: Date.now() }
}
