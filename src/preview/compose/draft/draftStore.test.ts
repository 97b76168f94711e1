import { describe, expect, test, vi } from 'vitest'
import type { SiteOperation } from '../../../tools/edit/editSite'
import { changedDocuments } from './draftState'
import { draftStorage } from './draftStorage'
import { openDraft } from './draftStore'
import { fakeSite } from './testing/fakeSite'

const HOME_FILE = 'modules/home.json'
const listText = (...names: string[]) =>
  `${JSON.stringify({ data: names.map((name, at) => ({ module: { slug: `m${at}`, name } })) }, undefined, 2)}\n`
const renameModule = (index: number, value: string): SiteOperation => ({
  file: HOME_FILE,
  change: { do: 'set', at: ['data', { slug: `m${index}` }, 'module', 'name'], value },
})
const createStep = (operation: SiteOperation, mergeKey?: string) => ({
  label: 'Name',
  operations: [operation],
  mergeKey,
})
describe('openDraft', () => {
  test('restores unsaved steps after a reload, with undo', async () => {
    const site = fakeSite({ [HOME_FILE]: listText('A', 'B') })
    ;(await site.open()).perform(createStep(renameModule(0, 'Ours')))
    const draft = await site.open()
    expect(draft.get().history.files.get(HOME_FILE)).toBe(listText('Ours', 'B'))
    expect(draft.get().restored).toBe(1)
    draft.undo()
    expect(draft.get().history.files.get(HOME_FILE)).toBe(listText('A', 'B'))
  })

  test('reapplies restored steps to the current files on disk', async () => {
    const site = fakeSite({ [HOME_FILE]: listText('A', 'B') })
    ;(await site.open()).perform(createStep(renameModule(0, 'Ours')))
    site.disk.set(HOME_FILE, listText('A', 'Theirs'))
    site.disk.set('brand.css', ':root {}')
    const { history, conflicts } = (await site.open()).get()
    expect(history.files.get(HOME_FILE)).toBe(listText('Ours', 'Theirs'))
    expect(history.files.get('brand.css')).toBe(':root {}')
    expect(conflicts).toEqual([])
  })

  test('reports restored steps whose value was changed on disk', async () => {
    const site = fakeSite({ [HOME_FILE]: listText('A', 'B') })
    ;(await site.open()).perform(createStep(renameModule(0, 'Ours')))
    site.disk.set(HOME_FILE, listText('Theirs', 'B'))
    const draft = await site.open()
    expect(draft.get().conflicts).toMatchObject([{ conflict: 'changed', theirs: 'Theirs' }])
    expect(draft.get().history.files.get(HOME_FILE)).toBe(listText('Theirs', 'B'))
    await expect(draft.save()).rejects.toThrow('Choose which to keep, then save again')
    draft.perform(createStep(renameModule(1, 'Other')))
    const reopened = await site.open()
    expect(reopened.get().conflicts).toHaveLength(1)
    reopened.settle(reopened.get().conflicts)
    expect(reopened.get().conflicts).toEqual([])
    expect(await reopened.save()).toEqual([])
    expect(site.disk.get(HOME_FILE)).toBe(listText('Theirs', 'Other'))
  })

  test('reports after a reload that a document is still not valid JSON', async () => {
    const site = fakeSite({ [HOME_FILE]: listText('A'), 'config.json': '{' })
    ;(await site.open()).perform(createStep(renameModule(0, 'Ours')))
    expect([...(await site.open()).get().broken.keys()]).toEqual(['config.json'])
  })

  test('stores nothing while there are no steps', async () => {
    const site = fakeSite({ [HOME_FILE]: listText('A') })
    const draft = await site.open()
    draft.perform(createStep(renameModule(0, 'A')))
    expect(site.stored()).toBeUndefined()
  })
})

describe('a draft that another tab took over', () => {
  test('does not store steps or changes on disk after another tab took over the draft', async () => {
    const site = fakeSite({ [HOME_FILE]: listText('A', 'B') })
    const [lost, taken] = [await site.open(), await site.open()]
    lost.close()
    taken.perform(createStep(renameModule(0, 'Taken')))
    const stored = site.stored()
    lost.perform(createStep(renameModule(1, 'Lost')))
    site.disk.set(HOME_FILE, listText('A', 'Theirs'))
    await lost.refresh(HOME_FILE)
    expect(site.stored()).toBe(stored)
  })
})

