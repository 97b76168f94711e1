import type { UserProfile } from '../generated/types'
import { createStore } from '../lib/store'
import type { Http } from '../service/http/http'
import { getProfile } from '../service/profile'
import { joinTabs, readToken, removeToken, type Scheme, type StoredToken, writeToken } from './tokenCookie'

export interface SessionState {
  signedIn: boolean
  /** Increases with each sign-in and sign-out; responses to an older session are ignored */
  epoch: number
  /** State of the last sign-in request (spec, section 4) */
  phase: 'idle' | 'request' | 'failure'
  /** Error message, in lines */
  error?: readonly string[]
  /** Error code of the message */
  errorCode?: string
  /** true: show the sign-in dialog */
  asking?: boolean
  profile?: UserProfile
  /** true: the profile has loaded or failed. Until then groups and profile are unknown */
  isKnown?: true
  groups: string[]
  /** Server clock minus device clock, in milliseconds */
  clockOffset: number
  /** true: cookies are blocked, so this session ends with the page */
  inMemory?: boolean
}

/** Result of a successful sign-in */
export interface SignIn {
  token: string
  scheme: Scheme
  profile?: UserProfile
}

export type Session = ReturnType<typeof createSession>

/** The current session. The cookie decides at start; sign-ins are reported here. */
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
  const become = (next: StoredToken | undefined, more: Partial<SessionState> = {}) => {
    stored = next
    const { epoch, clockOffset } = state.get()
    state.set({ signedIn: !!next, epoch: epoch + 1, phase: 'idle', groups: [], clockOffset, ...more })
  }
  const tellTabs = joinTabs(() => {
    // A session that only exists in memory is not shared with other tabs.
    if (state.get().inMemory) return
    const now = readToken()
    if (now?.id !== stored?.id) become(now)
    else stored = now
  })

  const end = (more?: Partial<SessionState>) => {
    removeToken()
    become(undefined, more)
    tellTabs()
  }

  return {
    state: state.get,
    subscribe: state.subscribe,
    /** Value of the Authorization header; undefined when signed out */
    authorization: () => stored && `${stored.scheme} ${stored.token}`,
    /** Id of this sign-in, the same after a reload; undefined when signed out */
    id: () => stored?.id,
    signedInAs: (profile: UserProfile, groups: string[]) => change({ profile, groups, isKnown: true }),
    /** The profile could not be loaded. */
    stayUnknown: () => change({ isKnown: true }),
    clockIs: (clockOffset: number) => change({ clockOffset }),
    /** A sign-in request starts and clears the error (spec, section 4). */
    begin: () => change({ phase: 'request', error: undefined, errorCode: undefined }),
    /** A sign-in request ends without a result, for example because the visitor left. */
    idle: () => change({ phase: 'idle', error: undefined, errorCode: undefined }),
    /** Opens or closes the sign-in dialog. */
    ask: (asking = true) => change({ asking }),
    /** Starts a session. The token must have passed `isToken`. */
    signedInWith({ token, scheme, profile }: SignIn): void {
      const next = { token, scheme, id: String(Math.random()).slice(2) }
      const kept = writeToken(next)
      become(next, { profile, inMemory: !kept || undefined })
      tellTabs()
    },
    /** Replaces the token of the current session. */
    renewed(token: string): void {
      if (!stored) return
      stored = { ...stored, token }
      writeToken(stored)
      tellTabs()
    },
    /**
     * A sign-in failed: removes stored auth data and shows the message (spec, section 4).
     * @param errorCode of the message
     */
    failed(error: readonly string[], errorCode?: string): void {
      const why = { phase: 'failure', error, errorCode } as const
      if (stored) end({ ...why, asking: state.get().asking })
      else change(why)
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
  const look = () => {
    const now = session.state()
    if (now.epoch === epoch) return
    epoch = now.epoch
    if (!now.signedIn) return
    const profileRequest = requestProfile(http)
    profileRequest.catch(() => {})
    import('./applyProfile')
      .then((code) => code.applyProfile(session, now.epoch, profileRequest, () => requestProfile(http)))
      .catch(() => {})
      .then(() => session.state().epoch === now.epoch && !session.state().isKnown && session.stayUnknown())
  }
  look()
  session.subscribe(look)
}

/** The profile response, not validated, with the times of the request and the response */
export async function requestProfile(http: Http) {
  const requestedAt = Date.now()
  const { data } = await getProfile(http)
  return { data, requestedAt, receivedAt: Date.now() }
}
