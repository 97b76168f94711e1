import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSession } from '../../session/session'
import { keepOffline, leaveOffline } from './keepOffline'
import { keptSince } from './keptSince'

/** A worker that only hears. */
const worker = (scriptURL: string, state = 'activated') => ({
  scriptURL: new URL(scriptURL, location.href).href,
  state,
  postMessage: vi.fn(),
  addEventListener: vi.fn(),
})

interface Registration {
  scope: string
  active?: ReturnType<typeof worker>
  waiting?: ReturnType<typeof worker>
  installing?: ReturnType<typeof worker>
}

const registration = (more: Partial<Registration>, path = '/') => ({
  scope: new URL(path, location.href).href,
  addEventListener: vi.fn(),
  unregister: vi.fn(async () => true),
  ...more,
})

let all: ReturnType<typeof registration>[] = []
const register = vi.fn()
const container = Object.assign(new EventTarget(), {
  controller: null as object | null,
  getRegistrations: async () => all,
  register,
  ready: Promise.resolve<object>({}),
})

beforeEach(() => {
  all = []
  container.controller = null
  register.mockReset()
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: container } }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  keptSince.set(undefined)
})

const own = '/sw.js?base=%2Fapi%2Fv1%2F&brand=Lumen'

it('registers the worker of this brand, and hands it what the page had loaded before', async () => {
  const active = worker(own)
  register.mockResolvedValue(registration({ active }))
  container.ready = Promise.resolve({ active })
  await keepOffline(createSession(), 'Lumen')
  expect(register).toHaveBeenCalledWith(own, { updateViaCache: 'none' })
  expect(active.postMessage.mock.calls.map(([message]) => message.type)).toEqual(['here', 'seen'])
})

it('hands over nothing that somebody saw who is signed in, nor what a worker saw by itself', async () => {
  const active = worker(own)
  register.mockResolvedValue(registration({ active }))
  const session = createSession()
  session.signedInWith({ token: 'abc', scheme: 'Token' })
  await keepOffline(session, 'Lumen')
  session.signedOut()
  container.controller = active
  await keepOffline(session, 'Lumen')
  expect(active.postMessage.mock.calls.map(([message]) => message.type)).toEqual(['here', 'here'])
})

it('tells a worker that waits, or is about to, that a page of its build stands', async () => {
  const [waiting, installing] = [worker(own, 'installed'), worker(own, 'installing')]
  container.controller = {}
  register.mockResolvedValue(registration({ waiting, installing }))
  await keepOffline(createSession(), 'Lumen')
  expect(waiting.postMessage).toHaveBeenCalledTimes(1)
  expect(installing.postMessage).not.toHaveBeenCalled()
  installing.state = 'installed'
  installing.addEventListener.mock.calls[0]?.[1]()
  expect(installing.postMessage).toHaveBeenCalledTimes(1)
})

it('names the scripts that a drawn page starts later, by which a worker knows the pages of its build', async () => {
  const script = document.createElement('script')
  script.type = 'text/plain'
  script.dataset.start = '/assets/before-abc.js /assets/start-abc.js'
  document.head.append(script)
  try {
    const waiting = worker(own, 'installed')
    register.mockResolvedValue(registration({ waiting }))
    await keepOffline(createSession(), 'Lumen')
    const scripts: string[] = waiting.postMessage.mock.calls[0]?.[0].scripts
    expect(scripts).toEqual(expect.arrayContaining(['/assets/before-abc.js', '/assets/start-abc.js']))
  } finally {
    script.remove()
  }
})

it('says since when what the page shows was kept', async () => {
  register.mockResolvedValue(registration({ active: worker(own) }))
  await keepOffline(createSession(), 'Lumen')
  container.dispatchEvent(new MessageEvent('message', { data: { kept: new Date(2026, 10, 23, 16, 13).getTime() } }))
  expect(keptSince.get()).toBe('Nov 23, 4:13 PM')
})

it('another worker at the root of the site stays, and nothing is registered beside it', async () => {
  const other = registration({ active: worker('/push.js') })
  all = [other]
  await keepOffline(createSession(), 'Lumen')
  await leaveOffline()
  expect(register).not.toHaveBeenCalled()
  expect(other.unregister).not.toHaveBeenCalled()
  expect(other.active?.postMessage).not.toHaveBeenCalled()
})

it('another worker below the root hinders nothing', async () => {
  all = [registration({ active: worker('/push/push.js') }, '/push/')]
  register.mockResolvedValue(registration({}))
  await keepOffline(createSession(), 'Lumen')
  expect(register).toHaveBeenCalledTimes(1)
})

it('leaving, the worker removes itself with all that it keeps; one that never stood is put away', async () => {
  const [stands, never] = [
    registration({ active: worker(own) }),
    registration({ installing: worker(own, 'installing') }),
  ]
  all = [stands, never]
  await leaveOffline()
  expect(stands.active?.postMessage).toHaveBeenCalledWith({ type: 'leave' })
  expect(never.unregister).toHaveBeenCalledTimes(1)
})

it('a browser that refuses changes nothing', async () => {
  register.mockRejectedValue(new DOMException('no', 'SecurityError'))
  await expect(keepOffline(createSession(), 'Lumen')).resolves.toBeUndefined()
})
