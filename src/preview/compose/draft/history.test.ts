import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SiteOperation, SiteTexts } from '../../../tools/edit/editSite'
import { editBrandToken } from '../site/brand/editBrandToken'
import {
  createHistory,
  type DraftHistory,
  keepSavedState,
  limitSteps,
  moveTo,
  type NewStep,
  perform,
  redo,
  undo,
} from './history'

const RULES = { editToken: editBrandToken }

const FILES: SiteTexts = new Map([
  ['modules/home.json', '{ "data": [{ "module": { "slug": "a", "name": "Old" } }] }'],
  ['brand.css', ':root {\n  --mq-accent: red;\n}\n'],
])

const setName = (value: string): SiteOperation => ({
  file: 'modules/home.json',
  change: { do: 'set', at: ['data', { slug: 'a' }, 'module', 'name'], value },
})

const createStep = (operations: SiteOperation[], rest: Partial<NewStep> = {}): NewStep => ({
  label: 'Change',
  operations,
  time: 0,
  ...rest,
})

function performAll(history: DraftHistory, ...steps: NewStep[]): DraftHistory {
  return steps.reduce((now, each) => {
    const next = perform(now, each, RULES)
    if ('refused' in next) throw new Error(next.refused)
    return next
  }, history)
}

describe('history', () => {
  const start = createHistory(FILES)

  test('undoes and redoes steps over several files', () => {
    const after = performAll(
      start,
      createStep([setName('New'), { file: 'brand.css', token: '--mq-accent', value: 'blue' }]),
    )
    expect(after.files.get('brand.css')).toContain('blue')
    expect(undo(after).files).toEqual(FILES)
    expect(redo(undo(after))).toEqual(after)
  })

  test('drops undone steps when another one is performed', () => {
    const after = performAll(undo(performAll(start, createStep([setName('New')]))), createStep([setName('Other')]))
    expect(after.steps).toHaveLength(1)
    expect(after.files.get('modules/home.json')).toContain('Other')
  })

  test('adds no step that changes nothing', () => {
    expect(performAll(start, createStep([setName('Old')]))).toBe(start)
  })

  test('performs all operations of a step or none', () => {
    const missing: SiteOperation = { file: 'gone.json', change: { do: 'remove', at: ['a'] } }
    expect(perform(start, createStep([setName('New'), missing]))).toEqual({ refused: 'There is no file gone.json.' })
  })

  test('creates and removes files', () => {
    const created = performAll(start, createStep([{ file: 'modules/films.json', text: '{}' }]))
    expect(created.files.get('modules/films.json')).toBe('{}')
    const removed = performAll(created, createStep([{ file: 'modules/films.json', text: undefined }]))
    expect(removed.files.has('modules/films.json')).toBe(false)
    expect(undo(removed).files).toEqual(created.files)
    expect(undo(undo(removed)).files).toEqual(FILES)
  })

  const typed = (text: string, time: number) => createStep([setName(text)], { mergeKey: 'name', time })

  test('merges typing in one field, until a pause', () => {
    const after = performAll(start, typed('N', 0), typed('Ne', 300), typed('New', 900), typed('Newer', 2500))
    expect(after.steps).toHaveLength(2)
    expect(undo(after).files.get('modules/home.json')).toContain('"New"')
    expect(undo(undo(after)).files).toEqual(FILES)
  })

  test('removes the step when the original text is typed again', () => {
    expect(performAll(start, typed('N', 0), typed('Old', 300))).toEqual(start)
  })

  test('does not merge after undo', () => {
    const after = performAll(undo(performAll(start, typed('N', 0), typed('Ne', 5000))), typed('New', 5100))
    expect(after.steps).toHaveLength(2)
  })

  test('merges the oldest steps beyond 1,000, but keeps the saved state separate', () => {
    const after = performAll(start, ...Array.from({ length: 1002 }, (_, i) => createStep([setName(`Name ${i}`)])))
    const once = limitSteps(after, 0)
    const twice = limitSteps(once.history, once.saved)
    expect(twice.history.steps).toHaveLength(1000)
    expect(limitSteps(twice.history, 0)).toEqual(twice)
    expect(Array.from({ length: 1000 }).reduce<DraftHistory>(undo, twice.history).files).toEqual(FILES)
    expect(limitSteps(after, 5)).toMatchObject({ saved: 4, history: { done: 1001 } })
    expect(limitSteps(after, 1)).toEqual({ history: after, saved: 1 })
  })

  test('keeps the saved state in the history when saved steps are undone before a new step is made', () => {
    const saved = performAll(start, createStep([setName('One')]), createStep([setName('Two')]))
    const kept = keepSavedState(undo(undo(saved)), 2, 0)
    expect(kept).toMatchObject({ done: 3, files: FILES })
    const after = performAll(kept, createStep([setName('Three')]))
    expect(moveTo(after, 2).files).toEqual(saved.files)
    expect(keepSavedState(saved, 2, 0)).toBe(saved)
    expect(moveTo(after, 99)).toEqual(after)
  })

  test('restores every state of a random walk', () => {
    const folder = join(import.meta.dirname, '../../../../fixtures/sites/lumen')
    const files: SiteTexts = new Map(
      ['config.json', 'modules/home.json', 'brand.css'].map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
    )
    const operation = fc.oneof(
      fc.record({
        file: fc.constant('brand.css'),
        token: fc.constantFrom('--mq-accent', '--mq-new'),
        value: fc.constantFrom('#123', undefined),
      }),
      fc.integer({ min: 0, max: 5 }).map((index) => ({
        file: 'modules/home.json',
        change: { do: 'move' as const, item: ['data', index], before: 2 },
      })),
      fc.string().map((value) => ({ file: 'config.json', change: { do: 'set' as const, at: ['site_title'], value } })),
    )
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 20 }), (operations) => {
        const states: DraftHistory[] = [createHistory(files)]
        for (const each of operations) {
          const before = states.at(-1) as DraftHistory
          const after = performAll(before, createStep([each]))
          if (after !== before) states.push(after)
        }
        const last = states.at(-1) as DraftHistory
        expect(last.steps).toHaveLength(states.length - 1)
        let now = last
        for (const state of states.toReversed()) {
          expect(now.files).toEqual(state.files)
          now = undo(now)
        }
        for (const state of states.slice(1)) {
          now = redo(now)
          expect(now.files).toEqual(state.files)
        }
      }),
      { numRuns: 50 },
    )
  })
})
