import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Shown } from '../../site/react/useShownPage'
import { keepReturning, usePageArrival } from './usePageArrival'

let height = 0
let grow: (() => void)[] = []

beforeEach(() => {
  sessionStorage.clear()
  height = 5000
  grow = []
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height)
  vi.spyOn(window, 'scrollTo').mockImplementation(((_: number, top: number) => {
    Object.defineProperty(window, 'scrollY', { value: Math.min(top, height - window.innerHeight), configurable: true })
  }) as never)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly tell: () => void) {}
      observe() {
        grow.push(this.tell)
      }
      disconnect() {
        grow = grow.filter((tell) => tell !== this.tell)
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The page that an address has at once; the list of the first page may come late. */
function Pages() {
  const location = useLocation()
  const navigate = useNavigate()
  const [late, setSlow] = useState(false)
  const shown = { location, resolved: { type: 'page', kind: 'home', params: {}, pathname: '', search: '' } } as Shown
  const [known, setKnown] = useState(shown)
  if (known.location !== location) setKnown(shown)
  const main = usePageArrival(known)
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
      <button type="button" onClick={() => setSlow(!late)}>
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

it('a new page begins at the top, with the focus on its heading', () => {
  show()
  window.scrollTo(0, 900)
  press('X', 'link')
  expect(window.scrollY).toBe(0)
  expect(document.activeElement?.textContent).toBe('/title/x')
})

it('Back leads to the same place, and to the card that was followed', () => {
  show()
  window.scrollTo(0, 900)
  fireEvent.scroll(window)
  screen.getByRole('link', { name: 'X' }).focus()
  press('X', 'link')
  press('Back')
  expect(window.scrollY).toBe(900)
  expect(document.activeElement?.textContent).toBe('X')
})

it('a press comes before the browser tells of the scrolling: Back leads to the same place', () => {
  show()
  window.scrollTo(0, 900)
  press('X', 'link')
  press('Back')
  expect(window.scrollY).toBe(900)
})

it('of the cards of a title it is the one that was followed', () => {
  show()
  screen.getByRole('link', { name: 'X in a row' }).focus()
  press('X in a row', 'link')
  press('Back')
  expect(document.activeElement?.textContent).toBe('X in a row')
})

it('another list in the place of the first: its card has the focus', () => {
  show()
  screen.getByRole('link', { name: 'X' }).focus()
  press('X', 'link')
  press('Back')
  const link = screen.getByRole('link', { name: 'X' })
  link.replaceWith(link.cloneNode(true))
  expect(document.activeElement).toBe(document.body)
  for (const tell of grow) tell()
  expect(document.activeElement?.textContent).toBe('X')
})

it('a list that comes late: the place and the card are found when it is there', () => {
  show()
  window.scrollTo(0, 900)
  fireEvent.scroll(window)
  screen.getByRole('link', { name: 'X' }).focus()
  press('X', 'link')
  press('Late')
  height = 800
  press('Back')
  expect(window.scrollY).toBeLessThan(900)
  height = 5000
  press('Late')
  act(() => {
    for (const tell of grow) tell()
  })
  expect(window.scrollY).toBe(900)
  expect(document.activeElement?.textContent).toBe('X')
})

it('what was seen counts, not how far down it was: a row above may have gone', () => {
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
    for (const tell of grow) tell()
  })
  expect(window.scrollY).toBe(1100)
})

it('a visitor who does something is not moved any more', () => {
  height = 800
  const focus = vi.fn(() => false)
  keepReturning(() => 900, focus)
  expect(grow).toHaveLength(1)
  fireEvent.wheel(window)
  expect(grow).toHaveLength(0)
  expect(focus).toHaveBeenCalledTimes(1)
})

it.each([
  ['near, is waited for, however long it stands', 1200, 900],
  ['far above, which nobody comes near, is not', -5000, 500],
])('what is on its way %s', (_, top, at) => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div class="mq-skeleton"></div>'
  const skeleton = document.body.firstElementChild as Element
  vi.spyOn(skeleton, 'getBoundingClientRect').mockReturnValue({ top, bottom: top + 300 } as DOMRect)
  keepReturning(
    () => 900,
    () => true,
  )
  vi.advanceTimersByTime(2000)
  // It goes, and what it stood for comes: first there is less, then as much as before.
  skeleton.remove()
  for (const now of [500 + window.innerHeight, 5000]) {
    height = now
    window.scrollTo(0, window.scrollY)
    for (const tell of grow) tell()
  }
  expect(window.scrollY).toBe(at)
  vi.advanceTimersByTime(2000)
  expect(grow).toHaveLength(0)
  vi.useRealTimers()
})

it('a change of the query alone moves nothing', () => {
  show()
  window.scrollTo(0, 900)
  const sort = screen.getByRole('link', { name: 'Sort' })
  sort.focus()
  fireEvent.click(sort)
  expect(window.scrollY).toBe(900)
  expect(document.activeElement).toBe(sort)
  // And Back leads to where it left the visitor.
  press('X', 'link')
  press('Back')
  expect(window.scrollY).toBe(900)
})
