import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { usePictureParam } from './lightboxPictures'

type PictureParam = ReturnType<typeof usePictureParam>

/** Renders a page with three pictures at the last of these history entries. */
function show(...entries: string[]) {
  const current = {} as { picture: PictureParam }
  const Page = () => {
    current.picture = usePictureParam(['1', '2', '3'])
    return null
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: ['/before', ...entries],
    initialIndex: entries.length,
  })
  render(<RouterProvider router={router} />)
  return {
    current,
    router,
    address: () => router.state.location.pathname + router.state.location.search,
    back: () => act(() => router.navigate(-1)),
  }
}

test.each([
  ['/title/faust?picture=2', 1],
  ['/title/faust', undefined],
  ['/title/faust?picture=4', undefined],
  ['/title/faust?picture=', undefined],
  ['/title/faust?picture=constructor', undefined],
])('reads the picture index from %s: %s', (address, index) => {
  expect(show(address).current.picture.index).toBe(index)
})

test('adds a history entry when a picture opens, but not when another picture replaces it', async () => {
  const { current, address, back } = show('/title/faust?view=gallery')
  act(() => current.picture.open(0))
  expect(address()).toBe('/title/faust?view=gallery&picture=1')
  act(() => current.picture.move(2))
  expect({ address: address(), index: current.picture.index }).toEqual({
    address: '/title/faust?view=gallery&picture=3',
    index: 2,
  })
  await back()
  expect({ address: address(), index: current.picture.index }).toEqual({
    address: '/title/faust?view=gallery',
    index: undefined,
  })
})

test('navigates back in the history when an opened picture closes', () => {
  const { current, address, router } = show('/title/faust')
  act(() => current.picture.open(0))
  act(() => current.picture.move(1))
  act(() => current.picture.close())
  expect(address()).toBe('/title/faust')
  expect(router.state.historyAction).toBe('POP')
})

test('removes the parameter and stays on the page when a picture from the initial address closes', async () => {
  const { current, address, back } = show('/title/faust?picture=2')
  act(() => current.picture.close())
  expect(address()).toBe('/title/faust')
  await back()
  expect(address()).toBe('/before')
})
