import { createStorage } from '../../../src/lib/browser/storage'
import { createAnswer } from './answer'

const CALL = /^\/api\/v[12]\/(.*)$/

// Replaces fetch in an export: answers calls to the service from files. Other requests are unchanged.

const direct = globalThis.fetch.bind(globalThis)
const answer = createAnswer(
  (address, signal) => direct(address, { credentials: 'same-origin', signal }),
  createStorage('localStorage'),
)

globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href)
  const path = url.origin === location.origin ? CALL.exec(url.pathname)?.[1] : undefined
  if (path === undefined) return direct(input, init)
  const method = (init?.method ?? 'GET').toUpperCase()
  const body = typeof init?.body === 'string' ? init.body : undefined
  return answer({ method, path, query: url.searchParams, body, signal: init?.signal ?? undefined })
}
