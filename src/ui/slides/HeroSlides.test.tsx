import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standIn } from '../../lib/testing/standIn'
import { Dialog } from '../overlay/Dialog'
import { HeroSlides } from './HeroSlides'
import type { SlideState } from './useHeroSlides'

const SLIDE_WIDTH = 1000
const slideStates = new Map<number, SlideState>()
let reducedMotion = false
let visibilityState: DocumentVisibilityState = 'visible'

beforeEach(() => {
  reducedMotion = false
  visibilityState = 'visible'
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'Date'],
  })
  // embla measures slides and their margins; happy-dom has no layout.
  document.head.innerHTML = '<style>[role="group"] { margin: 0px }</style>'
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(SLIDE_WIDTH)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(500)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.matches('[role="group"]') ? [...(this.parentElement?.children ?? [])].indexOf(this) * SLIDE_WIDTH : 0
  })
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    standIn({ matches: reducedMotion, media: query, addEventListener() {}, removeEventListener() {} }),
  )
  const observer = class {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', observer)
  vi.stubGlobal('ResizeObserver', observer)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibilityState)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

let visitCount = 0

interface Options {
  count?: number
  restoreKey?: string
  autoplay?: boolean
  clips?: number[]
  dialog?: boolean
}

/** A button that opens a dialog outside of the slides. */
function SignIn() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add
      </button>
      {open &&
        createPortal(
          <Dialog name="Sign in" onClose={() => setOpen(false)}>
            <button type="button" onClick={() => setOpen(false)}>
              Close
            </button>
          </Dialog>,
          document.body,
        )}
    </>
  )
}

/** Renders slides and waits until the engine has loaded. */
async function show({
  count = 3,
  restoreKey = `visit ${visitCount++}`,
  autoplay = true,
  clips = [],
  dialog,
}: Options = {}) {
  const view = render(
    <HeroSlides
      count={count}
      restoreKey={restoreKey}
      label="Featured"
      look="dashes"
      autoplay={autoplay}
      hasClip={(i) => clips.includes(i)}
      slide={(i, state) => {
        slideStates.set(i, state)
        return (
          <>
            <a href={`/title/${i}`}>Title {i + 1}</a>
            {dialog && i === 0 && <SignIn />}
          </>
        )
      }}
    />,
  )
  await act(async () => {
    await vi.advanceTimersByTimeAsync(0)
    await vi.dynamicImportSettled()
  })
  await act(() => vi.advanceTimersByTimeAsync(0))
  return view
}

const advanceTimers = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const shownSlide = () => [...slideStates].find(([, state]) => state.shown)?.[0]
const region = () => screen.getByRole('region', { name: 'Featured' })
const slides = () => [...region().querySelectorAll<HTMLElement>('[role="group"]')]

test('advances every three seconds, from the last slide to the first', async () => {
  await show()
  await advanceTimers(2900)
  expect(shownSlide()).toBe(0)
  await advanceTimers(200)
  expect(shownSlide()).toBe(1)
  await advanceTimers(3000)
  expect(shownSlide()).toBe(2)
  await advanceTimers(3000)
  expect(shownSlide()).toBe(0)
})

test('restores the visible slide on Back and makes it focusable; starts at the first under another restoreKey', async () => {
  const { unmount } = await show({ restoreKey: 'home' })
  await advanceTimers(3100)
  expect(shownSlide()).toBe(1)
  unmount()
  const { unmount: unmountOther } = await show({ restoreKey: 'films' })
  expect(shownSlide()).toBe(0)
  unmountOther()
  await show({ restoreKey: 'home' })
  expect(shownSlide()).toBe(1)
  expect(slides().map((slide) => slide.inert)).toEqual([true, false, true])
  await advanceTimers(3100)
  expect(shownSlide()).toBe(2)
})

test('cross-fades within half a second', async () => {
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'Slide 2 of 3' }))
  const opacity = (slide: number) => Number(slides()[slide]?.style.opacity)
  await advanceTimers(250)
  expect(opacity(1)).toBeGreaterThan(0.5)
  expect(opacity(1)).toBeLessThan(0.9)
  await advanceTimers(250)
  expect(opacity(1)).toBeGreaterThan(0.98)
  expect(opacity(0)).toBeLessThan(0.02)
})

