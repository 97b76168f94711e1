import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Row } from './Row'
import { readScrollOffset, saveScrollOffset } from './scrollOffsets'

const CARD_WIDTH = 200
let triggerResize: () => void = () => {}
let layoutReads = 0

// happy-dom has no layout: a rail is 1000 wide, a card 200.
beforeEach(() => {
  layoutReads = 0
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        triggerResize = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
    layoutReads++
    return this.children.length * CARD_WIDTH
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const cards = (count: number) =>
  Array.from({ length: count }, (_, i) => (
    <li key={i}>
      <a href={`/title/${i}`}>Title {i}</a>
    </li>
  ))

const show = (count: number, props: { arrows?: boolean; restoreKey?: string } = {}) =>
  render(
    <Row shape="still" label="Films" restoreKey={props.restoreKey ?? 'films'} arrows={props.arrows}>
      {cards(count)}
    </Row>,
  )
const getRail = () => screen.getByRole('list', { name: 'Films' })
const focusedText = () => document.activeElement?.textContent

test.each([
  ['ltr', ['ArrowRight', 'ArrowRight', 'ArrowLeft'], 'Title 1'],
  ['ltr', ['End'], 'Title 59'],
  ['ltr', ['End', 'ArrowRight'], 'Title 59'],
  ['ltr', ['End', 'ArrowLeft'], 'Title 58'],
  ['ltr', ['End', 'Home'], 'Title 0'],
  ['ltr', ['ArrowLeft'], 'Title 0'],
  ['rtl', ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowRight'], 'Title 2'],
])('in %s, the keys %j move the focus to %s', (dir, keys, name) => {
  document.dir = dir
  show(60)
  getRail().style.direction = dir
  act(() => screen.getByText('Title 0').focus())
  for (const key of keys) fireEvent.keyDown(document.activeElement as Element, { key })
  expect(focusedText()).toBe(name)
  document.dir = ''
})

test('has one tab stop: the card that was focused last', async () => {
  const user = userEvent.setup()
  show(5)
  await user.tab()
  expect(focusedText()).toBe('Title 0')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  await user.tab()
  expect(document.activeElement).toBe(document.body)
  await user.tab()
  expect(focusedText()).toBe('Title 2')
})

test('keeps the tab stop when cards are added', async () => {
  const { rerender } = show(5)
  act(() => screen.getByText('Title 2').focus())
  act(() => screen.getByText('Title 2').blur())
  rerender(
    <Row shape="still" label="Films" restoreKey="films">
      {cards(8)}
    </Row>,
  )
  await userEvent.tab()
  expect(focusedText()).toBe('Title 2')
})

test('has a tab stop even if the first card is not a link', async () => {
  render(
    <Row shape="still" label="Films" restoreKey="films">
      {[
        <li key="0">
          <span>Not yet</span>
        </li>,
        ...cards(2).map((card) => ({ ...card, key: `x${card.key}` })),
      ]}
    </Row>,
  )
  await userEvent.tab()
  expect(focusedText()).toBe('Title 0')
})

test('hides the buttons at the ends, and without arrows', async () => {
  const button = (name: string) => screen.queryByRole('button', { name: `${name}: Films` })
  const { unmount } = show(20)
  act(triggerResize)
  expect([button('Previous'), button('Next')].map(Boolean)).toEqual([false, true])
  getRail().scrollLeft = 500
  act(triggerResize)
  expect([button('Previous'), button('Next')].map(Boolean)).toEqual([true, true])
  getRail().scrollLeft = 3000
  act(triggerResize)
  expect([button('Previous'), button('Next')].map(Boolean)).toEqual([true, false])
  unmount()
  show(20, { arrows: false })
  act(triggerResize)
  expect(button('Next')).toBeNull()
})

test('has no buttons if all cards fit', () => {
  show(4)
  act(triggerResize)
  expect(screen.queryByRole('button')).toBeNull()
})

test('buttons scroll by 85 % of the width, reversed in right-to-left layouts', async () => {
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollBy').mockImplementation(() => {})
  show(20)
  act(triggerResize)
  fireEvent.click(screen.getByRole('button', { name: 'Next: Films' }))
  expect(scrolled).toHaveBeenLastCalledWith({ left: 850 })
  getRail().style.direction = 'rtl'
  fireEvent.click(screen.getByRole('button', { name: 'Next: Films' }))
  expect(scrolled).toHaveBeenLastCalledWith({ left: -850 })
})

test('restores the scroll offset, and starts at 0 under another key', () => {
  vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(function (this: HTMLElement, to: unknown) {
    this.scrollLeft = (to as ScrollToOptions).left ?? 0
  })
  const { unmount } = show(60, { restoreKey: 'a' })
  getRail().scrollLeft = 1400
  fireEvent.scroll(getRail())
  unmount()
  const restored = show(60, { restoreKey: 'a' })
  expect(getRail().scrollLeft).toBe(1400)
  restored.unmount()
  show(60, { restoreKey: 'b' })
  expect(getRail().scrollLeft).toBe(0)
})

test('saves an offset that changes just before unmounting', () => {
  let left = 0
  vi.spyOn(HTMLElement.prototype, 'scrollLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.isConnected ? left : 0
  })
  const { unmount } = show(60, { restoreKey: 'a' })
  left = 1400
  fireEvent.scroll(getRail())
  unmount()
  expect(readScrollOffset('a')).toBe(1400)
})

test('keeps the scroll offset when its restoreKey changes, and saves it under the new key', () => {
  const { rerender } = show(60, { restoreKey: 'a' })
  getRail().scrollLeft = 1400
  fireEvent.scroll(getRail())
  rerender(
    <Row shape="still" label="Films" restoreKey="b">
      {cards(60)}
    </Row>,
  )
  expect(getRail().scrollLeft).toBe(1400)
  expect([readScrollOffset('a'), readScrollOffset('b')]).toEqual([1400, 1400])
})

test('renders 40 cards at a time, and all of them on End', () => {
  show(500)
  expect(getRail().children.length).toBe(40)
  getRail().scrollLeft = 40 * CARD_WIDTH - 1000
  act(triggerResize)
  expect(getRail().children.length).toBe(80)
  act(() => screen.getByText('Title 0').focus())
  fireEvent.keyDown(screen.getByText('Title 0'), { key: 'End' })
  expect(focusedText()).toBe('Title 499')
})

test('adds cards once when measured twice before rendering', () => {
  show(200)
  getRail().scrollLeft = 40 * CARD_WIDTH - 1000
  act(() => {
    triggerResize()
    triggerResize()
  })
  expect(getRail().children).toHaveLength(80)
})

test('renders all cards when restoring an offset', () => {
  saveScrollOffset('far', 15_000)
  show(200, { restoreKey: 'far' })
  expect(getRail().children.length).toBe(200)
})

test('does not read the layout while rendering', () => {
  const view = show(60)
  view.rerender(
    <Row shape="still" label="Films" restoreKey="films">
      {cards(60)}
    </Row>,
  )
  expect(layoutReads).toBe(0)
})
