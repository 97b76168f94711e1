import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeSite } from './draft/testing/fakeSite'
import * as validation from './form/checkValue'
import type { FormField } from './form/formGroups'
import { useComposeActions } from './useComposeActions'

const HOME_FILE = 'modules/home.json'
const MODULE = { slug: 'wall', display_name: 'Wall', type: 'text_block', content: 'Text' }

afterEach(() => vi.restoreAllMocks())

async function open() {
  const draft = await fakeSite({ [HOME_FILE]: JSON.stringify({ data: [{ module: MODULE }] }) }).open()
  const { result } = renderHook(() => useComposeActions(draft))
  act(() => result.current.actions.select({ file: HOME_FILE, at: ['data', { slug: 'wall' }, 'module'] }))
  const field = (name: string) =>
    ({ name, path: ['data', 0, 'module', name], control: { as: 'text' }, isRequired: false }) as unknown as FormField
  return {
    actions: () => result.current.actions,
    field,
    module: () => JSON.parse(draft.get().history.files.get(HOME_FILE) ?? '').data[0].module,
  }
}

test('keeps a value that is still being checked when another field is changed', async () => {
  const { actions, field, module } = await open()
  await act(async () => {
    const { setValue, settle } = actions()
    setValue(field('display_name'), 'The wall')
    setValue(field('content'), 'The text')
    await settle()
  })
  expect(module()).toMatchObject({ display_name: 'The wall', content: 'The text' })
})

test('does not set a value whose check ends after the field was cleared', async () => {
  const { actions, field, module } = await open()
  await act(async () => {
    const { setValue, settle } = actions()
    setValue(field('display_name'), 'The wall')
    setValue(field('display_name'), undefined)
    await settle()
  })
  expect(module()).not.toHaveProperty('display_name')
})

test('says that a value cannot be checked, and does not use it', async () => {
  vi.spyOn(validation, 'checkValue').mockRejectedValue(new Error('Failed to fetch'))
  const { actions, field, module } = await open()
  const refused = await act(() => actions().setValue(field('display_name'), 'The wall'))
  expect(refused).toBe('The value was not changed: the validator could not be loaded. Failed to fetch.')
  expect(module().display_name).toBe('Wall')
})

test('keeps the selection of a duplicated module when its first field is changed', async () => {
  const draft = await fakeSite({
    [HOME_FILE]: JSON.stringify({ data: [{ id: 1, position: 1, module: MODULE }] }),
  }).open()
  const { result } = renderHook(() => useComposeActions(draft))
  act(() => result.current.actions.select({ file: HOME_FILE, at: ['data', { slug: 'wall' }, 'module'] }))
  act(() => result.current.actions.duplicate())
  const { selection } = result.current
  const name = { name: 'content', path: ['data', 1, 'module', 'content'], control: { as: 'text' }, isRequired: false }
  await act(() => result.current.actions.setValue(name as unknown as FormField, 'Another text'))
  expect(draft.get().history.files.get(HOME_FILE)).toContain('Another text')
  expect(result.current.selection).toEqual(selection)
})

test('announces that a repaired document was saved', async () => {
  const site = fakeSite({ [HOME_FILE]: '{ "data": [' })
  const draft = await site.open()
  const say = vi.fn()
  const { result } = renderHook(() => useComposeActions(draft, { say }))
  await act(() => result.current.actions.repair(HOME_FILE, '{ "data": [] }'))
  expect(site.disk.get(HOME_FILE)).toBe('{ "data": [] }')
  expect(say.mock.calls).toEqual([[`Saved ${HOME_FILE}.`]])
})

test('restores on undo the view in which the step was made', async () => {
  const draft = await fakeSite({ [HOME_FILE]: JSON.stringify({ data: [{ module: MODULE }] }) }).open()
  let shown = 'home'
  const view = { read: () => shown, show: vi.fn() }
  const { result } = renderHook(() => useComposeActions(draft, { view }))
  const change = { do: 'set', at: ['data', 0, 'module', 'content'], value: 'Other' } as const
  act(() => void result.current.actions.perform('Content', [{ file: HOME_FILE, change }]))
  shown = 'films'
  const { turn } = result.current
  act(() => result.current.actions.undo())
  expect(view.show).toHaveBeenCalledWith('home', true)
  expect(result.current.turn).not.toBe(turn)
})