test('does not fade for half a second after an arrow key', async () => {
  await show()
  fireEvent.keyDown(region(), { key: 'ArrowRight' })
  await advanceTimers(20)
  expect(shownSlide()).toBe(1)
  expect(slides()[1]?.style.opacity).toBe('1')
  await advanceTimers(400)
  fireEvent.click(screen.getByRole('button', { name: 'Slide 3 of 3' }))
  await advanceTimers(20)
  expect(slides()[2]?.style.opacity).toBe('1')
  await advanceTimers(600)
  fireEvent.click(screen.getByRole('button', { name: 'Slide 1 of 3' }))
  await advanceTimers(50)
  expect(Number(slides()[0]?.style.opacity)).toBeLessThan(1)
})

test.each([
  ['the mouse is over it', () => fireEvent.pointerEnter(region(), { pointerType: 'mouse' })],
  ['the focus is on one of its links', () => act(() => screen.getByRole('link', { name: 'Title 1' }).focus())],
  ['it was paused', () => fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }))],
  [
    'the tab is hidden',
    () => {
      visibilityState = 'hidden'
      act(() => void document.dispatchEvent(new Event('visibilitychange')))
    },
  ],
])('does not advance while %s', async (_, stop) => {
  await show()
  await advanceTimers(1000)
  stop()
  await advanceTimers(7000)
  expect(shownSlide()).toBe(0)
})

test('does not advance while a dialog that was opened from a slide is open', async () => {
  await show()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.innerHTML = '<button type="button">Close</button>'
  act(() => screen.getByRole('link', { name: 'Title 1' }).focus())
  act(() => dialog.querySelector('button')?.focus())
  await advanceTimers(7000)
  expect(shownSlide()).toBe(0)
  act(() => screen.getByRole('link', { name: 'Title 1' }).focus())
  act(() => screen.getByRole('link', { name: 'Title 1' }).blur())
  await advanceTimers(3100)
  expect(shownSlide()).toBe(1)
  dialog.remove()
})

test('arrow keys in a dialog opened from a slide change no slide, and slides do not advance meanwhile', async () => {
  await show({ dialog: true })
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  const button = screen.getByRole('button', { name: 'Close' })
  act(() => button.focus())
  await advanceTimers(7000)
  expect(shownSlide()).toBe(0)
  fireEvent.keyDown(button, { key: 'ArrowRight' })
  await advanceTimers(20)
  expect(shownSlide()).toBe(0)
})

/** What browsers dispatch when the mouse moves from one element to another. */
function moveMouse(from: Element, to: Element) {
  const send = (type: string, target: Element, relatedTarget: Element) =>
    target.dispatchEvent(
      new PointerEvent(type, { pointerType: 'mouse', relatedTarget, bubbles: !/enter|leave/.test(type) }),
    )
  act(() => {
    send('pointerout', from, to)
    if (region().contains(from) && !region().contains(to)) send('pointerleave', region(), to)
    send('pointerover', to, from)
    if (region().contains(to) && !region().contains(from)) send('pointerenter', region(), from)
  })
}

test.each<[string, (opener: HTMLElement) => void, (close: HTMLElement) => void]>([
  // Safari does not focus a button that is tapped or clicked, so the dialog has no element to return the focus to.
  ['by tapping', () => {}, (close) => act(() => close.focus())],
  [
    'by tapping, with the focus back on its button',
    (opener) => act(() => opener.focus()),
    (close) => {
      act(() => close.focus())
      fireEvent.pointerDown(close, { pointerType: 'touch' })
    },
  ],
  [
    'with the mouse, which came from the slide',
    (opener) => moveMouse(document.body, opener),
    (close) => moveMouse(screen.getByRole('button', { name: 'Add' }), close),
  ],
  ['with the mouse, which was outside of the slides', () => {}, (close) => moveMouse(document.body, close)],
])('advances after a dialog opened from a slide has been closed %s', async (_, before, inDialog) => {
  const main = document.body.appendChild(document.createElement('main'))
  Object.assign(main, { id: 'main', tabIndex: -1 })
  await show({ dialog: true })
  const opener = screen.getByRole('button', { name: 'Add' })
  before(opener)
  fireEvent.click(opener)
  const close = screen.getByRole('button', { name: 'Close' })
  inDialog(close)
  fireEvent.click(close)
  expect(screen.queryByRole('dialog')).toBeNull()
  await advanceTimers(3100)
  expect(shownSlide()).toBe(1)
  main.remove()
})

