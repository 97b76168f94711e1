import { fireEvent, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fromLocalInput, toLocalInput } from './localTime'
import { TimeInput } from './TimeInput'

const ACTIONS = {
  setValue: vi.fn(),
  open: vi.fn(),
  perform: vi.fn(),
  say: vi.fn(),
  readFiles: () => new Map(),
  file: 'a',
}

function show(value?: string) {
  const onChange = vi.fn()
  const input = (current: string | undefined) => (
    <TimeInput
      id="from"
      describedBy=""
      isInvalid={false}
      field={{ name: 'from', path: [], control: { as: 'time' }, schema: {}, value: current, isRequired: false }}
      onChange={onChange}
      actions={ACTIONS}
    />
  )
  const { container, rerender } = render(input(value))
  const field = container.querySelector('input') as HTMLInputElement
  return { field, onChange, store: (next: string | undefined) => rerender(input(next)) }
}

test('stores a complete time on Enter, and keeps the focus', () => {
  const { field, onChange, store } = show()
  field.focus()
  field.value = '2027-03-01T18:00'
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Enter' })
  const time = fromLocalInput('2027-03-01T18:00')
  expect(onChange.mock.calls).toEqual([[time]])
  store(time)
  expect(document.activeElement).toBe(field)
  fireEvent.blur(field)
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('shows the value that undo restores', () => {
  const { field, store } = show('2027-03-01T17:00:00Z')
  store('2027-04-01T17:00:00Z')
  expect(field.value).toBe(toLocalInput('2027-04-01T17:00:00Z'))
  store(undefined)
  expect(field.value).toBe('')
})
