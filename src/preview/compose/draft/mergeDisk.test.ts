import { describe, expect, test } from 'vitest'
import type { SiteOperation, SiteTexts } from '../../../tools/edit/editSite'
import { editBrandToken } from '../site/brand/editBrandToken'
import { createHistory, type DraftHistory, keepSavedState, perform, undo } from './history'
import { type Draft, mergeDisk } from './mergeDisk'

const HOME_FILE = 'modules/home.json'
const listText = (...modules: object[]) =>
  `${JSON.stringify({ data: modules.map((module) => ({ module })) }, undefined, 2)}\n`
const MODULE_A = { slug: 'a', name: 'A' }
const MODULE_B = { slug: 'b', name: 'B' }
const FILES: SiteTexts = new Map([
  [HOME_FILE, listText(MODULE_A, MODULE_B)],
  ['brand.css', ':root {\n  --mq-accent: red;\n}\n'],
])

const rename = (slug: string, value: string): SiteOperation => ({
  file: HOME_FILE,
  change: { do: 'set', at: ['data', { slug }, 'module', 'name'], value },
})
const RULES = { editToken: editBrandToken }
const setAccent = (value: string): SiteOperation => ({ file: 'brand.css', token: '--mq-accent', value })

function draftOf(operations: SiteOperation[], saved = 0): Draft {
  const history = operations.reduce<DraftHistory>((now, operation) => {
    const next = perform(now, { label: 'Change', operations: [operation], time: 0 }, RULES)
    if ('refused' in next) throw new Error(next.refused)
    return next
  }, createHistory(FILES))
  return { history, saved }
}

const merge = (draft: Draft, text: string | undefined, file = HOME_FILE) =>
  mergeDisk(draft, { file, text, time: 1 }, RULES)
const namesIn = (history: DraftHistory) =>
  JSON.parse(history.files.get(HOME_FILE) ?? '').data.map(({ module }: { module: { name: string } }) => module.name)

