import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ShownPage } from '../../site/react/useShownPage'
import { restoreScroll } from './restoreScroll'
import { useScrollRestoration } from './useScrollRestoration'

let pageHeight = 0
let resizeCallbacks: (() => void)[] = []

beforeEach(() => {
  sessionStorage.clear()
  pageHeight = 5000
  resizeCallbacks = []
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => pageHeight)
  vi.spyOn(window, 'scrollTo').mockImplementation((...[, top]: unknown[]) => {
    Object.defineProperty(window, 'scrollY', {
      value: Math.min(Number(top), pageHeight - window.innerHeight),
      configurable: true,
    })
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly callback: () => void) {}
      observe() {
        resizeCallbacks.push(this.callback)
      }
      disconnect() {
        resizeCallbacks = resizeCallbacks.filter((callback) => callback !== this.callback)
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Pages that render immediately, except for the list of the first page, which the "Late" button removes and adds. */
function Pages() {
  const location = useLocation()
  const navigate = useNavigate()
  const [late, setLate] = useState(false)
  const shown = {
    location,
    resolved: { type: 'page', kind: 'home', params: {}, pathname: '', search: '' },
  } as ShownPage
  const [known, setKnown] = useState(shown)
  if (known.location !== location) setKnown(shown)
  const main = useScrollRestoration(known)
  return (
    <main ref={main} tabIndex={-1}>
      <h1 tabIndex={-1}>{location.pathname}</h1>
      {location.pathname === '/list' && !late && (
        <>
          <Link to="/title/x">X</Link>
          <section id="row" data-module="row">
            <Link to="/title/x">X in a row</Link>
          </section>
        </>
      )}
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => setLate(!late)}>
        Late
      </button>
      <Link to="/list?sort=a" replace>
        Sort
      </Link>
    </main>
  )
}
const show = () =>
  render(
    <MemoryRouter initialEntries={['/list']}>
      <Pages />
    </MemoryRouter>,
  )
const press = (name: string, role = 'button') => fireEvent.click(screen.getByRole(role, { name }))

it('starts a new page at the top, with the focus on its heading', () => {
  show()
  window.scrollTo(0, 900)
  press('X', 'link')
  expect(window.scrollY).toBe(0)
  expect(document.activeElement?.textContent).toBe('/title/x')
})

it('Back restores the scroll position and the focus on the followed card', () => {
  show()
  window.scrollTo(0, 900)
  fireEvent.scroll(window)
  screen.getByRole('link', { name: 'X' }).focus()
  press('X', 'link')
  press('Back')
  expect(window.scrollY).toBe(900)
  expect(document.activeElement?.textContent).toBe('X')
})

it('Back restores the position if the click came before the scroll event', () => {
  show()
  window.scrollTo(0, 900)
  press('X', 'link')
  press('Back')
  expect(window.scrollY).toBe(900)
})

it('Back focuses the followed card of a title that has several cards', () => {
  show()
  screen.getByRole('link', { name: 'X in a row' }).focus()
  press('X in a row', 'link')
  press('Back')
  expect(document.activeElement?.textContent).toBe('X in a row')
})

it('focuses the card again if its list is replaced', () => {
  show()
  screen.getByRole('link', { name: 'X' }).focus()
  press('X', 'link')
  press('Back')
  const link = screen.getByRole('link', { name: 'X' })
  link.replaceWith(link.cloneNode(true))
  expect(document.activeElement).toBe(document.body)
  for (const callback of resizeCallbacks) callback()
  expect(document.activeElement?.textContent).toBe('X')
})

it('restores position and focus when a list loads late', () => {
  show()
  window.scrollTo(0, 900)
  fireEvent.scroll(window)
  screen.getByRole('link', { name: 'X' }).focus()
  press('X', 'link')
  press('Late')
  pageHeight = 800
  press('Back')
  expect(window.scrollY).toBeLessThan(900)
  pageHeight = 5000
  press('Late')
  act(() => {
    for (const callback of resizeCallbacks) callback()
  })
  expect(window.scrollY).toBe(900)
  expect(document.activeElement?.textContent).toBe('X')
})

it('restores the position relative to the visible module if content above it has changed', () => {
  let above = 1000
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = this.id === 'row' ? above - window.scrollY : 0
    return { top, bottom: this.id === 'row' ? top + 400 : 0 } as DOMRect
  })
  show()
  window.scrollTo(0, 900)
  fireEvent.scroll(window)
  press('X', 'link')
  above = 640
  press('Back')
  expect(window.scrollY).toBe(540)
  above = 1200
  act(() => {
    for (const callback of resizeCallbacks) callback()
  })
  expect(window.scrollY).toBe(1100)
})

it('stops restoring when the visitor interacts', () => {
  pageHeight = 800
  const focus = vi.fn(() => false)
  restoreScroll(() => 900, focus)
  expect(resizeCallbacks).toHaveLength(1)
  fireEvent.wheel(window)
  expect(resizeCallbacks).toHaveLength(0)
  expect(focus).toHaveBeenCalledTimes(1)
})

it.each([
  ['keeps restoring until a skeleton near the viewport is replaced', 1200, 900],
  ['does not wait for a skeleton far above the viewport', -5000, 500],
])('%s', (_, top, expected) => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div class="mq-skeleton"></div>'
  const skeleton = document.body.firstElementChild as Element
  vi.spyOn(skeleton, 'getBoundingClientRect').mockReturnValue({ top, bottom: top + 300 } as DOMRect)
  restoreScroll(
    () => 900,
    () => true,
  )
  vi.advanceTimersByTime(2000)
  // The skeleton is replaced by content: the page shrinks first, then grows to its previous height.
  skeleton.remove()
  for (const newHeight of [500 + window.innerHeight, 5000]) {
    pageHeight = newHeight
    window.scrollTo(0, window.scrollY)
    for (const callback of resizeCallbacks) callback()
  }
  expect(window.scrollY).toBe(expected)
  vi.advanceTimersByTime(2000)
  expect(resizeCallbacks).toHaveLength(0)
  vi.useRealTimers()
})

it('changes neither position nor focus when only the query changes', () => {
  show()
  window.scrollTo(0, 900)
  const sort = screen.getByRole('link', { name: 'Sort' })
  sort.focus()
  fireEvent.click(sort)
  expect(window.scrollY).toBe(900)
  expect(document.activeElement).toBe(sort)
  // Back restores the position at the new history entry.
  press('X', 'link')
  press('Back')
  expect(window.scrollY).toBe(900)
})
