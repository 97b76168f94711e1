import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SearchField } from './SearchField'

function show(value: string) {
  const onChange = vi.fn()
  render(<SearchField label="Search titles" value={value} onChange={onChange} />)
  return { onChange, field: screen.getByRole('searchbox', { name: 'Search titles' }) }
}

test('Escape and the clear button empty the field and keep the focus in it', () => {
  const { onChange, field } = show('faust')
  fireEvent.keyDown(field, { key: 'Escape' })
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(onChange.mock.calls).toEqual([[''], ['']])
  expect(document.activeElement).toBe(field)
})

test('an empty field has no clear button and does not handle Escape', () => {
  const { onChange, field } = show('')
  expect(screen.queryByRole('button')).toBeNull()
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(true)
  expect(onChange).not.toHaveBeenCalled()
})
