import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenReloadCancelled } from '../../lib/async/pageReload'
import { newVersionWaiting, reloadOnNewVersion } from './newVersion'

let currentTime = 1_000_000
const reload = vi.fn()
const fakeNavigator = { onLine: true }
/** Status of the response to the page check; 0: the request fails. */
let pageStatus = 200
let fakeHistory: { state: unknown; replaceState: (state: unknown) => void }

/** A window for each test, so that listeners do not add up. */
function createWindow(mayReload?: () => boolean) {
  const target = Object.assign(new EventTarget(), {
    location: { reload, href: 'https://lumen.example/genres' },
    history: fakeHistory,
    navigator: fakeNavigator,
    fetch: async () =>
      pageStatus ? new Response(null, { status: pageStatus }) : Promise.reject(new TypeError('offline')),
  }) as unknown as Window
  reloadOnNewVersion(target, mayReload, () => currentTime)
  return {
    /** @returns true if the click reaches the page's own listeners */
    click(element: Element): boolean {
      const listener = vi.fn()
      target.addEventListener('click', listener, { once: true })
      const event = new Event('click')
      Object.defineProperty(event, 'target', { value: element })
      target.dispatchEvent(event)
      target.removeEventListener('click', listener)
      return listener.mock.calls.length > 0
    },
    async fail() {
      target.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
      await new Promise((done) => setTimeout(done))
    },
    type(field: HTMLInputElement, value: string) {
      field.value = value
      const event = new Event('input')
      Object.defineProperty(event, 'target', { value: field })
      target.dispatchEvent(event)
    },
  }
}

beforeEach(() => {
  currentTime += 60_000
  pageStatus = 200
  sessionStorage.clear()
  reload.mockClear()
  newVersionWaiting.set(false)
  fakeHistory = {
    state: { idx: 3 },
    replaceState(state) {
      fakeHistory.state = state
    },
  }
})
afterEach(() => vi.restoreAllMocks())

it('reloads once in thirty seconds, even after the reload', async () => {
  await createWindow().fail()
  expect(reload).toHaveBeenCalledTimes(1)
  await createWindow().fail()
  expect(reload).toHaveBeenCalledTimes(1)
  currentTime += 30_001
  await createWindow().fail()
  expect(reload).toHaveBeenCalledTimes(2)
})

it('reloads once with blocked storage, using the history entry and keeping its state', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  await createWindow().fail()
  // The reload clears the memory of the page.
  vi.spyOn(Map.prototype, 'get').mockReturnValue(undefined)
  await createWindow().fail()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(fakeHistory.state).toMatchObject({ idx: 3 })
})

it('does not reload when neither storage nor history works', async () => {
  fakeHistory.replaceState = () => {
    throw new DOMException('too often', 'SecurityError')
  }
  await createWindow().fail()
  expect(reload).not.toHaveBeenCalled()
})

it('reloads after the clock was set back', async () => {
  await createWindow().fail()
  currentTime -= 3 * 3_600_000
  await createWindow().fail()
  expect(reload).toHaveBeenCalledTimes(2)
  currentTime += 3 * 3_600_000
})

it('offers the new version instead of reloading while canReload() returns false', async () => {
  await createWindow(() => false).fail()
  expect(reload).not.toHaveBeenCalled()
  expect(newVersionWaiting.get()).toBe(true)
})

it('does not reload while the visitor fills in a form', async () => {
  document.body.innerHTML = '<form><input name="mail"><input name="password"><button type="submit">Go</button></form>'
  const [mail, password] = document.querySelectorAll('input')
  const { fail, type } = createWindow()
  type(mail as HTMLInputElement, 'a@b.example')
  type(password as HTMLInputElement, '')
  await fail()
  expect(reload).not.toHaveBeenCalled()
  expect(newVersionWaiting.get()).toBe(true)
  type(mail as HTMLInputElement, '')
  await fail()
  expect(reload).toHaveBeenCalledTimes(1)
})

it.each([
  ['does not reload offline or while the server restarts', 0, 0],
  ['does not reload while a proxy responds with 502', 502, 0],
  ['reloads if the server has the page', 200, 1],
  ['reloads if the server returns 404 for the page', 404, 1],
])('%s', async (_, status, times) => {
  pageStatus = status
  await createWindow().fail()
  expect(reload).toHaveBeenCalledTimes(times)
})

it('does not reload offline, even with a cached page', async () => {
  fakeNavigator.onLine = false
  await createWindow().fail()
  expect(reload).not.toHaveBeenCalled()
  fakeNavigator.onLine = true
})

it('does not reload when a form is started during the check', async () => {
  let isFree = true
  const failed = createWindow(() => isFree).fail()
  isFree = false
  await failed
  expect(reload).not.toHaveBeenCalled()
  expect(newVersionWaiting.get()).toBe(true)
})

it('ignores a form that is no longer on the page', async () => {
  document.body.innerHTML = '<form><input></form>'
  const { fail, type } = createWindow()
  type(document.querySelector('input') as HTMLInputElement, 'x')
  document.body.innerHTML = ''
  await fail()
  expect(reload).toHaveBeenCalledTimes(1)
})

/** Whether errors are already reported. */
const isErrorReported = () =>
  Promise.race([
    Promise.resolve(whenReloadCancelled()).then(() => true),
    new Promise((done) => setTimeout(done)).then(() => false),
  ])

it('reports the loading error when a failing server prevents the reload', async () => {
  pageStatus = 502
  await createWindow().fail()
  expect(await isErrorReported()).toBe(true)
})

it('reports the loading error only if the page still exists five seconds after the reload started', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const failed = createWindow().fail()
  await vi.advanceTimersByTimeAsync(4999)
  await failed
  expect(reload).toHaveBeenCalledTimes(1)
  const reported = vi.fn()
  whenReloadCancelled()?.then(reported)
  await Promise.resolve()
  expect(reported).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(reported).toHaveBeenCalled()
  vi.useRealTimers()
})

it('lets the browser follow a link during a reload, and the page handle everything else', async () => {
  document.body.innerHTML = '<a href="/films"><b>Films</b></a><button type="button">Play</button>'
  const [linkText, button] = ['b', 'button'].map((name) => document.querySelector(name) as Element) as [
    Element,
    Element,
  ]
  const { click, fail } = createWindow()
  expect(click(linkText)).toBe(true)
  await fail()
  expect(click(linkText)).toBe(false)
  expect(click(button)).toBe(true)
})