test('restarts the three seconds when the mouse leaves', async () => {
  await show()
  await advanceTimers(2000)
  fireEvent.pointerEnter(region(), { pointerType: 'mouse' })
  await advanceTimers(5000)
  fireEvent.pointerLeave(region())
  await advanceTimers(2900)
  expect(shownSlide()).toBe(0)
  await advanceTimers(200)
  expect(shownSlide()).toBe(1)
})

test('resumes when a hidden tab becomes visible, unless paused', async () => {
  await show()
  const setVisibility = (to: DocumentVisibilityState) => {
    visibilityState = to
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  setVisibility('hidden')
  await advanceTimers(5000)
  setVisibility('visible')
  await advanceTimers(3100)
  expect(shownSlide()).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }))
  setVisibility('hidden')
  setVisibility('visible')
  await advanceTimers(7000)
  expect(shownSlide()).toBe(1)
})

test('resumes by the play button although that button has the focus', async () => {
  await show()
  const button = screen.getByRole('button', { name: 'Pause slides' })
  act(() => button.focus())
  fireEvent.click(button)
  await advanceTimers(4000)
  expect(shownSlide()).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Play slides' }))
  await advanceTimers(3100)
  expect(shownSlide()).toBe(1)
})

test('with reduced motion never advances, never fades, and has no pause button', async () => {
  reducedMotion = true
  await show({ clips: [0] })
  await advanceTimers(7000)
  expect(shownSlide()).toBe(0)
  expect(slideStates.get(0)?.playing).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Slide 2 of 3' }))
  await advanceTimers(20)
  expect(slides()[1]?.style.opacity).toBe('1')
  expect(screen.queryByRole('button', { name: 'Pause slides' })).toBeNull()
})

test('without autoplay advances on request only', async () => {
  await show({ autoplay: false })
  await advanceTimers(7000)
  expect(shownSlide()).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Slide 2 of 3' }))
  await advanceTimers(600)
  expect(shownSlide()).toBe(1)
})

test('waits for the end of a clip, then advances', async () => {
  await show({ clips: [0] })
  await advanceTimers(7000)
  expect(shownSlide()).toBe(0)
  expect(slideStates.get(0)?.playing).toBe(true)
  act(() => slideStates.get(0)?.onClip('end'))
  await advanceTimers(600)
  expect(shownSlide()).toBe(1)
  await advanceTimers(3000)
  expect(shownSlide()).toBe(2)
})

test('advances after three seconds when the clip cannot be played', async () => {
  await show({ clips: [0] })
  act(() => slideStates.get(0)?.onClip('fail'))
  await advanceTimers(3100)
  expect(shownSlide()).toBe(1)
})

test('a single slide has neither dashes nor a pause button, and does not advance', async () => {
  await show({ count: 1 })
  await advanceTimers(7000)
  expect(screen.queryByRole('button')).toBeNull()
})

test('only the visible slide is focusable, and only its image and the next one are loaded', async () => {
  await show({ count: 4 })
  expect(slides().map((slide) => slide.inert)).toEqual([false, true, true, true])
  expect([0, 1, 2, 3].map((i) => slideStates.get(i)?.loadsImage)).toEqual([true, true, false, false])
})

test('arrow keys move the focus from dash to dash and from slide to slide', async () => {
  await show()
  const dash = screen.getByRole('button', { name: 'Slide 1 of 3' })
  act(() => dash.focus())
  fireEvent.keyDown(dash, { key: 'ArrowLeft' })
  await advanceTimers(20)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Slide 3 of 3')
  fireEvent.keyDown(document.activeElement as Element, { key: 'Home' })
  await advanceTimers(20)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Slide 1 of 3')
  const link = screen.getByRole('link', { name: 'Title 1' })
  act(() => link.focus())
  fireEvent.keyDown(link, { key: 'ArrowRight' })
  await advanceTimers(20)
  expect(document.activeElement?.textContent).toBe('Title 2')
})

test('has arrow buttons instead of dashes with many slides', async () => {
  await show({ count: 9 })
  expect(screen.queryByRole('button', { name: 'Slide 1 of 9' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await advanceTimers(20)
  expect(slides()[1]?.style.opacity).toBe('1')
  expect(screen.getByText('2 / 9')).toBeTruthy()
})

test('changes slides without animation if the carousel library fails to start', async () => {
  vi.stubGlobal('ResizeObserver', undefined)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'Slide 3 of 3' }))
  expect(shownSlide()).toBe(2)
  expect(slides()[0]?.parentElement?.style.transform).toContain('2')
})