describe('storage of the browser', () => {
  test('reports immediately that the draft cannot be stored', async () => {
    const { folder } = fakeSite({ [HOME_FILE]: listText('A') })
    const blocked = { get: () => Promise.reject(new Error('blocked')), set: () => Promise.reject(new Error('blocked')) }
    expect((await openDraft(folder, blocked)).get().isStored).toBe(false)
  })

  test('rejects reads and writes of the stored draft if the browser blocks IndexedDB', async () => {
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('Access is denied.', 'SecurityError')
      },
    })
    await expect(draftStorage('draft').get()).rejects.toThrow('Access is denied.')
    await expect(draftStorage('draft').set(undefined)).rejects.toThrow('Access is denied.')
    vi.unstubAllGlobals()
  })
})

describe('save', () => {
  test('writes the changed documents, and keeps the steps for undo', async () => {
    const site = fakeSite({ [HOME_FILE]: listText('A', 'B'), 'config.json': '{}' })
    const draft = await site.open()
    draft.perform(createStep(renameModule(0, 'Ours')))
    expect(await draft.save()).toEqual([])
    expect(site.disk.get(HOME_FILE)).toBe(listText('Ours', 'B'))
    expect(changedDocuments(draft.get())).toEqual([])
    draft.undo()
    expect(changedDocuments(draft.get())).toMatchObject([{ path: HOME_FILE, text: listText('A', 'B') }])
    await draft.save()
    expect(site.disk.get(HOME_FILE)).toBe(listText('A', 'B'))
  })

  test('merges a document that has changed on disk instead of overwriting it', async () => {
    const site = fakeSite({ [HOME_FILE]: listText('A', 'B') })
    const draft = await site.open()
    draft.perform(createStep(renameModule(0, 'Ours')))
    site.disk.set(HOME_FILE, listText('A', 'Theirs'))
    expect(await draft.save()).toEqual([HOME_FILE])
    expect(site.disk.get(HOME_FILE)).toBe(listText('A', 'Theirs'))
    expect(await draft.save()).toEqual([])
    expect(site.disk.get(HOME_FILE)).toBe(listText('Ours', 'Theirs'))
  })

  test('keeps what is typed while saving as a new step', async () => {
    const site = fakeSite({ [HOME_FILE]: listText('A', 'B') })
    const draft = await site.open()
    draft.perform(createStep(renameModule(0, 'On'), 'name'))
    const { save } = site.folder
    site.folder.save = async (documents) => {
      draft.perform(createStep(renameModule(0, 'One'), 'name'))
      return save(documents)
    }
    await draft.save()
    expect(site.disk.get(HOME_FILE)).toBe(listText('On', 'B'))
    expect(draft.get().saved).toBe(1)
    expect(draft.get().history.files.get(HOME_FILE)).toBe(listText('One', 'B'))
    draft.undo()
    expect(changedDocuments(draft.get())).toEqual([])
  })

  test('keeps the draft when the folder cannot be written', async () => {
    const site = fakeSite({ [HOME_FILE]: listText('A') })
    const draft = await site.open()
    draft.perform(createStep(renameModule(0, 'Ours')))
    site.folder.save = async () => {
      throw new Error('read-only')
    }
    await expect(draft.save()).rejects.toThrow('read-only')
    expect(draft.get()).toMatchObject({ isSaving: false, saved: 0 })
    expect(site.stored()?.history.steps).toHaveLength(1)
  })
})

