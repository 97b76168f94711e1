import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSession } from '../../session/session'
import { disableOffline, enableOffline } from './enableOffline'
import { offlineCopyDate } from './offlineCopyDate'

/** A service worker that only records messages. */
const createWorker = (scriptURL: string, state = 'activated') => ({
  scriptURL: new URL(scriptURL, location.href).href,
  state,
  postMessage: vi.fn(),
  addEventListener: vi.fn(),
})

interface Registration {
  scope: string
  active?: ReturnType<typeof createWorker>
  waiting?: ReturnType<typeof createWorker>
  installing?: ReturnType<typeof createWorker>
}

const createRegistration = (more: Partial<Registration>, path = '/') => ({
  scope: new URL(path, location.href).href,
  addEventListener: vi.fn(),
  unregister: vi.fn(async () => true),
  ...more,
})

let registrations: ReturnType<typeof createRegistration>[] = []
const registerWorker = vi.fn()
const workerContainer = Object.assign(new EventTarget(), {
  controller: null as object | null,
  getRegistrations: async () => registrations,
  register: registerWorker,
  ready: Promise.resolve<object>({}),
})

beforeEach(() => {
  registrations = []
  workerContainer.controller = null
  registerWorker.mockReset()
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: workerContainer } }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  offlineCopyDate.set(undefined)
})

const WORKER_URL = '/sw.js?base=%2Fapi%2Fv1%2F&brand=Lumen'

it('registers the worker of this brand and sends it the addresses that the page has loaded', async () => {
  const active = createWorker(WORKER_URL)
  registerWorker.mockResolvedValue(createRegistration({ active }))
  workerContainer.ready = Promise.resolve({ active })
  await enableOffline(createSession(), 'Lumen')
  expect(registerWorker).toHaveBeenCalledWith(WORKER_URL, { updateViaCache: 'none' })
  expect(active.postMessage.mock.calls.map(([message]) => message.type)).toEqual(['here', 'seen'])
})

it('sends no addresses of signed-in visitors, nor if a worker already controls the page', async () => {
  const active = createWorker(WORKER_URL)
  registerWorker.mockResolvedValue(createRegistration({ active }))
  const session = createSession()
  session.signedInWith({ token: 'abc', scheme: 'Token' })
  await enableOffline(session, 'Lumen')
  session.signedOut()
  workerContainer.controller = active
  await enableOffline(session, 'Lumen')
  expect(active.postMessage.mock.calls.map(([message]) => message.type)).toEqual(['here', 'here'])
})

it('notifies waiting and installing workers of a page with its build', async () => {
  const [waiting, installing] = [createWorker(WORKER_URL, 'installed'), createWorker(WORKER_URL, 'installing')]
  workerContainer.controller = {}
  registerWorker.mockResolvedValue(createRegistration({ waiting, installing }))
  await enableOffline(createSession(), 'Lumen')
  expect(waiting.postMessage).toHaveBeenCalledTimes(1)
  expect(installing.postMessage).not.toHaveBeenCalled()
  installing.state = 'installed'
  installing.addEventListener.mock.calls[0]?.[1]()
  expect(installing.postMessage).toHaveBeenCalledTimes(1)
})

it('sends the deferred scripts of a server-rendered page, by which the worker recognises its build', async () => {
  const script = document.createElement('script')
  script.type = 'text/plain'
  script.dataset.start = '/assets/before-abc.js /assets/start-abc.js'
  document.head.append(script)
  try {
    const waiting = createWorker(WORKER_URL, 'installed')
    registerWorker.mockResolvedValue(createRegistration({ waiting }))
    await enableOffline(createSession(), 'Lumen')
    const scripts: string[] = waiting.postMessage.mock.calls[0]?.[0].scripts
    expect(scripts).toEqual(expect.arrayContaining(['/assets/before-abc.js', '/assets/start-abc.js']))
  } finally {
    script.remove()
  }
})

it('stores the date of the offline copy that the worker reports', async () => {
  registerWorker.mockResolvedValue(createRegistration({ active: createWorker(WORKER_URL) }))
  await enableOffline(createSession(), 'Lumen')
  workerContainer.dispatchEvent(
    new MessageEvent('message', { data: { kept: new Date(2026, 10, 23, 16, 13).getTime() } }),
  )
  expect(offlineCopyDate.get()).toBe('Nov 23, 4:13 PM')
})

it('keeps another worker at the root of the site, and registers none', async () => {
  const other = createRegistration({ active: createWorker('/push.js') })
  registrations = [other]
  await enableOffline(createSession(), 'Lumen')
  await disableOffline()
  expect(registerWorker).not.toHaveBeenCalled()
  expect(other.unregister).not.toHaveBeenCalled()
  expect(other.active?.postMessage).not.toHaveBeenCalled()
})

it('registers beside another worker with a narrower scope', async () => {
  registrations = [createRegistration({ active: createWorker('/push/push.js') }, '/push/')]
  registerWorker.mockResolvedValue(createRegistration({}))
  await enableOffline(createSession(), 'Lumen')
  expect(registerWorker).toHaveBeenCalledTimes(1)
})

it('disabling tells an active worker to remove itself and its caches, and unregisters one that never activated', async () => {
  const [active, installing] = [
    createRegistration({ active: createWorker(WORKER_URL) }),
    createRegistration({ installing: createWorker(WORKER_URL, 'installing') }),
  ]
  registrations = [active, installing]
  await disableOffline()
  expect(active.active?.postMessage).toHaveBeenCalledWith({ type: 'leave' })
  expect(installing.unregister).toHaveBeenCalledTimes(1)
})

it('does nothing if the browser refuses to register', async () => {
  registerWorker.mockRejectedValue(new DOMException('no', 'SecurityError'))
  await expect(enableOffline(createSession(), 'Lumen')).resolves.toBeUndefined()
})
