import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, test } from 'vitest'
import { MenuButton } from './MenuButton'

beforeEach(() => {
  render(
    <>
      <MenuButton label="Open">
        <a href="#a">A</a>
        <a href="#b">B</a>
        <button type="button">C</button>
      </MenuButton>
      <button type="button">Outside</button>
    </>,
  )
})
const menuButton = () => screen.getByRole('button', { name: 'Open' })
const isOpen = () => screen.queryByText('A') !== null
const focusedText = () => document.activeElement?.textContent

it('opens and closes on click, and sets aria-expanded', () => {
  expect(isOpen()).toBe(false)
  fireEvent.click(menuButton())
  expect([isOpen(), menuButton().getAttribute('aria-expanded')]).toEqual([true, 'true'])
  fireEvent.click(menuButton())
  expect([isOpen(), menuButton().getAttribute('aria-expanded')]).toEqual([false, 'false'])
})

it('arrow keys move the focus into the menu and wrap around; Home and End go to the ends', () => {
  menuButton().focus()
  fireEvent.keyDown(menuButton(), { key: 'ArrowDown' })
  expect(focusedText()).toBe('A')
  for (const [key, to] of [
    ['ArrowDown', 'B'],
    ['End', 'C'],
    ['ArrowDown', 'A'],
    ['ArrowUp', 'C'],
    ['Home', 'A'],
  ]) {
    fireEvent.keyDown(document.activeElement as Element, { key })
    expect(focusedText()).toBe(to)
  }
})

it('Escape closes and returns the focus to the button', () => {
  fireEvent.click(menuButton())
  screen.getByText('B').focus()
  fireEvent.keyDown(screen.getByText('B'), { key: 'Escape' })
  expect([isOpen(), focusedText()]).toEqual([false, 'Open'])
})

it('a click on an item returns the focus to the button', () => {
  fireEvent.click(menuButton())
  screen.getByText('C').focus()
  fireEvent.click(screen.getByText('C'))
  expect([isOpen(), focusedText()]).toEqual([false, 'Open'])
})

test.each([
  ['a click outside', () => fireEvent.pointerDown(screen.getByText('Outside'))],
  ['moving the focus out', () => fireEvent.blur(screen.getByText('C'), { relatedTarget: screen.getByText('Outside') })],
  ['a click on an item', () => fireEvent.click(screen.getByText('C'))],
])('%s closes the menu', (_, act) => {
  fireEvent.click(menuButton())
  act()
  expect(isOpen()).toBe(false)
})
