import { afterEach, expect, test, vi } from 'vitest'
import { createSession, type Session } from '../session/session'
import { viewerLanguage } from './viewerLanguage'

afterEach(() => void vi.useRealTimers())

const signedIn = () => {
  const session = createSession()
  session.signedInWith({ token: 'abc', scheme: 'Token' })
  return session
}

test.each<[string, (session: Session) => void, string | undefined]>([
  ['is that of the profile, once it comes', (session) => session.signedInAs({ language: 'deu' }, []), 'deu'],
  ['is none of a profile that names none', (session) => session.signedInAs({}, []), undefined],
  ['is none where the profile cannot be had', (session) => session.stayUnknown(), undefined],
  ['is none of who signs out meanwhile', (session) => session.signedOut(), undefined],
])('the language of the viewer %s', async (_, happens, language) => {
  const session = signedIn()
  const asked = viewerLanguage(session)
  const told = vi.fn()
  asked.then(told)
  session.clockIs(5)
  await Promise.resolve()
  expect(told).not.toHaveBeenCalled()
  happens(session)
  expect(await asked).toBe(language)
})

test('who has no session, or brought a profile, waits for nothing', async () => {
  const session = createSession()
  session.signedOut()
  expect(await viewerLanguage(session)).toBeUndefined()
  session.signedInWith({ token: 'abc', scheme: 'Token', profile: { language: 'fra' } })
  expect(await viewerLanguage(session)).toBe('fra')
})

test('a film does not wait for a profile that does not come', async () => {
  vi.useFakeTimers()
  const asked = viewerLanguage(signedIn())
  await vi.runAllTimersAsync()
  expect(await asked).toBeUndefined()
})
