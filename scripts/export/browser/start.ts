import { createStorage } from '../../../src/lib/browser/storage'
import { createAnswer } from './answer'

const CALL_PATH = /^\/api\/v[12]\/(.*)$/

// Replaces fetch in an export: answers calls to the service from files. Other requests are unchanged.

const originalFetch = globalThis.fetch.bind(globalThis)
const answerCall = createAnswer(
  (address, signal) => originalFetch(address, { credentials: 'same-origin', signal }),
  createStorage('localStorage'),
)

globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href)
  const path = url.origin === location.origin ? CALL_PATH.exec(url.pathname)?.[1] : undefined
  if (path === undefined) return originalFetch(input, init)
  const method = (init?.method ?? 'GET').toUpperCase()
  const body = typeof init?.body === 'string' ? init.body : undefined
  return answerCall({ method, path, query: url.searchParams, body, signal: init?.signal ?? undefined })
}
