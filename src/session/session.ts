import { readToken, removeToken } from './tokenCookie'

/** The signed-in user as the service describes it (spec, section 3: User profile). */
export interface Profile {
  first_name?: string
  last_name?: string
  email?: string
  username?: string
  language?: string
  avatar?: string
  client_role?: string
  userType?: string
  track_playback_position?: boolean
}

export interface SessionState {
  signedIn: boolean
  /** Grows with every sign-in and sign-out: what an older session asked for changes nothing. */
  epoch: number
  profile?: Profile
  /** Content groups of the user. */
  groups: string[]
  /** Server clock minus this device's clock, in milliseconds. */
  clockOffset: number
}

export type Session = ReturnType<typeof createSession>

/** Who is signed in. Signing in itself fills this store later; the token cookie decides at start. */
export function createSession() {
  let state: SessionState = { signedIn: readToken() !== undefined, epoch: 0, groups: [], clockOffset: 0 }
  const listeners = new Set<() => void>()
  const change = (next: Partial<SessionState>) => {
    state = { ...state, ...next }
    for (const tell of listeners) tell()
  }
  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** The Authorization header's value, or undefined when signed out. */
    authorization: () => (state.signedIn ? `Token ${readToken() ?? ''}` : undefined),
    signedInAs: (profile: Profile, groups: string[]) => change({ profile, groups }),
    clockIs: (clockOffset: number) => change({ clockOffset }),
    /** Clears all that belongs to the user. */
    signedOut(): void {
      if (!state.signedIn) return
      removeToken()
      change({ signedIn: false, epoch: state.epoch + 1, profile: undefined, groups: [] })
    },
  }
}
