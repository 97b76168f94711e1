import { afterEach, expect, test, vi } from 'vitest'
import { createSession, type Session } from '../session/session'
import { viewerLanguage } from './viewerLanguage'

afterEach(() => void vi.useRealTimers())

const signedInSession = () => {
  const session = createSession()
  session.signedInWith({ token: 'abc', scheme: 'Token' })
  return session
}

test.each<[string, (session: Session) => void, string | undefined]>([
  [
    'returns the language of the profile, once loaded',
    (session) => session.profileLoaded({ language: 'deu' }, []),
    'deu',
  ],
  ['returns undefined for a profile without language', (session) => session.profileLoaded({}, []), undefined],
  ['returns undefined if the profile fails to load', (session) => session.profileFailed(), undefined],
  ['returns undefined if the visitor signs out in the meantime', (session) => session.signedOut(), undefined],
])('viewerLanguage() %s', async (_, change, language) => {
  const session = signedInSession()
  const asked = viewerLanguage(session)
  const resolved = vi.fn()
  asked.then(resolved)
  session.clockSynced(5)
  await Promise.resolve()
  expect(resolved).not.toHaveBeenCalled()
  change(session)
  expect(await asked).toBe(language)
})

test('returns immediately when signed out or if the profile is known', async () => {
  const session = createSession()
  session.signedOut()
  expect(await viewerLanguage(session)).toBeUndefined()
  session.signedInWith({ token: 'abc', scheme: 'Token', profile: { language: 'fra' } })
  expect(await viewerLanguage(session)).toBe('fra')
})

test('stops waiting for the profile after the timeout', async () => {
  vi.useFakeTimers()
  const asked = viewerLanguage(signedInSession())
  await vi.runAllTimersAsync()
  expect(await asked).toBeUndefined()
})