test('says why a copied module cannot be pasted on a page without a module list', async () => {
  const draft = await fakeSite({ [HOME_FILE]: JSON.stringify({ data: [{ module: MODULE }] }) }).open()
  const say = vi.fn()
  const { result } = renderHook(() => useComposeActions(draft, { say }))
  const paste = () => act(() => result.current.actions.paste(undefined))
  paste()
  expect(say).toHaveBeenLastCalledWith('Copy a module first.')
  act(() => result.current.actions.select({ file: HOME_FILE, at: ['data', { slug: 'wall' }, 'module'] }))
  act(() => result.current.actions.copy())
  act(() => result.current.actions.select(undefined))
  paste()
  expect(say).toHaveBeenLastCalledWith('Modules cannot be added: this page has no list.')
})

test.each(['remove', 'duplicate', 'hide', 'copy', 'cut'] as const)(
  'says that no module is selected: %s',
  async (verb) => {
    const draft = await fakeSite({ [HOME_FILE]: JSON.stringify({ data: [{ module: MODULE }] }) }).open()
    const say = vi.fn()
    const { result } = renderHook(() => useComposeActions(draft, { say }))
    act(() => result.current.actions[verb === 'hide' ? 'toggleHidden' : verb]())
    expect(say.mock.calls).toEqual([[`Select a module to ${verb} it.`]])
  },
)

test('says why a module cannot be cut', async () => {
  const draft = await fakeSite({ [HOME_FILE]: JSON.stringify({ data: [{ module: MODULE }] }) }).open()
  const say = vi.fn()
  const { result } = renderHook(() => useComposeActions(draft, { say }))
  act(() => result.current.actions.select({ file: HOME_FILE, at: ['data', { slug: 'wall' }, 'module'] }))
  vi.spyOn(draft, 'perform').mockReturnValue({ refused: 'The document has a syntax error.' })
  act(() => result.current.actions.cut())
  expect(say).toHaveBeenLastCalledWith('The document has a syntax error.')
})

describe('remove', () => {
  const ROW = { slug: 'row', display_name: 'Row', type: 'carousel_basic' }

  /** Selects the card with an index. */
  async function openRow(cards: string[], index: number) {
    const module = { ...ROW, content: cards.map((slug) => ({ slug })) }
    const draft = await fakeSite({ [HOME_FILE]: JSON.stringify({ data: [{ module }] }) }).open()
    const say = vi.fn()
    const { result } = renderHook(() => useComposeActions(draft, { say }))
    const card = ['data', { slug: 'row' }, 'module', 'content', { slug: cards[index] ?? '' }]
    act(() => result.current.actions.select({ file: HOME_FILE, at: card }))
    act(() => result.current.actions.remove())
    const { data } = JSON.parse(draft.get().history.files.get(HOME_FILE) ?? '')
    return { data, say, selection: result.current.selection }
  }

  test.each([
    [
      'the next card',
      ['metropolis', 'sunrise', 'nosferatu'],
      0,
      ['sunrise', 'nosferatu'],
      ['content', { slug: 'sunrise' }],
    ],
    ['the card before the last one', ['metropolis', 'sunrise'], 1, ['metropolis'], ['content', { slug: 'metropolis' }]],
    ['the module of the only card', ['metropolis'], 0, [], []],
  ])('removes the selected card from its module and selects %s', async (_next, cards, index, rest, at) => {
    const { data, say, selection } = await openRow(cards, index)
    expect(data).toMatchObject([{ module: { content: rest.map((slug) => ({ slug })) } }])
    expect(say).toHaveBeenLastCalledWith(`Removed ${cards[index]}. Undo with Ctrl+Z.`)
    expect(selection).toEqual({ file: HOME_FILE, at: ['data', { slug: 'row' }, 'module', ...at] })
  })

  test('removes the selected module', async () => {
    const draft = await fakeSite({ [HOME_FILE]: JSON.stringify({ data: [{ module: MODULE }] }) }).open()
    const { result } = renderHook(() => useComposeActions(draft))
    act(() => result.current.actions.select({ file: HOME_FILE, at: ['data', { slug: 'wall' }, 'module'] }))
    act(() => result.current.actions.remove())
    expect(JSON.parse(draft.get().history.files.get(HOME_FILE) ?? '')).toEqual({ data: [] })
  })
})
