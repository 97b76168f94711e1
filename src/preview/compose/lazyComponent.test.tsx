import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyComponent, optionalComponent } from './lazyComponent'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const Bar = ({ name }: { name: string }) => <p>The bar of {name}</p>

/** Code whose first load fails. */
const loadSecond = () =>
  vi.fn(async () => Bar).mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))

/** A page with an optional component, without which it can be used. */
function showPage(load: () => Promise<typeof Bar>) {
  const Optional = optionalComponent(load)
  const page = (name?: string) => (
    <main>
      <h1>Compose</h1>
      {name && <Optional name={name} />}
    </main>
  )
  const { rerender } = render(page())
  return {
    show: (name?: string) => act(async () => rerender(page(name))),
    text: () => screen.getByRole('main').textContent,
  }
}

test('leaves out an optional component whose code cannot be loaded, until it is mounted again', async () => {
  const { show, text } = showPage(loadSecond())
  await show('Rows')
  expect(text()).toBe('Compose')
  await show()
  await show('Rows')
  expect(text()).toBe('ComposeThe bar of Rows')
})

test('does not load the code of a mounted optional component again with each render', async () => {
  const load = loadSecond()
  const { show } = showPage(load)
  await show('Rows')
  await show('Hero')
  expect(load).toHaveBeenCalledOnce()
})

test('leaves out an optional component whose every render fails', async () => {
  const { show, text } = showPage(async () => () => {
    throw new Error('broken on purpose')
  })
  await show('Rows')
  await show('Hero')
  expect(text()).toBe('Compose')
})

test('renders loaded code without waiting', async () => {
  const Lazy = lazyComponent(async () => Bar, 'Loading …')
  const { rerender } = render(<Lazy key="first" name="Rows" />)
  expect(await screen.findByText('The bar of Rows')).toBeTruthy()
  rerender(<Lazy key="second" name="Hero" />)
  expect(screen.getByText('The bar of Hero')).toBeTruthy()
})
