import { beforeEach, expect, it, vi } from 'vitest'
import { reloadOnNewVersion } from './newVersion'

let time = 1_000_000
const reload = vi.fn()

/** A window of its own: listeners must not pile up on the real one. */
function open(mayReload?: () => boolean) {
  const target = Object.assign(new EventTarget(), { location: { reload } }) as unknown as Window
  reloadOnNewVersion(target, mayReload, () => time)
  return () => target.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
}

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
})

it('reloads once in thirty seconds, also after the reload', () => {
  open()()
  expect(reload).toHaveBeenCalledTimes(1)
  open()()
  expect(reload).toHaveBeenCalledTimes(1)
  time += 30_001
  open()()
  expect(reload).toHaveBeenCalledTimes(2)
})

it('never reloads while something would be lost', () => {
  open(() => false)()
  expect(reload).not.toHaveBeenCalled()
})