describe('mergeDisk', () => {
  test('keeps changes of both sides', () => {
    const { draft, conflicts } = merge(
      draftOf([rename('a', 'Ours')]),
      listText(MODULE_A, { ...MODULE_B, name: 'Theirs' }),
    )
    expect(namesIn(draft.history)).toEqual(['Ours', 'Theirs'])
    expect(conflicts).toEqual([])
    expect(draft.history.steps.map(({ label }) => label)).toEqual(['Changed on disk', 'Change'])
    expect(draft.saved).toBe(1)
  })

  test('follows an item that was moved on disk', () => {
    const { draft } = merge(draftOf([rename('a', 'Ours')]), listText(MODULE_B, MODULE_A))
    expect(namesIn(draft.history)).toEqual(['B', 'Ours'])
  })

  test('reports the same value changed on both sides, and keeps the other steps', () => {
    const { draft, conflicts } = merge(
      draftOf([rename('a', 'Ours'), rename('b', 'Also ours')]),
      listText({ ...MODULE_A, name: 'Theirs' }, MODULE_B),
    )
    expect(namesIn(draft.history)).toEqual(['Theirs', 'Also ours'])
    expect(conflicts).toEqual([
      { conflict: 'changed', theirs: 'Theirs', label: 'Change', operation: rename('a', 'Ours') },
    ])
  })

  test('reports later changes of a value in conflict, too', () => {
    const { conflicts } = merge(
      draftOf([rename('a', 'One'), rename('a', 'Two')]),
      listText({ ...MODULE_A, name: 'Theirs' }, MODULE_B),
    )
    expect(conflicts).toHaveLength(2)
  })

  const OURS = { ...MODULE_A, name: 'Ours' }
  const before: SiteOperation = {
    file: HOME_FILE,
    change: { do: 'insert', list: ['data'], before: { slug: 'b' }, value: { module: OURS } },
  }

  test.each<[string, string | undefined, SiteOperation]>([
    ['a module', listText(MODULE_B), before],
    ['a file', undefined, { file: HOME_FILE, text: listText(OURS, MODULE_B) }],
  ])('reports changes in %s that was removed on disk, with an operation that creates it again', (_, text, restore) => {
    const { conflicts } = merge(draftOf([rename('a', 'Ours')]), text)
    expect(conflicts).toEqual([{ conflict: 'removed', label: 'Change', operation: rename('a', 'Ours'), restore }])
  })

  test('reports nothing about a module that both sides removed', () => {
    const { conflicts } = merge(
      draftOf([{ file: HOME_FILE, change: { do: 'remove', at: ['data', { slug: 'a' }] } }]),
      listText(MODULE_B),
    )
    expect(conflicts).toEqual([])
  })

  test('keeps the draft while a file is not valid JSON', () => {
    const draft = draftOf([rename('a', 'Ours')])
    expect(merge(draft, '{ "data": [')).toEqual({ draft, conflicts: [], isBroken: true })
  })

  test('keeps changes of other files', () => {
    const { draft, conflicts } = merge(
      draftOf([setAccent('blue'), rename('a', 'Ours')]),
      listText(MODULE_A, MODULE_B, { slug: 'c' }),
    )
    expect(draft.history.files.get('brand.css')).toContain('blue')
    expect(conflicts).toEqual([])
  })

  test.each([
    ['keeps both changes of different tokens', ':root {\n  --mq-accent: red;\n  --mq-ink: #fff;\n}\n', 0],
    ['reports a conflict about the same token, and uses the value on disk', ':root {\n  --mq-accent: green;\n}\n', 1],
  ])('merges a style sheet changed on disk: %s', (_, css, count) => {
    const { draft, conflicts } = merge(draftOf([setAccent('blue')]), css, 'brand.css')
    expect(conflicts).toHaveLength(count)
    expect(draft.history.files.get('brand.css')).toContain(count ? 'green' : 'blue')
  })

  test('keeps the draft if the file on disk is unchanged', () => {
    const draft = draftOf([rename('a', 'Ours')])
    expect(merge(draft, listText(MODULE_A, MODULE_B)).draft).toEqual(draft)
    expect(merge({ ...draft, saved: 1 }, draft.history.files.get(HOME_FILE)).draft).toEqual({ ...draft, saved: 1 })
  })

  test('restores the original texts when the merge and the step before it are undone', () => {
    const { draft } = merge(draftOf([rename('a', 'Ours')]), listText(MODULE_A, { ...MODULE_B, name: 'Theirs' }))
    expect(undo(undo(draft.history)).files).toEqual(FILES)
  })

  test('keeps undone saved steps of other files undone when a file changes on disk', () => {
    const saved = draftOf([rename('a', 'Ours'), setAccent('blue')], 2)
    const { draft, conflicts } = merge({ ...saved, history: undo(saved.history) }, listText(MODULE_B))
    expect(draft.history.files.get('brand.css')).toBe(FILES.get('brand.css'))
    expect(namesIn(draft.history)).toEqual(['B'])
    expect(conflicts).toEqual([])
  })

  const insert: SiteOperation = {
    file: HOME_FILE,
    change: { do: 'insert', list: ['data'], value: { module: { slug: 'c', name: 'C' } } },
  }

  test('marks steps as saved that another tab has saved', () => {
    const draft = draftOf([insert])
    const result = merge(draft, draft.history.files.get(HOME_FILE))
    expect(result).toEqual({ draft: { ...draft, saved: 1 }, conflicts: [] })
  })

  test('does not apply a step again that is on disk already, beside a step in another file', () => {
    const draft = draftOf([setAccent('blue'), insert, rename('a', 'Ours')])
    const text = draftOf([setAccent('blue'), insert]).history.files.get(HOME_FILE)
    const result = merge(draft, text)
    expect(result.conflicts).toEqual([])
    expect(namesIn(result.draft.history)).toEqual(['Ours', 'B', 'C'])
    expect(result.draft.history.files.get('brand.css')).toContain('blue')
  })

  test('keeps an edit that follows an undone saved step', () => {
    const saved = draftOf([rename('a', 'One'), rename('a', 'Two'), rename('a', 'Three')], 3)
    const undone = { ...saved, history: keepSavedState(undo(undo(saved.history)), 3, 0) }
    const next = perform(undone.history, { label: 'Change', operations: [rename('b', 'Ours')], time: 0 })
    if ('refused' in next) throw new Error(next.refused)
    const { draft, conflicts } = merge(
      { history: next, saved: 3 },
      listText({ ...MODULE_A, name: 'Three' }, MODULE_B, { slug: 'c', name: 'C' }),
    )
    expect(namesIn(draft.history)).toEqual(['One', 'Ours', 'C'])
    expect(conflicts).toEqual([])
  })

  test('merges a text that was typed with changes of other lines, and of the same line only after a decision', () => {
    const typed = draftOf([{ file: HOME_FILE, text: listText({ ...MODULE_A, name: 'Ours' }, MODULE_B) }])
    const other = merge(typed, listText(MODULE_A, { ...MODULE_B, name: 'Theirs' }))
    expect(other.conflicts).toEqual([])
    expect(namesIn(other.draft.history)).toEqual(['Ours', 'Theirs'])
    const same = merge(typed, listText({ ...MODULE_A, name: 'Theirs' }, MODULE_B))
    expect(same.conflicts).toMatchObject([
      { conflict: 'changed', theirs: listText({ ...MODULE_A, name: 'Theirs' }, MODULE_B) },
    ])
    expect(namesIn(same.draft.history)).toEqual(['Theirs', 'B'])
  })
})
