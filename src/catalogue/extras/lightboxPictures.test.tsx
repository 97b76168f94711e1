import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { usePictureParam } from './lightboxPictures'

type Pictures = ReturnType<typeof usePictureParam>

/** A page with three pictures, at the end of a history. */
function show(...entries: string[]) {
  const now = {} as { picture: Pictures }
  const Page = () => {
    now.picture = usePictureParam(['1', '2', '3'])
    return null
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: ['/before', ...entries],
    initialIndex: entries.length,
  })
  render(<RouterProvider router={router} />)
  return {
    now,
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
])('at %s the picture is %s', (address, index) => {
  expect(show(address).now.picture.index).toBe(index)
})

test('opening one is a step that Back undoes, going on is none', async () => {
  const { now, address, back } = show('/title/faust?view=gallery')
  act(() => now.picture.open(0))
  expect(address()).toBe('/title/faust?view=gallery&picture=1')
  act(() => now.picture.move(2))
  expect({ address: address(), index: now.picture.index }).toEqual({
    address: '/title/faust?view=gallery&picture=3',
    index: 2,
  })
  await back()
  expect({ address: address(), index: now.picture.index }).toEqual({
    address: '/title/faust?view=gallery',
    index: undefined,
  })
})

test('closing takes the step back', () => {
  const { now, address, router } = show('/title/faust')
  act(() => now.picture.open(0))
  act(() => now.picture.move(1))
  act(() => now.picture.close())
  expect(address()).toBe('/title/faust')
  expect(router.state.historyAction).toBe('POP')
})

test('closing one that the address came with stays on the page', async () => {
  const { now, address, back } = show('/title/faust?picture=2')
  act(() => now.picture.close())
  expect(address()).toBe('/title/faust')
  await back()
  expect(address()).toBe('/before')
})
