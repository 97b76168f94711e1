import { fireEvent, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSession } from '../../session/session'
import { RuntimeProvider } from '../../site/react/RuntimeContext'
import type { Runtime } from '../../site/runtime'
import { usePreloadLinks } from './usePreloadLinks'

let preloadedPages: string[]
let link: HTMLAnchorElement
let unmount: () => void

beforeEach(() => {
  vi.useFakeTimers()
  preloadedPages = []
  document.body.innerHTML = '<a href="/films"><b>Films</b></a><a href="https://elsewhere.example/">Away</a>'
  link = document.querySelector('a') as HTMLAnchorElement
  link.addEventListener('click', (event) => event.preventDefault())
  const runtime = {
    session: createSession(),
    resolve: ({ pathname }: Location) => ({ type: 'page', kind: 'home', pathname }),
    page: () => ({ load: async () => {} }),
    registry: {
      kinds: new Map([['home', { preload: async (_: Runtime, at: Location) => preloadedPages.push(at.pathname) }]]),
    },
  } as unknown as Runtime
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RuntimeProvider value={runtime}>{children}</RuntimeProvider>
  )
  unmount = renderHook(() => usePreloadLinks(), { wrapper }).unmount
})
afterEach(() => {
  unmount()
  vi.useRealTimers()
})

const hoverOver = (element: Element) => fireEvent.pointerOver(element)
const waitForHoverDelay = () => vi.advanceTimersByTime(100)

test.each<[string, () => void]>([
  ['the mouse rests on it', () => hoverOver(link.firstElementChild as Element)],
  ['the focus is on it', () => fireEvent.focusIn(link)],
  [
    'it is pressed before the mouse has rested on it',
    () => {
      hoverOver(link)
      fireEvent.pointerDown(link)
      fireEvent.click(link)
    },
  ],
])('preloads the page of a link when %s', (_, act) => {
  act()
  waitForHoverDelay()
  expect(preloadedPages).toEqual(['/films'])
})

test.each<[string, () => void]>([
  [
    'the mouse only passes over it',
    () => {
      hoverOver(link)
      hoverOver(document.body)
    },
  ],
  ['it leads to another site', () => hoverOver(document.querySelectorAll('a')[1] as Element)],
  [
    'it opens a new tab',
    () => {
      link.target = '_blank'
      hoverOver(link)
    },
  ],
  [
    'it was clicked, because the page then loads itself',
    () => {
      fireEvent.focusIn(link)
      fireEvent.click(link)
    },
  ],
])('does not preload when %s', (_, act) => {
  act()
  waitForHoverDelay()
  expect(preloadedPages).toEqual([])
})
