import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newVersion, reloadOnNewVersion } from './newVersion'

let time = 1_000_000
const reload = vi.fn()
const line = { onLine: true }
let history: { state: unknown; replaceState: (state: unknown) => void }

/** A window of its own: listeners must not pile up on the real one. */
function open(mayReload?: () => boolean) {
  const target = Object.assign(new EventTarget(), {
    location: { reload },
    history,
    navigator: line,
  }) as unknown as Window
  reloadOnNewVersion(target, mayReload, () => time)
  return {
    fail: () => target.dispatchEvent(new Event('vite:preloadError', { cancelable: true })),
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

it('reloads once in thirty seconds, also after the reload', () => {
  open().fail()
  expect(reload).toHaveBeenCalledTimes(1)
  open().fail()
  expect(reload).toHaveBeenCalledTimes(1)
  time += 30_001
  open().fail()
  expect(reload).toHaveBeenCalledTimes(2)
})

it('reloads once where storage is blocked: the history remembers, and keeps what it held', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  open().fail()
  // The page's memory went with the reload.
  vi.spyOn(Map.prototype, 'get').mockReturnValue(undefined)
  open().fail()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(history.state).toMatchObject({ idx: 3 })
})

it('never reloads where nothing can remember it', () => {
  history.replaceState = () => {
    throw new DOMException('too often', 'SecurityError')
  }
  expect(open().fail()).toBe(true)
  expect(reload).not.toHaveBeenCalled()
})

it('a clock that was set back holds nothing up for hours', () => {
  open().fail()
  time -= 3 * 3_600_000
  open().fail()
  expect(reload).toHaveBeenCalledTimes(2)
  time += 3 * 3_600_000
})

it('never reloads while something would be lost: the new version is offered', () => {
  open(() => false).fail()
  expect(reload).not.toHaveBeenCalled()
  expect(newVersion.get()).toBe(true)
})

it('never reloads away what somebody types into a form', () => {
  document.body.innerHTML = '<form><input name="mail"><input name="password"><button type="submit">Go</button></form>'
  const [mail, password] = document.querySelectorAll('input')
  const { fail, type } = open()
  type(mail as HTMLInputElement, 'a@b.example')
  type(password as HTMLInputElement, '')
  fail()
  expect(reload).not.toHaveBeenCalled()
  expect(newVersion.get()).toBe(true)
  type(mail as HTMLInputElement, '')
  fail()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('never reloads without a line: the browser would have nothing to show', () => {
  line.onLine = false
  open().fail()
  expect(reload).not.toHaveBeenCalled()
  line.onLine = true
})

it('a form that has left the page holds nothing up', () => {
  document.body.innerHTML = '<form><input></form>'
  const { fail, type } = open()
  type(document.querySelector('input') as HTMLInputElement, 'x')
  document.body.innerHTML = ''
  fail()
  expect(reload).toHaveBeenCalledTimes(1)
})
