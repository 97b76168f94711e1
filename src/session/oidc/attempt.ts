import { createStorage } from '../../lib/storage'
import type { Way } from './provider'

/** What one attempt to sign in has to bring back, or prove (threats S3). */
export interface Attempt {
  way: Way
  state: string
  nonce: string
  /** The secret behind the PKCE challenge. */
  verifier: string
}

const KEY = 'marquee.oidc.attempt'
const LIFE = 10 * 60 * 1000
const store = createStorage('sessionStorage')

/** Keeps the attempt that begins, in this tab only. One before it can no longer come back. */
export function keepAttempt(attempt: Attempt): void {
  store.set(KEY, JSON.stringify({ ...attempt, at: Date.now() }))
}

/**
 * Takes the attempt that comes back: once, within ten minutes, on its own way and with its own state.
 * @returns undefined where it was not begun here; then nothing may be exchanged
 */
export function takeAttempt(way: Way, state: string | null): Attempt | undefined {
  const kept = store.get(KEY)
  store.remove(KEY)
  if (kept === undefined || !state) return undefined
  const attempt = read(kept)
  return attempt && attempt.way === way && attempt.state === state ? attempt : undefined
}

function read(text: string): Attempt | undefined {
  try {
    const { way, state, nonce, verifier, at } = JSON.parse(text)
    const age = Date.now() - at
    const whole = [state, nonce, verifier].every((part) => typeof part === 'string' && part !== '')
    return whole && age >= 0 && age < LIFE ? { way, state, nonce, verifier } : undefined
  } catch {
    return undefined
  }
}
