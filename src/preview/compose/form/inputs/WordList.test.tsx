import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FormActions } from '../formActions'
import { WordList } from './WordList'

const CHOICES = ['back', 'logo', 'meta', 'summary'].map((value) => ({ value, meaning: `About ${value}.` }))
const FIELD_PATH = ['data', 'feature', 'section']
const FILE = 'modules/title-layouts.json'

function show(value: string[] | undefined, current?: FormActions['current']) {
  const perform = vi.fn<FormActions['perform']>()
  const schema = {}
  render(
    <WordList
      id="parts"
      describedBy="about"
      isInvalid={false}
      field={{ name: 'section', path: FIELD_PATH, control: { as: 'json' }, schema, value, isRequired: false }}
      onChange={vi.fn()}
      choices={CHOICES}
      initial={['back', 'meta', 'logo']}
      actions={{
        setValue: vi.fn(),
        open: vi.fn(),
        perform,
        say: vi.fn(),
        readFiles: () => new Map(),
        file: FILE,
        current,
      }}
    />,
  )
  return perform
}
const rowTexts = () => screen.getAllByRole('listitem').map((row) => row.textContent?.replaceAll(/[↑↓✕]/g, ''))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test.each<[string, string, string, object]>([
  [
    'moves a word down',
    'Move Back down',
    'Move Back to place 2 of 3',
    { do: 'move', item: [...FIELD_PATH, 0], before: 2 },
  ],
  ['moves a word to the end', 'Move Logo down', 'Move Logo to place 3 of 3', { do: 'move', item: [...FIELD_PATH, 1] }],
  ['moves a word up', 'Move Meta up', 'Move Meta to place 2 of 3', { do: 'move', item: [...FIELD_PATH, 2], before: 1 }],
  ['removes a word', 'Remove Logo', 'Remove Logo from Parts of the heading', { do: 'remove', at: [...FIELD_PATH, 1] }],
  [
    'adds a word that is not in the list',
    'Add to Parts of the heading',
    'Add Summary to Parts of the heading',
    { do: 'insert', list: FIELD_PATH, value: 'summary' },
  ],
])('%s', (_, button, label, change) => {
  const perform = show(['back', 'logo', 'meta'])
  press(button)
  expect(perform).toHaveBeenCalledExactlyOnceWith(label, [{ file: FILE, change }])
})

test('moves a word with Alt and the arrow keys, and not beyond the end', () => {
  const perform = show(['back', 'logo'])
  const last = screen.getByRole('button', { name: 'Remove Logo' })
  fireEvent.keyDown(last, { key: 'ArrowDown', altKey: true })
  expect(perform).not.toHaveBeenCalled()
  fireEvent.keyDown(last, { key: 'ArrowUp', altKey: true })
  expect(perform).toHaveBeenCalledOnce()
})

test('shows the default of a field that is not set, and writes all of it with the first change', () => {
  const perform = show(undefined)
  expect(rowTexts()).toEqual(['Back', 'Meta', 'Logo'])
  press('Remove Meta')
  expect(perform).toHaveBeenCalledWith(expect.any(String), [
    { file: FILE, change: { do: 'set', at: FIELD_PATH, value: ['back', 'logo'] } },
  ])
})

test('marks the selected word in the list, and shows the meaning of the word chosen to be added', () => {
  show(['back', 'logo', 'meta'], [...FIELD_PATH, 1])
  expect(screen.getAllByRole('listitem').map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true', null])
  expect(screen.getByText('About summary.')).toBeTruthy()
})
