import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startArrowNavigation } from './arrowNavigation'
import { isTelevision } from './isTelevision'
import { type ArrowKey, nextFocusable } from './nextFocusable'

/** A page whose elements have the position in `data-at`: left, top, width, height. */
function renderPositioned(html: string): void {
  document.body.innerHTML = html
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const [left = 0, top = 0, width = 0, height = 0] = (this.dataset.at ?? '').split(' ').map(Number)
    return DOMRect.fromRect({ x: left, y: top, width, height })
  })
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(function (this: HTMLElement) {
    return (this.dataset.at ? [this.getBoundingClientRect()] : []) as unknown as DOMRectList
  })
}
const elementById = (name: string) => document.getElementById(name) as HTMLElement

const PAGE_HTML = `
  <header><a id="logo" href="/" data-at="0 0 100 40"></a><nav><a id="home" href="/" data-at="200 0 80 40"></a>
    <a id="films" href="/f" data-at="300 0 80 40"></a></nav><button id="account" data-at="1800 0 80 40"></button></header>
  <section data-module="hero"><a id="watch" href="/w" data-at="100 400 120 50"></a>
    <button id="info" data-at="240 400 50 50"></button><a id="gone" inert href="/x" data-at="300 400 50 50"></a></section>
  <section data-module="aside"><a id="far" href="/far" data-at="1700 600 100 40"></a></section>
  <section data-module="row"><a id="card" href="/c" data-at="100 700 200 300"></a>
    <a id="next" href="/n" tabindex="-1" data-at="320 700 200 300"></a></section>
  <footer><select id="language" data-at="100 1100 200 40"></select></footer>`

beforeEach(() => renderPositioned(PAGE_HTML))
afterEach(() => vi.restoreAllMocks())

it.each<[string, ArrowKey, string | undefined]>([
  ['home', 'ArrowRight', 'films'],
  ['films', 'ArrowRight', 'account'],
  ['account', 'ArrowLeft', 'films'],
  ['home', 'ArrowLeft', 'logo'],
  ['logo', 'ArrowLeft', undefined],
  ['account', 'ArrowDown', 'info'],
  ['watch', 'ArrowRight', 'info'],
  // Skips the inert link.
  ['info', 'ArrowRight', undefined],
  // Far to the side, but in the next section.
  ['watch', 'ArrowDown', 'far'],
  ['far', 'ArrowDown', 'card'],
  ['card', 'ArrowDown', 'language'],
  ['card', 'ArrowUp', 'far'],
  ['watch', 'ArrowUp', 'home'],
  ['language', 'ArrowDown', undefined],
])('from %s, %s moves to %s', (from, arrowKey, to) =>
  expect(nextFocusable(arrowKey, elementById(from), document.body)?.id).toBe(to),
)

it.each([
  ['Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36', true],
  ['Mozilla/5.0 (SMART-TV; LINUX; Tizen 6.0) AppleWebKit/537.36', true],
  ['Mozilla/5.0 (Linux; Android 11; BRAVIA 4K VH2) AppleWebKit/537.36', true],
  ['Mozilla/5.0 (Linux; Android 9; AFTMM) AppleWebKit/537.36', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/120.0.0.0', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', false],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36', false],
])('detects %s as a TV: %s', (userAgent, expected) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  expect(isTelevision(userAgent)).toBe(expected)
  vi.unstubAllGlobals()
})

it('detects a device without a pointing device as a TV', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(any-pointer: none)' }))
  expect(isTelevision('Mozilla/5.0')).toBe(true)
  vi.unstubAllGlobals()
})

const pressKey = (name: string, on: Element = document.activeElement ?? document.body) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })
  on.dispatchEvent(event)
  return event
}

it('moves out of a closed select by arrow keys; a text field keeps left and right', () => {
  const stop = startArrowNavigation(document)
  elementById('language').focus()
  expect(pressKey('ArrowUp').defaultPrevented).toBe(true)
  expect(document.activeElement?.id).toBe('card')
  renderPositioned('<input id="field" data-at="0 0 100 20"><a id="below" href="/b" data-at="0 40 100 20"></a>')
  elementById('field').focus()
  expect(pressKey('ArrowRight').defaultPrevented).toBe(false)
  expect(pressKey('ArrowDown').defaultPrevented).toBe(true)
  expect(document.activeElement?.id).toBe('below')
  stop()
  expect(pressKey('ArrowUp').defaultPrevented).toBe(false)
})

it('the Back key closes an open dialog, else goes back', () => {
  const stop = startArrowNavigation(document)
  const back = vi.spyOn(history, 'back').mockImplementation(() => {})
  document.body.insertAdjacentHTML('beforeend', '<dialog open><button id="in" data-at="0 0 10 10"></button></dialog>')
  elementById('in').focus()
  const dialog = document.querySelector('dialog') as HTMLDialogElement
  const closed = vi.spyOn(dialog, 'close').mockImplementation(() => dialog.remove())
  pressKey('GoBack')
  expect(closed).toHaveBeenCalledOnce()
  expect(back).not.toHaveBeenCalled()
  pressKey('GoBack')
  expect(back).toHaveBeenCalledOnce()
  stop()
})
