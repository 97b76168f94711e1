import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { swapPage } from './swapPage'

const getServerPage = () => document.getElementById('ssr')
const getApp = () => document.getElementById('app') as HTMLElement
/** Mutation observers run after the current task. */
const flushObservers = () => new Promise((done) => setTimeout(done))

beforeEach(() => {
  document.body.innerHTML =
    '<div id="app" data-pending></div><div id="ssr"><a href="/a">A</a><input><input value=""></div>'
})
afterEach(() => vi.useRealTimers())

it('keeps the server-rendered page until the first screen of the app has no skeleton', async () => {
  swapPage(document)
  await flushObservers()
  expect(getServerPage()).not.toBeNull()
  getApp().innerHTML = '<main><div class="mq-skeleton"></div></main>'
  await flushObservers()
  expect(getServerPage()).not.toBeNull()
  getApp().innerHTML = '<main>Page</main>'
  await flushObservers()
  expect(getServerPage()).toBeNull()
  expect(getApp().hasAttribute('data-pending')).toBe(false)
})

it('swaps after six seconds even if skeletons remain', async () => {
  vi.useFakeTimers()
  swapPage(document)
  getApp().innerHTML = '<main><div class="mq-skeleton"></div></main>'
  await vi.advanceTimersByTimeAsync(5900)
  expect(getServerPage()).not.toBeNull()
  await vi.advanceTimersByTimeAsync(200)
  expect(getServerPage()).toBeNull()
})

it('restores focus and typed text', async () => {
  const field = document.querySelectorAll('input')[1] as HTMLInputElement
  field.focus()
  field.value = 'metro'
  swapPage(document)
  const onInput = vi.fn()
  getApp().addEventListener('input', onInput)
  getApp().innerHTML = '<a href="/a">A</a><input><input>'
  await flushObservers()
  expect(document.activeElement).toBe(getApp().querySelectorAll('input')[1])
  expect(getApp().querySelectorAll('input')[1]?.value).toBe('metro')
  expect(onInput).toHaveBeenCalledOnce()
})

it('does nothing on a page without server-rendered content', () => {
  getServerPage()?.remove()
  expect(() => swapPage(document)).not.toThrow()
})
