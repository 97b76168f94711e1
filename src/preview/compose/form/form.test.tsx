import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { SiteOperation } from '../../../tools/edit/editSite'
import type { Schema } from '../../../tools/schemas/schema'
import { FieldInput } from './FieldInput'
import { controlOf } from './fieldControl'
import type { FormActions } from './formActions'
import type { FormField } from './formGroups'
import { ValueForm } from './ValueForm'

const fieldOf = (name: string, schema: Schema, value?: unknown, isRequired = false): FormField => ({
  name,
  path: [name],
  control: controlOf(schema),
  schema,
  value,
  isRequired,
})

const actionsOf = (setValue: FormActions['setValue']): FormActions => ({
  setValue,
  open: vi.fn(),
  perform: vi.fn(() => true),
  say: vi.fn(),
  readFiles: () => new Map(),
  file: 'config.json',
})

/** A form of texts that are stored as they are typed. */
function TextsForm({ id, initial }: { id: string; initial: Record<string, string | undefined> }) {
  const [values, setValues] = useState<Record<string, unknown>>(initial)
  const fields = Object.keys(initial).map((name) => fieldOf(name, { type: 'string', maxLength: 10 }, values[name]))
  const setValue: FormActions['setValue'] = async ({ name }, value) => {
    setValues((current) => ({ ...current, [name]: value }))
    return undefined
  }
  return <ValueForm groups={[{ heading: '', fields }]} id={id} actions={actionsOf(setValue)} />
}

const FIELD_NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const textValues = (set: Record<string, string>) => Object.fromEntries(FIELD_NAMES.map((name) => [name, set[name]]))
const isInDetails = (label: string) => screen.getByLabelText(label).closest('details') !== null

test('keeps the focus and the place of an unset field while its first value is typed', async () => {
  render(<TextsForm id="1" initial={textValues({ a: 'x' })} />)
  const input = screen.getByLabelText('C')
  await userEvent.type(input, 'long')
  expect(screen.getByLabelText<HTMLInputElement>('C').value).toBe('long')
  expect(document.activeElement).toBe(input)
  expect(isInDetails('C')).toBe(true)
})

test('keeps the place of a field that is cleared', async () => {
  render(<TextsForm id="1" initial={textValues({ a: 'x' })} />)
  await userEvent.clear(screen.getByLabelText('A'))
  expect(isInDetails('A')).toBe(false)
  expect(document.activeElement).toBe(screen.getByLabelText('A'))
})

test('lists set fields directly and unset fields in the details when another value is shown', () => {
  const show = (id: string, set: Record<string, string>) => <TextsForm key={id} id={id} initial={textValues(set)} />
  const { rerender } = render(show('1', { a: 'x' }))
  expect(isInDetails('B')).toBe(true)
  rerender(show('2', { b: 'x' }))
  expect(isInDetails('B')).toBe(false)
  expect(isInDetails('A')).toBe(true)
})

test('shows the fields of another value without remounting the form', () => {
  const groupsOf = (set: Record<string, string>) => [
    { heading: '', fields: FIELD_NAMES.map((name) => fieldOf(name, { type: 'string' }, set[name])) },
  ]
  const actions = actionsOf(async () => undefined)
  const { rerender } = render(<ValueForm id="1" groups={groupsOf({ a: 'x' })} actions={actions} />)
  rerender(<ValueForm id="2" groups={groupsOf({ b: 'x' })} actions={actions} />)
  expect(isInDetails('B')).toBe(false)
  expect(isInDetails('A')).toBe(true)
})

/** Types into a field and returns the stored values. */
async function typeInto(field: FormField, text: string) {
  const setValue = vi.fn(async (_: FormField, value: unknown) => (value === 'bad' ? 'This is bad.' : undefined))
  render(<FieldInput field={field} actions={actionsOf(setValue)} />)
  await act(async () => {
    fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })
  })
  return setValue.mock.calls.map(([, value]) => value)
}

