import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageStays } from '../../lib/async/pageReload'
import { newVersion, reloadOnNewVersion } from './newVersion'

let time = 1_000_000
const reload = vi.fn()
const line = { onLine: true }
/** What the server answers when it is asked for the page; 0: nothing. */
let answers = 200
let history: { state: unknown; replaceState: (state: unknown) => void }

/** A window of its own: listeners must not pile up on the real one. */
function open(mayReload?: () => boolean) {
  const target = Object.assign(new EventTarget(), {
    location: { reload, href: 'https://lumen.example/genres' },
    history,
    navigator: line,
    fetch: async () => (answers ? new Response(null, { status: answers }) : Promise.reject(new TypeError('no line'))),
  }) as unknown as Window
  reloadOnNewVersion(target, mayReload, () => time)
  return {
    /** @returns whether somebody in the page hears it */
    press(element: Element): boolean {
      const heard = vi.fn()
      target.addEventListener('click', heard, { once: true })
      const event = new Event('click')
      Object.defineProperty(event, 'target', { value: element })
      target.dispatchEvent(event)
      target.removeEventListener('click', heard)
      return heard.mock.calls.length > 0
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
  time += 60_000
  answers = 200
  sessionStorage.clear()
  reload.mockClear()
  newVersion.set(false)
  history = {
    state: { idx: 3 },
    replaceState(state) {
      history.state = state
    },
  }
})
afterEach(() => vi.restoreAllMocks())

it('reloads once in thirty seconds, even after the reload', async () => {
  await open().fail()
  expect(reload).toHaveBeenCalledTimes(1)
  await open().fail()
  expect(reload).toHaveBeenCalledTimes(1)
  time += 30_001
  await open().fail()
  expect(reload).toHaveBeenCalledTimes(2)
})

it('reloads once with blocked storage, using the history entry and keeping its state', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  await open().fail()
  // The page's memory went with the reload.
  vi.spyOn(Map.prototype, 'get').mockReturnValue(undefined)
  await open().fail()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(history.state).toMatchObject({ idx: 3 })
})

it('does not reload when neither storage nor history works', async () => {
  history.replaceState = () => {
    throw new DOMException('too often', 'SecurityError')
  }
  await open().fail()
  expect(reload).not.toHaveBeenCalled()
})

it('is not blocked for hours by a clock that was set back', async () => {
  await open().fail()
  time -= 3 * 3_600_000
  await open().fail()
  expect(reload).toHaveBeenCalledTimes(2)
  time += 3 * 3_600_000
})

it('offers the new version instead of reloading while a reload would lose something', async () => {
  await open(() => false).fail()
  expect(reload).not.toHaveBeenCalled()
  expect(newVersion.get()).toBe(true)
})

it('does not reload while the visitor fills in a form', async () => {
  document.body.innerHTML = '<form><input name="mail"><input name="password"><button type="submit">Go</button></form>'
  const [mail, password] = document.querySelectorAll('input')
  const { fail, type } = open()
  type(mail as HTMLInputElement, 'a@b.example')
  type(password as HTMLInputElement, '')
  await fail()
  expect(reload).not.toHaveBeenCalled()
  expect(newVersion.get()).toBe(true)
  type(mail as HTMLInputElement, '')
  await fail()
  expect(reload).toHaveBeenCalledTimes(1)
})

it.each([
  ['there is no line, or the server is just started anew', 0, 0],
  ['a proxy says that the server is away', 502, 0],
  ['the server is there', 200, 1],
  ['the page is not of this site any more, which its new version says', 404, 1],
])('does not replace the page by a browser error page: %s', async (_, status, times) => {
  answers = status
  await open().fail()
  expect(reload).toHaveBeenCalledTimes(times)
})

it('does not reload offline, even with a cached page', async () => {
  line.onLine = false
  await open().fail()
  expect(reload).not.toHaveBeenCalled()
  line.onLine = true
})

it('does not reload when a form is started during the check', async () => {
  let isFree = true
  const failed = open(() => isFree).fail()
  isFree = false
  await failed
  expect(reload).not.toHaveBeenCalled()
  expect(newVersion.get()).toBe(true)
})

it('ignores a form that is no longer on the page', async () => {
  document.body.innerHTML = '<form><input></form>'
  const { fail, type } = open()
  type(document.querySelector('input') as HTMLInputElement, 'x')
  document.body.innerHTML = ''
  await fail()
  expect(reload).toHaveBeenCalledTimes(1)
})

/** Whether what fails now is told already. */
const isTold = () =>
  Promise.race([
    Promise.resolve(pageStays()).then(() => true),
    new Promise((done) => setTimeout(done)).then(() => false),
  ])

it('reports the error when the page stays', async () => {
  answers = 502
  await open().fail()
  expect(await isTold()).toBe(true)
})

it('holds the error back during a reload unless that takes long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const failed = open().fail()
  await vi.advanceTimersByTimeAsync(4999)
  await failed
  expect(reload).toHaveBeenCalledTimes(1)
  const told = vi.fn()
  pageStays()?.then(told)
  await Promise.resolve()
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toHaveBeenCalled()
  vi.useRealTimers()
})

it('lets the browser follow a link during a reload, and the page handle everything else', async () => {
  document.body.innerHTML = '<a href="/films"><b>Films</b></a><button type="button">Play</button>'
  const [words, button] = ['b', 'button'].map((name) => document.querySelector(name) as Element) as [Element, Element]
  const { press, fail } = open()
  expect(press(words)).toBe(true)
  await fail()
  expect(press(words)).toBe(false)
  expect(press(button)).toBe(true)
})
