import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchField } from './form/SearchField'
import { MenuButton } from './overlay/MenuButton'
import { Row } from './rows/Row'
import { Tabs } from './Tabs'
import { interceptedBrowserKeys } from './testing/browserKeys'

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const onChange = vi.fn()
const cards = ['A', 'B', 'C'].map((name) => (
  <li key={name}>
    <a href={`#${name}`}>{name}</a>
  </li>
))
const tabs = ['A', 'B', 'C'].map((id) => ({ id, label: id }))

test.each<[string, ReactNode, () => HTMLElement]>([
  [
    'a row',
    <Row key="1" shape="still" label="Films" restoreKey="films">
      {cards}
    </Row>,
    () => screen.getByText('B'),
  ],
  [
    'a closed menu',
    <MenuButton key="1" label="Open">
      <a href="#a">A</a>
    </MenuButton>,
    () => screen.getByRole('button', { name: 'Open' }),
  ],
  [
    'a search field with a text',
    <SearchField key="1" label="Search" value="kana" onChange={onChange} />,
    () => screen.getByRole('searchbox'),
  ],
])('%s does not intercept keys of the browser or of input methods', (_, widget, find) => {
  render(widget)
  find().focus()
  expect(interceptedBrowserKeys(find())).toEqual([])
  expect(onChange).not.toHaveBeenCalled()
})

test('an open menu does not intercept browser keys', () => {
  render(
    <MenuButton label="Open">
      <a href="#a">A</a>
      <a href="#b">B</a>
    </MenuButton>,
  )
  fireEvent.click(screen.getByRole('button'))
  screen.getByText('A').focus()
  expect(interceptedBrowserKeys(screen.getByText('A'))).toEqual([])
  expect(screen.getByText('B')).toBeTruthy()
})

test('tabs do not intercept browser keys', async () => {
  render(
    <Tabs label="Parts" tabs={tabs} chosen="B" onChoose={onChange}>
      {(id) => id}
    </Tabs>,
  )
  const tab = screen.getByRole('tab', { name: 'B' })
  // Ariakit registers the tabs after the first render. From then on a plain arrow key moves the focus.
  await waitFor(() => {
    tab.focus()
    expect(fireEvent.keyDown(tab, { key: 'ArrowRight' })).toBe(false)
  })
  tab.focus()
  expect(interceptedBrowserKeys(tab)).toEqual([])
})
