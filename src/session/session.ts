import { joinTabs } from './otherTabs'
import { readTicket, removeTicket, type Scheme, type Ticket, writeTicket } from './tokenCookie'

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
  /** How the last attempt to sign in goes (spec, section 4). */
  phase: 'idle' | 'request' | 'failure'
  /** Why nobody is signed in, in lines for the visitor. */
  error?: readonly string[]
  /** The code that the lines are for. */
  errorCode?: string
  /** true: somebody asked for the sign-in dialog. */
  asking?: boolean
  profile?: Profile
  /** Content groups of the user. */
  groups: string[]
  /** Server clock minus this device's clock, in milliseconds. */
  clockOffset: number
  /** true: the browser keeps no cookies, so this session ends with the page. */
  fleeting?: boolean
}

/** What a successful sign-in gives. */
export interface SignIn {
  token: string
  scheme: Scheme
  profile?: Profile
}

export type Session = ReturnType<typeof createSession>

/** Who is signed in. The cookie decides at start; whoever signs somebody in reports it here. */
export function createSession() {
  let ticket = readTicket()
  let state: SessionState = { signedIn: !!ticket, epoch: 0, phase: 'idle', groups: [], clockOffset: 0 }
  const listeners = new Set<() => void>()
  const change = (next: Partial<SessionState>) => {
    state = { ...state, ...next }
    for (const tell of listeners) tell()
  }
  /** Another session begins, or none: nothing of the one before stays. */
  const become = (next: Ticket | undefined, more: Partial<SessionState> = {}) => {
    ticket = next
    const { epoch, clockOffset } = state
    state = { signedIn: !!next, epoch: epoch + 1, phase: 'idle', groups: [], clockOffset, ...more }
    for (const tell of listeners) tell()
  }
  const tellTabs = joinTabs(() => {
    // What no cookie could keep is nobody else's business.
    if (state.fleeting) return
    const now = readTicket()
    if (now?.id !== ticket?.id) become(now)
    else ticket = now
  })

  const end = (more?: Partial<SessionState>) => {
    removeTicket()
    become(undefined, more)
    tellTabs()
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** The Authorization header's value, or undefined when signed out. */
    authorization: () => ticket && `${ticket.scheme} ${ticket.token}`,
    signedInAs: (profile: Profile, groups: string[]) => change({ profile, groups }),
    clockIs: (clockOffset: number) => change({ clockOffset }),
    /** An attempt to sign in begins: earlier errors go (spec, section 4). */
    begin: () => change({ phase: 'request', error: undefined, errorCode: undefined }),
    /** An attempt ends without a word, for example because the visitor left it. */
    idle: () => change({ phase: 'idle', error: undefined, errorCode: undefined }),
    /** Opens the sign-in dialog, or closes it. */
    ask: (asking = true) => change({ asking }),
    /** Somebody is signed in. The token must have passed `isToken`. */
    signedInWith({ token, scheme, profile }: SignIn): void {
      const next = { token, scheme, id: String(Math.random()).slice(2) }
      const kept = writeTicket(next)
      become(next, { profile, fleeting: !kept || undefined })
      tellTabs()
    },
    /** The same session goes on with another token. */
    renewed(token: string): void {
      if (!ticket) return
      ticket = { ...ticket, token }
      writeTicket(ticket)
      tellTabs()
    },
    /**
     * An attempt failed: stored auth info goes, the lines say why (spec, section 4).
     * @param errorCode that the lines are for
     */
    failed(error: readonly string[], errorCode?: string): void {
      const why = { phase: 'failure', error, errorCode } as const
      if (ticket) end({ ...why, asking: state.asking })
      else change(why)
    },
    /**
     * Clears all that belongs to the user, here and in the other tabs.
     * @param error why, in lines, where it was not the visitor's wish
     */
    signedOut(error?: readonly string[]): void {
      if (ticket) end(error && { phase: 'failure', error })
    },
  }
}