describe('refresh', () => {
  test('ignores own saves', async () => {
    const site = fakeSite({ [HOME_FILE]: listText('A') })
    const draft = await site.open()
    draft.perform(createStep(renameModule(0, 'Ours')))
    await draft.save()
    await draft.refresh(HOME_FILE)
    expect(draft.get().history.steps).toHaveLength(1)
  })

  test('keeps the last valid text while a document is not valid JSON', async () => {
    const site = fakeSite({ [HOME_FILE]: listText('A') })
    const draft = await site.open()
    draft.perform(createStep(renameModule(0, 'Ours')))
    site.disk.set(HOME_FILE, '{ "data": [')
    await draft.refresh(HOME_FILE)
    expect([...draft.get().broken.keys()]).toEqual([HOME_FILE])
    expect(draft.get().history.files.get(HOME_FILE)).toBe(listText('Ours'))
    await expect(draft.save()).rejects.toThrow('modules/home.json is not valid JSON on disk')
    expect(site.disk.get(HOME_FILE)).toBe('{ "data": [')
    site.disk.set(HOME_FILE, listText('A', 'B'))
    await draft.refresh(HOME_FILE)
    expect([...draft.get().broken.keys()]).toEqual([])
    expect(draft.get().history.files.get(HOME_FILE)).toBe(listText('Ours', 'B'))
  })
})

test('repairs a document that is not valid JSON, and makes the unsaved steps again on it', async () => {
  const site = fakeSite({ [HOME_FILE]: listText('A') })
  const draft = await site.open()
  draft.perform(createStep(renameModule(0, 'Ours')))
  site.disk.set(HOME_FILE, '{ "data": [')
  await draft.refresh(HOME_FILE)
  expect(draft.get().broken.get(HOME_FILE)?.text).toBe('{ "data": [')
  await draft.repair(HOME_FILE, listText('A', 'B'))
  expect(site.disk.get(HOME_FILE)).toBe(listText('A', 'B'))
  expect(draft.get().broken.size).toBe(0)
  expect(draft.get().history.files.get(HOME_FILE)).toBe(listText('Ours', 'B'))
})

test('rejects the repair of a broken file that has changed on disk since it was read', async () => {
  const site = fakeSite({ [HOME_FILE]: listText('A') })
  const draft = await site.open()
  site.disk.set(HOME_FILE, '{ "data": [')
  await draft.refresh(HOME_FILE)
  site.disk.set(HOME_FILE, listText('A', 'C'))
  await expect(draft.repair(HOME_FILE, listText('A', 'B'))).rejects.toThrow('changed on disk')
  expect(site.disk.get(HOME_FILE)).toBe(listText('A', 'C'))
})

describe('after undoing saved steps', () => {
  async function undone() {
    const site = fakeSite({ [HOME_FILE]: listText('A', 'B') })
    const draft = await site.open()
    draft.perform(createStep(renameModule(0, 'One')))
    draft.perform(createStep(renameModule(0, 'Two')))
    await draft.save()
    draft.undo()
    draft.undo()
    draft.perform(createStep(renameModule(1, 'Ours')))
    return { site, draft }
  }

  test('keeps a step made after undoing saved steps when the file changes on disk', async () => {
    const { site, draft } = await undone()
    site.disk.set(HOME_FILE, listText('Two', 'B', 'C'))
    await draft.refresh(HOME_FILE)
    expect(draft.get().history.files.get(HOME_FILE)).toBe(listText('A', 'Ours', 'C'))
    expect(changedDocuments(draft.get())).toHaveLength(1)
  })

  test('counts a step made after undoing saved steps as unsaved, and discards both the undo and the step', async () => {
    const { draft } = await undone()
    expect(draft.get().history.done - draft.get().saved).toBe(2)
    draft.discard()
    expect(draft.get().history.files.get(HOME_FILE)).toBe(listText('Two', 'B'))
  })
})

test('starts a new step after a save, also while typing goes on', async () => {
  const site = fakeSite({ [HOME_FILE]: listText('A', 'B') })
  const draft = await site.open()
  draft.perform(createStep(renameModule(0, 'On'), 'name'))
  await draft.save()
  draft.perform(createStep(renameModule(0, 'One'), 'name'))
  expect(draft.get().history.steps).toHaveLength(2)
  draft.undo()
  expect(changedDocuments(draft.get())).toEqual([])
})

