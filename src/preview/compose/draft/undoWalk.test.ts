import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isRecord } from '../../../lib/json/isRecord'
import type { SiteOperation, SiteTexts } from '../../../tools/edit/editSite'
import { fieldRules } from '../../schemas/siteRules'
import { editBrandToken } from '../site/brand/editBrandToken'
import { createDraftRules } from './draftRules'
import { changedDocuments } from './draftState'
import type { DraftStore } from './draftStore'
import { dataIn } from './siteData'
import { fakeSite } from './testing/fakeSite'

const [HOME, CONFIG, LAYOUTS, BRAND] = ['modules/home.json', 'config.json', 'modules/title-layouts.json', 'brand.css']
const FILES = [HOME, CONFIG, LAYOUTS, BRAND] as const
const INITIAL_TEXTS = Object.fromEntries(
  FILES.map((path) => [path, readFileSync(join('fixtures/sites/lumen', path), 'utf8')]),
)
const STEP_COUNT = 60

/** Repeatable random numbers below a limit (mulberry32). */
function createRandom(seed: number) {
  let state = seed
  return (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
}
type Random = ReturnType<typeof createRandom>

const pick = <T>(random: Random, values: readonly T[]): T => values[random(values.length)] as T

const slugsIn = (files: SiteTexts): string[] => {
  const document = dataIn(files, HOME)
  const data: unknown[] = isRecord(document) && Array.isArray(document.data) ? document.data : []
  return data.flatMap((each) => (isRecord(each) && isRecord(each.module) ? String(each.module.slug) : []))
}

/** One of the operations that forms, the outline and the section Brand make. */
function randomOperation(turn: number, files: SiteTexts, random: Random): SiteOperation {
  const slugs = slugsIn(files)
  const slug = pick(random, slugs)
  const route = pick(random, ['/home', '/films', '/serials', '/genres'])
  const at = ['site_config', 'routing', { route }]
  const operations: (() => SiteOperation)[] = [
    () => ({
      file: HOME,
      change: { do: 'set', at: ['data', { slug }, 'module', 'display_name'], value: `Turn ${turn}` },
    }),
    () => ({ file: HOME, change: { do: 'set', at: ['data', { slug }, 'module', 'hidden'], value: random(2) === 0 } }),
    () => ({ file: HOME, change: { do: 'move', item: ['data', { slug }], before: { slug: pick(random, slugs) } } }),
    () => ({
      file: HOME,
      change: {
        do: 'insert',
        list: ['data'],
        before: { slug },
        value: { module: { slug: `new-${turn}`, type: 'text_block', content: 'Text' } },
      },
    }),
    () =>
      slugs.length > 6
        ? { file: HOME, change: { do: 'remove', at: ['data', { slug }] } }
        : { file: HOME, change: { do: 'set', at: ['data', { slug }, 'module', 'class'], value: `c${turn}` } },
    () => ({ file: CONFIG, change: { do: 'set', at: [...at, 'heading'], value: `Page ${turn}` } }),
    () => ({ file: CONFIG, change: { do: 'set', at: [...at, 'show_in_menu'], value: random(2) === 0 } }),
    () => ({ file: CONFIG, change: { do: 'set', at: ['site_config', 'texts', 'home'], value: `Home ${turn}` } }),
    () => ({ file: LAYOUTS, change: { do: 'set', at: ['data', 'series', 'related'], value: random(2) === 0 } }),
    () => ({ file: LAYOUTS, change: { do: 'move', item: ['data', 'feature', 'section', random(6)], before: 0 } }),
    () => ({ file: BRAND, token: '--mq-ground', value: `#0${turn % 10}0${turn % 10}10` }),
    () => ({ file: BRAND, token: '--mq-ink', value: `#f${turn % 10}f1e9` }),
  ]
  return pick(random, operations)()
}

const textsOf = (draft: DraftStore) =>
  Object.fromEntries(FILES.map((path) => [path, draft.get().history.files.get(path)]))

/** Random operations with three reloads and two saves in between; a key is held during the second one. */
async function runRandomSteps(seed: number) {
  const random = createRandom(seed)
  const site = fakeSite(INITIAL_TEXTS, createDraftRules({ fields: fieldRules, editToken: editBrandToken }))
  let draft = await site.open()
  for (let turn = 1; turn <= STEP_COUNT; turn++) {
    if (turn === 15 || turn === 30 || turn === 45) draft = await site.open()
    if (turn === 20) expect(await draft.save()).toEqual([])
    if (turn === 40) {
      const saved = draft.save()
      for (const text of ['T', 'Ty', 'Typ'])
        draft.perform({
          label: 'Typed while saving',
          operations: [
            { file: CONFIG, change: { do: 'set', at: ['site_config', 'texts', 'typed'], value: `${text} ${seed}` } },
          ],
          mergeKey: 'typed',
        })
      expect(await saved).toEqual([])
    }
    const before = draft.get().history
    const refused = draft.perform({
      label: `Turn ${turn}`,
      operations: [randomOperation(turn, before.files, random)],
    })
    expect(refused).toBeUndefined()
    const after = draft.get().history
    // A step exists if and only if a text has changed.
    const isChanged = FILES.some((path) => before.files.get(path) !== after.files.get(path))
    expect(after.done - before.done).toBe(isChanged ? 1 : 0)
  }
  return { site, draft }
}

describe.each([1, 2, 3, 8])('a random walk with the seed %i', (seed) => {
  test('restores every byte of all files by undo, and of the changed files by redo', async () => {
    const { site, draft } = await runRandomSteps(seed)
    const last = textsOf(draft)
    const { steps } = draft.get().history
    expect(new Set(steps.flatMap(({ changes }) => changes.map(({ file }) => file)))).toEqual(new Set(FILES))
    for (const _ of steps) {
      const before = draft.get().history.files
      draft.undo()
      const after = draft.get().history.files
      expect(FILES.some((path) => before.get(path) !== after.get(path))).toBe(true)
    }
    expect(draft.get().history.done).toBe(0)
    expect(textsOf(draft)).toEqual(INITIAL_TEXTS)
    await draft.save()
    expect(Object.fromEntries(site.disk)).toEqual(INITIAL_TEXTS)
    for (const _ of steps) draft.redo()
    expect(textsOf(draft)).toEqual(last)
    await draft.save()
    expect(Object.fromEntries(site.disk)).toEqual(last)
    expect(changedDocuments(draft.get())).toEqual([])
  })
})

test('makes one step of 20 letters in one field', async () => {
  const draft = await fakeSite(
    INITIAL_TEXTS,
    createDraftRules({ fields: fieldRules, editToken: editBrandToken }),
  ).open()
  const text = 'Twenty letters typed'
  expect(text).toHaveLength(20)
  for (let length = 1; length <= text.length; length++)
    draft.perform({
      label: 'Heading',
      operations: [
        {
          file: HOME,
          change: {
            do: 'set',
            at: ['data', { slug: 'festival-wall' }, 'module', 'display_name'],
            value: text.slice(0, length),
          },
        },
      ],
      mergeKey: 'heading',
    })
  expect(draft.get().history.steps).toHaveLength(1)
  draft.undo()
  expect(textsOf(draft)).toEqual(INITIAL_TEXTS)
})
