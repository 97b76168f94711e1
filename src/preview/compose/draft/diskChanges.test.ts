import { expect, test } from 'vitest'
import type { SiteOperation } from '../../../tools/edit/editSite'
import { fakeSite } from './testing/fakeSite'

const HOME_FILE = 'modules/home.json'
const listText = (...names: string[]) =>
  `${JSON.stringify({ data: names.map((name, at) => ({ module: { slug: `m${at}`, name } })) }, undefined, 2)}\n`
const rename = (index: number, value: string): SiteOperation => ({
  file: HOME_FILE,
  change: { do: 'set', at: ['data', { slug: `m${index}` }, 'module', 'name'], value },
})

/** A draft with four changes. */
async function openChangedDraft() {
  const site = fakeSite({ [HOME_FILE]: listText('A', 'B', 'C', 'D', 'E'), 'config.json': '{}' })
  const draft = await site.open()
  for (const index of [0, 1, 2, 3]) draft.perform({ label: `Name ${index}`, operations: [rename(index, 'Ours')] })
  return { site, draft }
}

test('merges a change of another module, says what was merged, and saves both', async () => {
  const { site, draft } = await openChangedDraft()
  const [before, after] = [listText('A', 'B', 'C', 'D', 'E'), listText('A', 'B', 'C', 'D', 'Theirs')]
  site.disk.set(HOME_FILE, after)
  await draft.refresh(HOME_FILE)
  const reappliedLabels = ['Name 0', 'Name 1', 'Name 2', 'Name 3']
  expect(draft.get().merged).toEqual({ path: HOME_FILE, before, after, reappliedLabels })
  expect(draft.get().conflicts).toEqual([])
  expect(await draft.save()).toEqual([])
  expect(site.disk.get(HOME_FILE)).toBe(listText('Ours', 'Ours', 'Ours', 'Ours', 'Theirs'))
  expect(draft.get().merged).toBeUndefined()
})

test.each<[string, string, string]>([
  ['the same bytes', HOME_FILE, listText('A', 'B', 'C', 'D', 'E')],
  ['a new version of a file without unsaved changes', 'config.json', '{ "logo": "a.svg" }'],
])('reports neither a merge nor a conflict for %s on disk', async (_, path, text) => {
  const { site, draft } = await openChangedDraft()
  site.disk.set(path, text)
  await draft.refresh(path)
  expect(draft.get()).toMatchObject({ conflicts: [] })
  expect(draft.get().merged).toBeUndefined()
  expect(draft.get().history.files.get(path)).toContain(path === HOME_FILE ? 'Ours' : 'logo')
})

test('keeps the draft while a partly written file is on disk, and merges the file once it is complete', async () => {
  const { site, draft } = await openChangedDraft()
  const whole = listText('A', 'B', 'C', 'D', 'Theirs')
  site.disk.set(HOME_FILE, whole.slice(0, 60))
  await draft.refresh(HOME_FILE)
  expect(draft.get().history.files.get(HOME_FILE)).toBe(listText('Ours', 'Ours', 'Ours', 'Ours', 'E'))
  site.disk.set(HOME_FILE, whole)
  await draft.refresh(HOME_FILE)
  expect(draft.get().history.files.get(HOME_FILE)).toBe(listText('Ours', 'Ours', 'Ours', 'Ours', 'Theirs'))
})

test('restores the saves in the history after a reload, and goes to the state after any step', async () => {
  const { site, draft } = await openChangedDraft()
  await draft.save()
  draft.perform({ label: 'Name 4', operations: [rename(4, 'Ours')] })
  const again = await site.open()
  expect(again.get().saves).toMatchObject([{ done: 4, paths: [HOME_FILE] }])
  again.goTo(2)
  expect(again.get().history.files.get(HOME_FILE)).toBe(listText('Ours', 'Ours', 'C', 'D', 'E'))
  again.goTo(5)
  expect(again.get().history.files.get(HOME_FILE)).toBe(listText('Ours', 'Ours', 'Ours', 'Ours', 'Ours'))
})