test('merges the letters typed in one field into one step, and into a second step after a save', async () => {
  const site = fakeSite({ [HOME_FILE]: listText('A') })
  const draft = await site.open()
  const type = (texts: string[]) => {
    for (const text of texts) draft.perform(createStep(renameModule(0, text), 'key'))
    return draft.get().history.done
  }
  expect(type(['O', 'On', 'One'])).toBe(1)
  await draft.save()
  expect(type(['Tw', 'Two'])).toBe(2)
  draft.undo()
  expect(draft.get().history.files.get(HOME_FILE)).toBe(listText('One'))
})

test('does not insert a module twice that another tab has saved', async () => {
  const site = fakeSite({ [HOME_FILE]: listText('A') })
  const draft = await site.open()
  draft.perform(
    createStep({
      file: HOME_FILE,
      change: { do: 'insert', list: ['data'], value: { module: { slug: 'm1', name: 'B' } } },
    }),
  )
  site.disk.set(HOME_FILE, draft.get().history.files.get(HOME_FILE) ?? '')
  const again = await site.open()
  expect(JSON.parse(again.get().history.files.get(HOME_FILE) ?? '').data).toHaveLength(2)
  expect(again.get().restored).toBe(0)
})

test('keeps the draft while the server does not answer', async () => {
  const site = fakeSite({ [HOME_FILE]: listText('A') })
  const draft = await site.open()
  draft.perform(createStep(renameModule(0, 'Ours')))
  const { readOne } = site.folder
  site.folder.readOne = async () => {
    throw new Error('Failed to fetch')
  }
  await expect(draft.refresh(HOME_FILE)).rejects.toThrow('Failed to fetch')
  expect(draft.get()).toMatchObject({ conflicts: [], restored: 0 })
  site.folder.readOne = readOne
  await draft.refresh(HOME_FILE)
  expect(draft.get().history.files.get(HOME_FILE)).toBe(listText('Ours'))
})

test('does not treat a file as removed while another program replaces it', async () => {
  const site = fakeSite({ [HOME_FILE]: listText('A') })
  const draft = await site.open()
  draft.perform(createStep(renameModule(0, 'Ours')))
  site.disk.delete(HOME_FILE)
  const refreshed = draft.refresh(HOME_FILE)
  site.disk.set(HOME_FILE, listText('A', 'B'))
  await refreshed
  expect(draft.get().conflicts).toEqual([])
  expect(draft.get().history.files.get(HOME_FILE)).toBe(listText('Ours', 'B'))
})

test('does not save a file that was broken when the draft was opened', async () => {
  const site = fakeSite({ [HOME_FILE]: listText('A'), 'config.json': '{}' })
  ;(await site.open()).perform(createStep(renameModule(0, 'Ours')))
  site.disk.set(HOME_FILE, '{ "data": [')
  for (const _ of ['first visit', 'second visit']) {
    const draft = await site.open()
    expect([...draft.get().broken.keys()]).toEqual([HOME_FILE])
    await expect(draft.save()).rejects.toThrow('not valid JSON on disk')
    expect(site.disk.get(HOME_FILE)).toBe('{ "data": [')
    draft.perform(createStep({ file: 'config.json', change: { do: 'set', at: ['logo'], value: 'x' } }))
  }
  site.disk.set(HOME_FILE, listText('A', 'B'))
  const draft = await site.open()
  expect(draft.get().history.files.get(HOME_FILE)).toBe(listText('Ours', 'B'))
})

test('reports that the browser does not store the draft', async () => {
  const site = fakeSite({ [HOME_FILE]: listText('A') })
  const draft = await openDraft(site.folder, {
    get: async () => undefined,
    set: async () => {
      throw new Error('QuotaExceededError')
    },
  })
  draft.perform(createStep(renameModule(0, 'Ours')))
  await expect.poll(() => draft.get().isStored).toBe(false)
})

test('discard drops unsaved steps, and redo reapplies them', async () => {
  const site = fakeSite({ [HOME_FILE]: listText('A', 'B') })
  const draft = await site.open()
  draft.perform(createStep(renameModule(0, 'One')))
  await draft.save()
  draft.perform(createStep(renameModule(1, 'Two')))
  draft.discard()
  expect(draft.get().history.files.get(HOME_FILE)).toBe(listText('One', 'B'))
  draft.redo()
  expect(draft.get().history.files.get(HOME_FILE)).toBe(listText('One', 'Two'))
})