const descriptionTexts = () =>
  (screen.getByRole('textbox').getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

const LINES_SCHEMA: Schema = { type: 'array', items: { type: 'string' } }
const ABOUT = 'What it is.'

test.each<[string, Schema, unknown, string]>([
  ['a number', { type: 'integer' }, 3, ''],
  ['a number, by typing a space', { type: 'integer' }, 3, ' '],
  ['JSON', {}, 3, ''],
  ['lines of text', LINES_SCHEMA, ['a'], '\n'],
])('refuses to clear a required field: %s', async (_, schema, value, text) => {
  const field = fieldOf('size', { ...schema, description: ABOUT }, value, true)
  expect(await typeInto(field, text)).toEqual([])
  expect(screen.getByRole('alert').textContent).toBe('This field is required.')
  expect(descriptionTexts()).toEqual(['This field is required.', ABOUT])
})

test.each<[string, Schema, unknown]>([
  ['a number', { type: 'integer' }, 3],
  ['JSON', {}, 3],
  ['lines of text', LINES_SCHEMA, ['a']],
])('removes the value of an optional field when it is cleared: %s', async (_, schema, value) => {
  expect(await typeInto(fieldOf('size', schema, value), ' ')).toEqual([undefined])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('stores a number without the spaces around it', async () => {
  expect(await typeInto(fieldOf('size', { type: 'integer' }, 3), ' 12 ')).toEqual([12])
})

test('adds the message of the validator to the accessible description of a field', async () => {
  await typeInto(fieldOf('size', { type: 'string', description: ABOUT }, 'good'), 'bad')
  expect(descriptionTexts()).toEqual(['This is bad.', ABOUT])
})

test('adds the message about invalid JSON to the accessible description of a field', async () => {
  expect(await typeInto(fieldOf('size', { description: ABOUT }, 3), '{')).toEqual([])
  expect(descriptionTexts()).toEqual(['This is not valid JSON. The last valid value is used.', ABOUT])
})

const TEXT_SCHEMA: Schema = { type: 'string', maxLength: 10 }

/** A required field whose values are validated when the test resolves them. */
function SlowInput({ pending, schema = TEXT_SCHEMA }: { pending: ((refused?: string) => void)[]; schema?: Schema }) {
  const [value, setValue] = useState<unknown>(schema.default ?? '')
  const actions = actionsOf(
    (_, next) =>
      new Promise((resolve) => {
        pending.push((refused) => {
          if (refused === undefined) setValue(next)
          resolve(refused)
        })
      }),
  )
  return <FieldInput field={fieldOf('text', schema, value, true)} actions={actions} />
}

test('keeps letters that are typed while earlier ones are validated', async () => {
  const pending: ((refused?: string) => void)[] = []
  render(<SlowInput pending={pending} />)
  const input = screen.getByRole<HTMLInputElement>('textbox')
  for (const value of ['H', 'He', 'He!']) fireEvent.change(input, { target: { value } })
  for (const refused of [undefined, undefined, 'No exclamation marks.']) {
    await act(async () => pending.shift()?.(refused))
    expect(input.value).toBe('He!')
  }
  expect(screen.getByRole('alert').textContent).toBe('No exclamation marks.')
})

test('ignores the message about an earlier text', async () => {
  const pending: ((refused?: string) => void)[] = []
  render(<SlowInput pending={pending} />)
  for (const value of ['!', 'H']) fireEvent.change(screen.getByRole('textbox'), { target: { value } })
  await act(async () => pending[1]?.())
  await act(async () => pending[0]?.('No exclamation marks.'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('keeps the message that a field is required while an earlier value is stored', async () => {
  const pending: ((refused?: string) => void)[] = []
  render(<SlowInput pending={pending} schema={{ type: 'integer', default: 5 }} />)
  const input = screen.getByRole<HTMLInputElement>('textbox')
  for (const value of ['12', '']) fireEvent.change(input, { target: { value } })
  await act(async () => pending.shift()?.())
  expect(input.value).toBe('')
  expect(screen.getByRole('alert').textContent).toBe('This field is required.')
})

test('keeps the message about a list while other fields change, and removes it when the list changes', async () => {
  const actions = actionsOf(async () => 'This is bad.')
  const show = (value: unknown) => <FieldInput field={fieldOf('list', LINES_SCHEMA, value)} actions={actions} />
  const { rerender } = render(show(['a']))
  await act(async () => {
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'b' } })
  })
  rerender(show(['a']))
  expect(screen.getByRole('alert').textContent).toBe('This is bad.')
  rerender(show(['c']))
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(show(['a']))
  expect(screen.queryByRole('alert')).toBeNull()
})

/** A list of links that can be moved. */
function LinksForm({ perform }: { perform?: FormActions['perform'] }) {
  const [links, setLinks] = useState(['one', 'two', 'three'])
  const move = (_: string, operations: readonly SiteOperation[]) => {
    const [operation] = operations
    if (!operation || !('change' in operation) || operation.change.do !== 'move') return false
    const from = Number(operation.change.item.at(-1))
    const { before = links.length } = operation.change
    const next = links.map((name, index) => ({ name, at: index === from ? Number(before) - 0.5 : index }))
    setLinks(next.sort((a, b) => a.at - b.at).map(({ name }) => name))
    return true
  }
  const schema: Schema = {
    type: 'array',
    items: { type: 'object', properties: { label: { type: 'string' } } },
  }
  const value = links.map((label) => ({ label }))
  const actions = { ...actionsOf(async () => undefined), perform: perform ?? move }
  return <FieldInput field={fieldOf('links', schema, value)} actions={actions} />
}

const focusedName = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
const press = async (name: string, keys: string) => {
  screen.getByRole('button', { name }).focus()
  await userEvent.keyboard(keys)
}

test.each([
  ['on the pressed button', 'Move one down', '{Enter}', 'Move one down'],
  ['on the button that opens the item, at the end of the list', 'Move two down', '{Enter}', 'two'],
  ['on the button that opens the item, at the start of the list', 'Move two up', '{Enter}', 'two'],
  ['on the focused "Remove" button after Alt and an arrow key', 'Remove one', '{Alt>}{ArrowDown}{/Alt}', 'Remove one'],
  ['on the focused button that opens the item, after Alt and an arrow key', 'three', '{Alt>}{ArrowUp}{/Alt}', 'three'],
])('keeps the focus on the moved item: %s', async (_, name, keys, expected) => {
  render(<LinksForm />)
  await press(name, keys)
  expect(focusedName()).toBe(expected)
})

test('keeps the focus when a move was refused and the list changes afterwards', async () => {
  const schema: Schema = { type: 'array', items: { type: 'object', properties: { label: { type: 'string' } } } }
  const show = (...labels: string[]) => {
    const value = labels.map((label) => ({ label }))
    return <FieldInput field={fieldOf('links', schema, value)} actions={actionsOf(async () => undefined)} />
  }
  const { rerender } = render(show('one', 'two'))
  await press('Move one down', '{Enter}')
  screen.getByRole('button', { name: 'Add to Links' }).focus()
  rerender(show('one', 'two', 'three'))
  expect(focusedName()).toBe('Add to Links')
})

test('focuses the button that adds an item after the last one is removed', async () => {
  const schema: Schema = { type: 'array', items: { type: 'object', properties: { label: { type: 'string' } } } }
  const show = (...labels: string[]) => {
    const value = labels.map((label) => ({ label }))
    return <FieldInput field={fieldOf('links', schema, value)} actions={actionsOf(async () => undefined)} />
  }
  const { rerender } = render(show('one'))
  await press('one', '{Delete}')
  rerender(show())
  expect(focusedName()).toBe('Add to Links')
})

test('keeps the focus, and moves nothing, on Alt and the down arrow at the end of a list', async () => {
  const perform = vi.fn()
  render(<LinksForm perform={perform} />)
  await press('three', '{Alt>}{ArrowDown}{/Alt}')
  expect(focusedName()).toBe('three')
  expect(perform).not.toHaveBeenCalled()
})

test('refuses to add items to a full list or remove required ones, and announces the limit', async () => {
  const schema: Schema = {
    type: 'array',
    minItems: 2,
    maxItems: 2,
    items: { type: 'object', properties: { label: { type: 'string' } } },
  }
  const actions = actionsOf(async () => undefined)
  render(<FieldInput field={fieldOf('links', schema, [{ label: 'one' }, { label: 'two' }])} actions={actions} />)
  expect(screen.getByRole('button', { name: 'Add to Links' }).getAttribute('aria-disabled')).toBe('true')
  screen.getByText('At most 2 items.')
  await press('Duplicate one', '{Enter}')
  await press('Remove one', '{Enter}')
  expect(actions.perform).not.toHaveBeenCalled()
  expect(vi.mocked(actions.say).mock.calls).toEqual([['Links has at most 2 items.'], ['Links needs at least 2 items.']])
})

test('keeps the search of a long list when items are removed, so that no row moves', () => {
  const schema: Schema = { type: 'array', items: { type: 'object', properties: { label: { type: 'string' } } } }
  const show = (count: number) => {
    const value = Array.from({ length: count }, (_, index) => ({ label: `Link ${index}` }))
    return <FieldInput field={fieldOf('links', schema, value)} actions={actionsOf(async () => undefined)} />
  }
  const { rerender } = render(show(11))
  screen.getByRole('searchbox', { name: 'Find in Links' })
  rerender(show(10))
  screen.getByRole('searchbox', { name: 'Find in Links' })
})

test('finds an unset field by a search for words of its description', async () => {
  const fields = Array.from({ length: 12 }, (_, index) => fieldOf(`field_${index}`, { type: 'string' }))
  fields.push(fieldOf('kicker', { type: 'string', description: 'A short line above the name.' }))
  render(<ValueForm id="a" groups={[{ heading: '', fields }]} actions={actionsOf(async () => undefined)} />)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a field' }), 'short line')
  expect(
    screen.getAllByRole('textbox').map((each) => each.closest('[data-field]')?.getAttribute('data-field')),
  ).toEqual(['kicker'])
})

test('offers "Preview at that time" only for a date field that is set', async () => {
  const schema: Schema = { type: 'string', title: 'DateTime' }
  const previewAt = vi.fn()
  const show = (value?: string) => (
    <FieldInput field={fieldOf('from', schema, value)} actions={{ ...actionsOf(async () => undefined), previewAt }} />
  )
  const { rerender } = render(show())
  expect(screen.queryByRole('button', { name: 'Preview at that time' })).toBeNull()
  rerender(show('2026-12-01T18:00:00+00:00'))
  await userEvent.click(screen.getByRole('button', { name: 'Preview at that time' }))
  expect(previewAt).toHaveBeenCalledWith('2026-12-01T18:00:00+00:00')
})
