import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeOver } from './takeOver'

const drawn = () => document.getElementById('drawn')
const app = () => document.getElementById('app') as HTMLElement
/** Observers are told after the present task. */
const told = () => new Promise((done) => setTimeout(done))

beforeEach(() => {
  document.body.innerHTML =
    '<div id="app" data-below></div><div id="drawn"><a href="/a">A</a><input><input value=""></div>'
})
afterEach(() => vi.useRealTimers())

it('what is drawn stands until the page has no skeleton on the first screen', async () => {
  takeOver(document)
  await told()
  expect(drawn()).not.toBeNull()
  app().innerHTML = '<main><div class="mq-skeleton"></div></main>'
  await told()
  expect(drawn()).not.toBeNull()
  app().innerHTML = '<main>Page</main>'
  await told()
  expect(drawn()).toBeNull()
  expect(app().hasAttribute('data-below')).toBe(false)
})

it('a page that is slow to come takes over all the same in the end', async () => {
  vi.useFakeTimers()
  takeOver(document)
  app().innerHTML = '<main><div class="mq-skeleton"></div></main>'
  await vi.advanceTimersByTimeAsync(5900)
  expect(drawn()).not.toBeNull()
  await vi.advanceTimersByTimeAsync(200)
  expect(drawn()).toBeNull()
})

it('focus and what was typed go along', async () => {
  const field = document.querySelectorAll('input')[1] as HTMLInputElement
  field.focus()
  field.value = 'metro'
  takeOver(document)
  const heard = vi.fn()
  app().addEventListener('input', heard)
  app().innerHTML = '<a href="/a">A</a><input><input>'
  await told()
  expect(document.activeElement).toBe(app().querySelectorAll('input')[1])
  expect(app().querySelectorAll('input')[1]?.value).toBe('metro')
  expect(heard).toHaveBeenCalledOnce()
})

it('a page that nobody has drawn is left alone', () => {
  drawn()?.remove()
  expect(() => takeOver(document)).not.toThrow()
})
