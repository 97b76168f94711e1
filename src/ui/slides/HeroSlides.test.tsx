import { act, fireEvent, render, screen } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HeroSlides, type SlideState } from './HeroSlides'

const WIDTH = 1000
const states = new Map<number, SlideState>()
let still = false
let visibility: DocumentVisibilityState = 'visible'

beforeEach(() => {
  still = false
  visibility = 'visible'
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'Date'],
  })
  // embla measures slides and their margins; happy-dom has no layout.
  document.head.innerHTML = '<style>[role="group"] { margin: 0px }</style>'
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(500)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.matches('[role="group"]') ? [...(this.parentElement?.children ?? [])].indexOf(this) * WIDTH : 0
  })
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: still, media: query, addEventListener() {}, removeEventListener() {} }) as never,
  )
  const observer = class {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', observer)
  vi.stubGlobal('ResizeObserver', observer)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

let visits = 0

interface Options {
  count?: number
  memory?: string
  autoplay?: boolean
  clips?: number[]
  dialog?: boolean
}

/** Renders slides and waits until what moves them is there. */
async function show({ count = 3, memory = `visit ${visits++}`, autoplay = true, clips = [], dialog }: Options = {}) {
  const view = render(
    <HeroSlides
      count={count}
      memory={memory}
      label="Featured"
      look="dashes"
      autoplay={autoplay}
      hasClip={(i) => clips.includes(i)}
      slide={(i, state) => {
        states.set(i, state)
        return (
          <>
            <a href={`/title/${i}`}>Title {i + 1}</a>
            {dialog &&
              i === 0 &&
              createPortal(
                <dialog open>
                  <button type="button">Sign in</button>
                </dialog>,
                document.body,
              )}
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

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const shown = () => [...states].find(([, state]) => state.shown)?.[0]
const region = () => screen.getByRole('region', { name: 'Featured' })
const slides = () => [...region().querySelectorAll<HTMLElement>('[role="group"]')]

test('a slide stays three seconds, and after the last comes the first', async () => {
  await show()
  await pass(2900)
  expect(shown()).toBe(0)
  await pass(200)
  expect(shown()).toBe(1)
  await pass(3000)
  expect(shown()).toBe(2)
  await pass(3000)
  expect(shown()).toBe(0)
})

test('on Back the slide that was left is in sight, and can take the focus; elsewhere the first one', async () => {
  const { unmount } = await show({ memory: 'home' })
  await pass(3100)
  expect(shown()).toBe(1)
  unmount()
  const { unmount: leave } = await show({ memory: 'films' })
  expect(shown()).toBe(0)
  leave()
  await show({ memory: 'home' })
  expect(shown()).toBe(1)
  expect(slides().map((slide) => slide.inert)).toEqual([true, false, true])
  await pass(3100)
  expect(shown()).toBe(2)
})

test('the cross-fade takes half a second', async () => {
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'Slide 2 of 3' }))
  const opacity = (slide: number) => Number(slides()[slide]?.style.opacity)
  await pass(250)
  expect(opacity(1)).toBeGreaterThan(0.5)
  expect(opacity(1)).toBeLessThan(0.9)
  await pass(250)
  expect(opacity(1)).toBeGreaterThan(0.98)
  expect(opacity(0)).toBeLessThan(0.02)
})

test('after an arrow key nothing fades for half a second', async () => {
  await show()
  fireEvent.keyDown(region(), { key: 'ArrowRight' })
  await pass(20)
  expect(shown()).toBe(1)
  expect(slides()[1]?.style.opacity).toBe('1')
  await pass(400)
  fireEvent.click(screen.getByRole('button', { name: 'Slide 3 of 3' }))
  await pass(20)
  expect(slides()[2]?.style.opacity).toBe('1')
  await pass(600)
  fireEvent.click(screen.getByRole('button', { name: 'Slide 1 of 3' }))
  await pass(50)
  expect(Number(slides()[0]?.style.opacity)).toBeLessThan(1)
})

test.each([
  ['the mouse is over it', () => fireEvent.pointerEnter(region(), { pointerType: 'mouse' })],
  ['the focus is on a link of it', () => act(() => screen.getByRole('link', { name: 'Title 1' }).focus())],
  ['it was paused', () => fireEvent.click(screen.getByRole('button', { name: 'Pause the slides' }))],
  [
    'the tab is hidden',
    () => {
      visibility = 'hidden'
      act(() => void document.dispatchEvent(new Event('visibilitychange')))
    },
  ],
])('it stands still while %s', async (_, stop) => {
  await show()
  await pass(1000)
  stop()
  await pass(7000)
  expect(shown()).toBe(0)
})

test('it stands still while what was opened from it lies over the page', async () => {
  await show()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.innerHTML = '<button type="button">Close</button>'
  act(() => screen.getByRole('link', { name: 'Title 1' }).focus())
  act(() => dialog.querySelector('button')?.focus())
  await pass(7000)
  expect(shown()).toBe(0)
  act(() => screen.getByRole('link', { name: 'Title 1' }).focus())
  act(() => screen.getByRole('link', { name: 'Title 1' }).blur())
  await pass(3100)
  expect(shown()).toBe(1)
  dialog.remove()
})

test('a dialog that a slide has opened keeps its arrow keys, and the slide stays while the focus is in it', async () => {
  await show({ dialog: true })
  const button = screen.getByRole('button', { name: 'Sign in' })
  act(() => button.focus())
  await pass(7000)
  expect(shown()).toBe(0)
  fireEvent.keyDown(button, { key: 'ArrowRight' })
  await pass(20)
  expect(shown()).toBe(0)
})

test('it goes on when the mouse has left, with a full three seconds', async () => {
  await show()
  await pass(2000)
  fireEvent.pointerEnter(region(), { pointerType: 'mouse' })
  await pass(5000)
  fireEvent.pointerLeave(region())
  await pass(2900)
  expect(shown()).toBe(0)
  await pass(200)
  expect(shown()).toBe(1)
})

test('a hidden tab that comes back goes on; a paused one does not', async () => {
  await show()
  const turn = (to: DocumentVisibilityState) => {
    visibility = to
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  turn('hidden')
  await pass(5000)
  turn('visible')
  await pass(3100)
  expect(shown()).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: 'Pause the slides' }))
  turn('hidden')
  turn('visible')
  await pass(7000)
  expect(shown()).toBe(1)
})

test('who asks for it to go on is not held by the focus on that button', async () => {
  await show()
  const button = screen.getByRole('button', { name: 'Pause the slides' })
  act(() => button.focus())
  fireEvent.click(button)
  await pass(4000)
  expect(shown()).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Play the slides' }))
  await pass(3100)
  expect(shown()).toBe(1)
})

test('with reduced motion it never advances, never fades, and needs no pause button', async () => {
  still = true
  await show({ clips: [0] })
  await pass(7000)
  expect(shown()).toBe(0)
  expect(states.get(0)?.playing).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Slide 2 of 3' }))
  await pass(20)
  expect(slides()[1]?.style.opacity).toBe('1')
  expect(screen.queryByRole('button', { name: 'Pause the slides' })).toBeNull()
})

test('a brand that switched autoplay off is asked for every slide', async () => {
  await show({ autoplay: false })
  await pass(7000)
  expect(shown()).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Slide 2 of 3' }))
  await pass(600)
  expect(shown()).toBe(1)
})

test('a clip pauses the advance, and its end advances', async () => {
  await show({ clips: [0] })
  await pass(7000)
  expect(shown()).toBe(0)
  expect(states.get(0)?.playing).toBe(true)
  act(() => states.get(0)?.onClip('end'))
  await pass(600)
  expect(shown()).toBe(1)
  await pass(3000)
  expect(shown()).toBe(2)
})

test('a clip that cannot be played leaves the slide its three seconds', async () => {
  await show({ clips: [0] })
  act(() => states.get(0)?.onClip('fail'))
  await pass(3100)
  expect(shown()).toBe(1)
})

test('one slide alone has neither dashes nor pause, and does not move', async () => {
  await show({ count: 1 })
  await pass(7000)
  expect(screen.queryByRole('button')).toBeNull()
})

test('only the slide in sight can be reached, and only its picture and the next one are wanted', async () => {
  await show({ count: 4 })
  expect(slides().map((slide) => slide.inert)).toEqual([false, true, true, true])
  expect([0, 1, 2, 3].map((i) => states.get(i)?.wanted)).toEqual([true, true, false, false])
})

test('arrow keys take the focus along, from dash to dash and from slide to slide', async () => {
  await show()
  const dash = screen.getByRole('button', { name: 'Slide 1 of 3' })
  act(() => dash.focus())
  fireEvent.keyDown(dash, { key: 'ArrowLeft' })
  await pass(20)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Slide 3 of 3')
  fireEvent.keyDown(document.activeElement as Element, { key: 'Home' })
  await pass(20)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Slide 1 of 3')
  const link = screen.getByRole('link', { name: 'Title 1' })
  act(() => link.focus())
  fireEvent.keyDown(link, { key: 'ArrowRight' })
  await pass(20)
  expect(document.activeElement?.textContent).toBe('Title 2')
})

test('many slides have arrow buttons in place of dashes', async () => {
  await show({ count: 9 })
  expect(screen.queryByRole('button', { name: 'Slide 1 of 9' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await pass(20)
  expect(slides()[1]?.style.opacity).toBe('1')
  expect(screen.getByText('2 / 9')).toBeTruthy()
})

test('where what moves the slides cannot work, they change all the same', async () => {
  vi.stubGlobal('ResizeObserver', undefined)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'Slide 3 of 3' }))
  expect(shown()).toBe(2)
  expect(slides()[0]?.parentElement?.style.transform).toContain('2')
})
