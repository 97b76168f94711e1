import { fireEvent, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { isRecord } from '../../../lib/json/isRecord'
import { formatPointer } from '../../../lib/json/pointer'
import type { Json } from '../../../tools/edit/operation'
import { validateFileText } from '../../editor/validateFileText'
import { valueIn } from '../draft/siteData'
import { checkValue } from './checkValue'
import type { Choice } from './fieldControl'
import type { FormField } from './formGroups'
import { fieldLabel, labelOf } from './labels'
import { FULL_DOCUMENTS, type FullDocument, formsOf } from './testing/fullDocuments'
import { inputOf, type OpenedField, openField, typeInto } from './testing/openField'
import { invalidValues, type TypedValue, validValue } from './testing/typedValues'

/** A form of a full document. */
interface FullForm extends FullDocument {
  fields: readonly FormField[]
  hasEntries: boolean
}

/** All forms. A field that several forms share, such as a field of cards, is only in the first one. */
function allForms(): FullForm[] {
  const known = new Set<string>()
  return FULL_DOCUMENTS.flatMap(({ name, ...document }) =>
    formsOf(document).map(({ path, fields, hasEntries }) => ({
      ...document,
      name: `${name}${formatPointer(path.slice(document.path.length))}`,
      path,
      hasEntries,
      fields: fields.filter(({ name: field, schema, control, isRequired }) => {
        const key = JSON.stringify([field, schema, control, isRequired])
        return !known.has(key) && known.add(key)
      }),
    })),
  )
}

/** The errors of a document, as `npm run validate` reports them. */
async function errorsIn(file: string, text: string): Promise<string[]> {
  const problems = await validateFileText(file, text)
  return problems.filter(({ severity }) => severity === 'error').map(({ pointer, message }) => `${pointer} ${message}`)
}

async function expectValid(form: FullForm, opened: OpenedField) {
  expect(opened.alert()).toBeUndefined()
  expect(await errorsIn(form.file, opened.text())).toEqual([])
}

/** The message of the validator about a value of a field. */
function errorMessageFor({ file, data }: FullForm, { path }: FormField, value: Json): Promise<string | undefined> {
  const copy: unknown = structuredClone(data)
  const owner = valueIn(copy, path.slice(0, -1))
  if (!isRecord(owner)) throw new Error(`${formatPointer(path)} has no object around it.`)
  owner[String(path.at(-1))] = value
  return checkValue(file, JSON.stringify(copy), path)
}

async function expectRefused(
  form: FullForm,
  opened: OpenedField,
  field: FormField,
  { typed, value, breaks }: TypedValue,
) {
  const before = opened.text()
  await typeInto(opened, field, typed)
  expect.soft(inputOf(opened, field).value, breaks).toBe(typed)
  const sentence = await errorMessageFor(form, field, value)
  expect.soft(sentence, `validator about ${breaks}`).toBeDefined()
  expect.soft(opened.alert(), `form about ${breaks}`).toBe(sentence)
  expect.soft(opened.text() === before, `draft with a broken ${breaks}`).toBe(true)
}

async function expectReset(form: FullForm, opened: OpenedField, field: FormField) {
  const button = within(opened.element).queryByRole('button', { name: `Remove ${fieldLabel(field)}` })
  if (field.isRequired) return expect(button).toBeNull()
  if (!button) throw new Error('It cannot be reset.')
  await opened.do(() => fireEvent.click(button))
  expect(opened.value()).toBeUndefined()
  await expectValid(form, opened)
}

async function expectTyped(form: FullForm, opened: OpenedField, field: FormField) {
  const valid = validValue(field)
  await typeInto(opened, field, valid.typed)
  expect(opened.value()).toEqual(valid.value)
  await expectValid(form, opened)
  for (const invalid of invalidValues(field)) await expectRefused(form, opened, field, invalid)
  await expectReset(form, opened, field)
  // A field with a free name disappears when it is removed.
  if (field.isRequired || !opened.element.querySelector('[data-field]')) return
  expect(inputOf(opened, field).value).toBe('')
  await typeInto(opened, field, valid.typed)
  expect([opened.value()].flat()).toEqual([valid.value].flat())
}

async function expectChosen(form: FullForm, opened: OpenedField, field: FormField, choices: readonly Choice[]) {
  for (const [index, choice] of choices.entries()) {
    const { value, meaning = '' } = choice
    const select = opened.element.querySelector('select')
    const button = opened.element.querySelectorAll('fieldset button')[index]
    await opened.do(() => {
      if (select) fireEvent.change(select, { target: { value } })
      else if (button) fireEvent.click(button)
    })
    expect(opened.value()).toBe(value)
    // A menu shows the meaning as its option, a drawn shape as its ratio.
    const option = [...(select?.options ?? [])].find((each) => each.value === value)
    const shown = [option, button, opened.element.querySelector('.mqp-form__meaning')]
    expect(shown.map((each) => each?.textContent?.replace(/\.?$/, '.'))).toContain(meaning)
    await expectValid(form, opened)
  }
  await expectReset(form, opened, field)
}

async function expectSwitched(form: FullForm, opened: OpenedField, field: FormField) {
  const before = field.value === true
  for (const value of [!before, before]) {
    await opened.do(() => fireEvent.click(within(opened.element).getByRole('switch', { name: fieldLabel(field) })))
    expect(opened.value()).toBe(value)
    await expectValid(form, opened)
  }
  await expectReset(form, opened, field)
}

async function expectTime(form: FullForm, opened: OpenedField, field: FormField) {
  const input = inputOf(opened, field)
  await opened.do(() => {
    fireEvent.change(input, { target: { value: '2031-03-04T05:06' } })
    fireEvent.blur(input)
  })
  expect(opened.value()).toMatch(/^2031-03-04T05:06:00[+-]\d{2}:\d{2}$/)
  await expectValid(form, opened)
  await expectReset(form, opened, field)
}

async function expectWords(form: FullForm, opened: OpenedField, field: FormField, choices: readonly Choice[]) {
  const label = labelOf(field.name)
  const press = (name: string) => opened.do(() => fireEvent.click(within(opened.element).getByRole('button', { name })))
  const initial = field.control.as === 'words' ? field.control.initial : []
  const before = Array.isArray(field.value) ? field.value.map(String) : initial
  for (const word of before) await press(`Remove ${labelOf(word)}`)
  for (const { value, meaning = '' } of choices) {
    fireEvent.change(within(opened.element).getByRole('combobox'), { target: { value } })
    within(opened.element).getByText(meaning)
    await press(`Add to ${label}`)
  }
  expect(opened.value()).toEqual(choices.map(({ value }) => value))
  await expectValid(form, opened)
  await expectReset(form, opened, field)
}

async function expectItems(form: FullForm, opened: OpenedField, field: FormField) {
  const count = Array.isArray(field.value) ? field.value.length : 0
  const add = within(opened.element).getByRole('button', { name: /^Add (?:to |a card of your own)/ })
  await opened.do(() => fireEvent.click(add))
  expect(opened.value()).toHaveLength(count + 1)
  await expectValid(form, opened)
  await expectReset(form, opened, field)
}

async function expectJson(form: FullForm, opened: OpenedField, field: FormField) {
  await typeInto(opened, field, '[1]')
  expect(opened.value()).toEqual([1])
  await expectValid(form, opened)
  await typeInto(opened, field, '[')
  expect(opened.alert()).toMatch(/not valid JSON/)
  expect(opened.value()).toEqual([1])
  await expectReset(form, opened, field)
}

async function expectControl(form: FullForm, field: FormField) {
  const opened = await openField(form, field.path)
  const { control } = field
  if (control.as === 'choice') await expectChosen(form, opened, field, control.choices)
  else if (control.as === 'switch') await expectSwitched(form, opened, field)
  else if (control.as === 'time') await expectTime(form, opened, field)
  else if (control.as === 'words') await expectWords(form, opened, field, control.choices)
  else if (control.as === 'items') await expectItems(form, opened, field)
  else if (control.as === 'json') await expectJson(form, opened, field)
  else if (control.as === 'fixed') within(opened.element).getByText(String(field.value))
  else if (control.as === 'object' && field.value === undefined) within(opened.element).getByText(/^Not set/)
  else if (control.as === 'object') await expectReset(form, opened, field)
  else await expectTyped(form, opened, field)
}

// Code that is loaded on first use, which takes long on a busy machine.
beforeAll(() => Promise.all([import('./inputs/LinkInput'), checkValue('config.json', '{}', [])]), 60_000)
beforeEach(() => {
  // Refuses the requests for names and pictures of titles.
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
})
afterEach(() => vi.unstubAllGlobals())

const FORMS = allForms()

describe.each(FORMS.filter(({ fields }) => fields.length > 0))('$name', (form) => {
  test.each(form.fields.map((field) => ({ field, name: field.name })))(
    'check 4: sets, resets and refuses values of $name',
    ({ field }) => expectControl(form, field),
  )
})

test.each(FORMS.filter(({ hasEntries }) => hasEntries))(
  'check 4: adds an entry with a free name to $name',
  async (form) => {
    const name = form.path.includes('texts_by_language') ? 'fr' : 'new'
    const opened = await openField(form, [...form.path, name])
    const input = within(opened.element).getByRole('textbox', { name: 'Name of the new entry' })
    fireEvent.change(input, { target: { value: name } })
    await opened.do(() => fireEvent.click(within(opened.element).getByRole('button', { name: 'Add an entry' })))
    expect(opened.value()).toBeDefined()
    await expectValid(form, opened)
  },
)
