import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CanvasApi } from '../../canvas/api/canvasApi'
import type { ComposeActions } from '../../useComposeActions'
import { type LayoutChoice, PreviewTitles } from './PreviewTitles'

const SERIES = { type: 'series', label: 'Series', views: 3, isChanged: false }
const FEATURE = { type: 'feature', label: 'Feature', views: 3, isChanged: false }
const LAYOUTS = [SERIES, FEATURE, { type: 'default', label: 'All others', views: 3, isChanged: false }]

/** Views with content, of 3. */
const FILLED_VIEWS: Record<string, number> = { faust: 1, sunrise: 2, spies: 2 }
const CHOICE = { type: 'feature', pagePath: '/home' }
let titles: { slug: string; name: string }[] = []

beforeEach(() => {
  titles = [
    { slug: 'faust', name: 'Faust' },
    { slug: 'sunrise', name: 'Sunrise' },
    { slug: 'spies', name: 'Spies' },
  ]
  vi.stubGlobal('fetch', async () => Response.json({ data: titles }))
})
afterEach(() => vi.unstubAllGlobals())

/** @param shownType type of the title in the canvas; undefined: another page */
function renderTitles(shownType: string | undefined) {
  const titleType = vi.fn(async () => shownType)
  const canvas = {
    titleViews: async (slug: string) => ({ filled: FILLED_VIEWS[slug], views: 3 }),
    titleType,
  } as unknown as CanvasApi
  const [onPage, say] = [vi.fn(), vi.fn()]
  const onShown = vi.fn()
  const titlesAt = (choice: LayoutChoice | undefined, pagePath = '/home') => (
    <PreviewTitles
      layouts={LAYOUTS}
      layout={FEATURE}
      choice={choice}
      onShown={onShown}
      actions={{ say } as unknown as ComposeActions}
      canvas={canvas}
      pagePath={pagePath}
      onPage={onPage}
    />
  )
  const { rerender } = render(titlesAt(CHOICE))
  return {
    ...{ titleType, onPage, onShown, say },
    forgetChoice: () => rerender(titlesAt(undefined)),
    chooseAgain: () => rerender(titlesAt({ ...CHOICE })),
    openPage: (path: string) => rerender(titlesAt(CHOICE, path)),
  }
}

test('shows the title that fills the most views of the layout, again each time the layout is chosen', async () => {
  const { onPage, say, forgetChoice, chooseAgain } = renderTitles(undefined)
  await vi.waitFor(() => expect(onPage.mock.calls).toEqual([['/title/sunrise']]))
  expect(say).toHaveBeenCalledWith('The canvas shows Sunrise.')
  forgetChoice()
  expect(onPage).toHaveBeenCalledOnce()
  chooseAgain()
  await vi.waitFor(() => expect(onPage.mock.calls).toEqual([['/title/sunrise'], ['/title/sunrise']]))
})

test('keeps the shown title if it has the chosen layout, and otherwise shows another title', async () => {
  const kept = renderTitles('feature')
  await vi.waitFor(() => expect(kept.titleType).toHaveBeenCalled())
  const replaced = renderTitles('short')
  await vi.waitFor(() => expect(replaced.onPage).toHaveBeenCalledWith('/title/sunrise'))
  expect(kept.onPage).not.toHaveBeenCalled()
})

test('keeps the page that the user opens after the choice', async () => {
  const { onPage, onShown, openPage } = renderTitles(undefined)
  openPage('/films')
  await vi.waitFor(() => expect(onShown).toHaveBeenCalled())
  expect(onPage).not.toHaveBeenCalled()
})

test('tells that the service has no title with the layout', async () => {
  titles = []
  const { onPage, say } = renderTitles(undefined)
  await screen.findByText('The service has no titles of this type.')
  await vi.waitFor(() =>
    expect(say).toHaveBeenCalledWith('The service has no title with the layout Feature. The canvas still shows /home.'),
  )
  expect(onPage).not.toHaveBeenCalled()
})
