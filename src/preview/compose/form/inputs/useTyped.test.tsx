import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useTyped } from './useTyped'

function renderTyped(initial: string, normalize?: (text: string) => string) {
  const { result, rerender } = renderHook(({ shown }) => useTyped(shown, normalize), {
    initialProps: { shown: initial },
  })
  return {
    type: (...texts: string[]) => {
      for (const text of texts) act(() => result.current[1](text))
    },
    show: (shown: string) => rerender({ shown }),
    text: () => result.current[0],
  }
}

test('keeps newer typed letters when the stored value becomes an earlier typed text', () => {
  const { type, show, text } = renderTyped('')
  type('H', 'He', 'Hel')
  show('H')
  expect(text()).toBe('Hel')
  type('Hell')
  show('He')
  expect(text()).toBe('Hell')
  show('Hell')
  expect(text()).toBe('Hell')
})

test('keeps an invalid text while the value stays', () => {
  const { type, show, text } = renderTyped('slug')
  type('slug!')
  show('slug')
  expect(text()).toBe('slug!')
})

test.each([
  ['undo to the first value', 'old'],
  ['another change', 'other'],
])('replaces the text after %s', (_, shown) => {
  const { type, show, text } = renderTyped('old')
  type('n', 'ne', 'new')
  show('n')
  show(shown)
  expect(text()).toBe(shown)
})

test('shows the undone value although the same text was typed before', () => {
  const { type, show, text } = renderTyped('')
  type('a', 'ab')
  show('ab')
  show('a')
  expect(text()).toBe('a')
})

test('keeps the typed text when the result of an earlier, deleted text arrives', () => {
  const { type, show, text } = renderTyped('')
  type('a', '', 'b')
  show('a')
  expect(text()).toBe('b')
})

test('keeps the spelling of a value that is stored in another form', () => {
  const { type, show, text } = renderTyped('1', (text) => String(Number(text)))
  type('1.', '1.5', '1.50')
  show('1.5')
  expect(text()).toBe('1.50')
})

test('shows a value that differs only in spaces', () => {
  const { type, show, text } = renderTyped('a')
  type('a ')
  show('a ')
  show('a')
  expect(text()).toBe('a')
})
