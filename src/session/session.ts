import type { UserProfile } from '../generated/types'
import { createStore } from '../lib/store'
import type { Http } from '../service/http/http'
import { getProfile } from '../service/profile'
import { joinTabs, readToken, removeToken, type Scheme, type StoredToken, writeToken } from './tokenCookie'

export interface SessionState {
  signedIn: boolean
  /** Grows with every sign-in and sign-out: what an older session asked for changes nothing. */
  epoch: number
  /** How the last request to sign in goes (spec, section 4). */
  phase: 'idle' | 'request' | 'failure'
  /** Why nobody is signed in, in lines for the visitor. */
  error?: readonly string[]
  /** The code that the lines are for. */
  errorCode?: string
  /** true: somebody asked for the sign-in dialog. */
  asking?: boolean
  profile?: UserProfile
  /** true: the service has said who this is, or could not. Before, groups and profile mean nothing. */
  isKnown?: true
  /** Content groups of the user. */
  groups: string[]
  /** Server clock minus this device's clock, in milliseconds. */
  clockOffset: number
  /** true: the browser keeps no cookies, so this session ends with the page. */
  inMemory?: boolean
}

/** What a successful sign-in gives. */
export interface SignIn {
  token: string
  scheme: Scheme
  profile?: UserProfile
}

export type Session = ReturnType<typeof createSession>

/** Who is signed in. The cookie decides at start; whoever signs somebody in reports it here. */
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
  /** Another session begins, or none: nothing of the one before stays. */
  const become = (next: StoredToken | undefined, more: Partial<SessionState> = {}) => {
    stored = next
    const { epoch, clockOffset } = state.get()
    state.set({ signedIn: !!next, epoch: epoch + 1, phase: 'idle', groups: [], clockOffset, ...more })
  }
  const tellTabs = joinTabs(() => {
    // What no cookie could keep is nobody else's business.
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
    /** The Authorization header's value, or undefined when signed out. */
    authorization: () => stored && `${stored.scheme} ${stored.token}`,
    /** What tells this sign-in from all others, and no more: the same after a reload. Undefined when signed out. */
    id: () => stored?.id,
    signedInAs: (profile: UserProfile, groups: string[]) => change({ profile, groups, isKnown: true }),
    /** Who it is could not be had. */
    stayUnknown: () => change({ isKnown: true }),
    clockIs: (clockOffset: number) => change({ clockOffset }),
    /** A request to sign in begins: earlier errors go (spec, section 4). */
    begin: () => change({ phase: 'request', error: undefined, errorCode: undefined }),
    /** A request ends without a word, for example because the visitor left it. */
    idle: () => change({ phase: 'idle', error: undefined, errorCode: undefined }),
    /** Opens the sign-in dialog, or closes it. */
    ask: (asking = true) => change({ asking }),
    /** Somebody is signed in. The token must have passed `isToken`. */
    signedInWith({ token, scheme, profile }: SignIn): void {
      const next = { token, scheme, id: String(Math.random()).slice(2) }
      const kept = writeToken(next)
      become(next, { profile, inMemory: !kept || undefined })
      tellTabs()
    },
    /** The same session goes on with another token. */
    renewed(token: string): void {
      if (!stored) return
      stored = { ...stored, token }
      writeToken(stored)
      tellTabs()
    },
    /**
     * A request failed: stored auth info goes, the lines say why (spec, section 4).
     * @param errorCode that the lines are for
     */
    failed(error: readonly string[], errorCode?: string): void {
      const why = { phase: 'failure', error, errorCode } as const
      if (stored) end({ ...why, asking: state.get().asking })
      else change(why)
    },
    /**
     * Clears all that belongs to the user, here and in the other tabs.
     * @param error why, in lines, where it was not the visitor's wish
     */
    signedOut(error?: readonly string[]): void {
      if (stored) end(error && { phase: 'failure', error })
    },
  }
}

/**
 * Loads the profile of the present session, and of every one that comes after it. It is asked for at once; the code that
 * reads it comes beside the answer.
 */
export function keepProfile(http: Http, session: Session): void {
  let epoch = -1
  const look = () => {
    const now = session.state()
    if (now.epoch === epoch) return
    epoch = now.epoch
    if (!now.signedIn) return
    const asked = askProfile(http)
    asked.catch(() => {})
    import('./applyProfile')
      .then((code) => code.applyProfile(session, now.epoch, asked, () => askProfile(http)))
      .catch(() => {})
      .then(() => session.state().epoch === now.epoch && !session.state().isKnown && session.stayUnknown())
  }
  look()
  session.subscribe(look)
}

/** What the service says of who is signed in, not checked yet, and when it was asked and answered. */
export async function askProfile(http: Http) {
  const asked = Date.now()
  const { data } = await getProfile(http)
  return { data, asked, answered: Date.now() }
}
