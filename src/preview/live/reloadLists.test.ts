import { expect, test, vi } from 'vitest'
import { createLoader } from '../../lib/async/loader'
import { standIn } from '../../lib/testing/standIn'
import type { PlannedModule } from '../../site/moduleList'
import type { Runtime } from '../../site/runtime'
import { reloadLists } from './reloadLists'

const HOME_LIST_URI = 'modules/placement/home/'
const FILMS_LIST_URI = 'modules/placement/films/'

const createPlannedModule = (slug: string, raw: object = {}, text = '') =>
  standIn<PlannedModule>({ key: slug, slug, raw: { slug, ...raw }, document: { file: '', text, data: text } })

/** A runtime with two loaded lists. @param unloaded modules that are not loaded */
async function runtimeWith(next: Record<string, PlannedModule[]>, unloaded: readonly string[] = []) {
  const loaded = {
    [HOME_LIST_URI]: [createPlannedModule('wall'), createPlannedModule('rest')],
    [FILMS_LIST_URI]: [createPlannedModule('films')],
  }
  const lists = Object.entries(loaded).map(([uri, modules]) => ({ uri, loader: createLoader(async () => modules) }))
  await Promise.all(lists.map(({ loader }) => loader.load()))
  const load = vi.fn(async (_key: string) => {})
  const module = ({ key }: PlannedModule) =>
    standIn({ load: () => load(key), read: () => (unloaded.includes(key) ? undefined : {}) })
  const fetchList = vi.fn(async (uri: string) => next[uri] ?? [])
  const runtime = standIn<Runtime>({ lists: () => lists, fetchList, module })
  return {
    runtime,
    fetchList,
    load,
    read: (uri: string) => lists.find((list) => list.uri === uri)?.loader.read(),
    loaded,
  }
}

test('reloads all lists if no paths are given, and replaces all module objects', async () => {
  const { runtime, read, loaded } = await runtimeWith({
    [HOME_LIST_URI]: [createPlannedModule('wall'), createPlannedModule('rest')],
    [FILMS_LIST_URI]: [],
  })
  await reloadLists(runtime)
  expect(read(HOME_LIST_URI)).toEqual(loaded[HOME_LIST_URI])
  expect(read(HOME_LIST_URI)?.[0]).not.toBe(loaded[HOME_LIST_URI]?.[0])
  expect(read(FILMS_LIST_URI)).toEqual([])
})

test('reloads only the lists of given files, and keeps their unchanged modules', async () => {
  const { runtime, fetchList, read, loaded } = await runtimeWith({
    [HOME_LIST_URI]: [createPlannedModule('wall', { display_name: 'New' }), createPlannedModule('rest')],
  })
  await reloadLists(runtime, ['modules/home.json'])
  expect(fetchList.mock.calls).toEqual([[HOME_LIST_URI]])
  expect(read(HOME_LIST_URI)?.[0]?.raw).toEqual({ slug: 'wall', display_name: 'New' })
  expect(read(HOME_LIST_URI)?.[1]).toBe(loaded[HOME_LIST_URI]?.[1])
})

test('gives kept modules the new document, also if another module left the list', async () => {
  const { runtime, read, loaded } = await runtimeWith({ [HOME_LIST_URI]: [createPlannedModule('wall', {}, 'new')] })
  await reloadLists(runtime, ['modules/home.json'])
  expect(read(HOME_LIST_URI)).toHaveLength(1)
  expect(read(HOME_LIST_URI)?.[0]).toBe(loaded[HOME_LIST_URI]?.[0])
  expect(read(HOME_LIST_URI)?.[0]?.document.text).toBe('new')
})

test('loads new modules and those loaded before, but not modules that were not loaded yet', async () => {
  const next = [
    createPlannedModule('wall', { display_name: 'New' }),
    createPlannedModule('rest', { display_name: 'New' }),
    createPlannedModule('added'),
  ]
  const { runtime, load } = await runtimeWith({ [HOME_LIST_URI]: next }, ['rest'])
  await reloadLists(runtime, ['modules/home.json'])
  expect(load.mock.calls.flat()).toEqual(['wall', 'added'])
})
