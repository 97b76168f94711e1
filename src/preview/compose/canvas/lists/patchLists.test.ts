import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { modules } from '../../../../../registry/modules'
import { createLoader } from '../../../../lib/async/loader'
import { standIn } from '../../../../lib/testing/standIn'
import { createModuleLoaders } from '../../../../site/assemble/moduleLoaders'
import type { PlannedModule } from '../../../../site/moduleList'
import type { Runtime } from '../../../../site/runtime'
import { createProblems } from '../../../../site/validate/problem'
import type { CanvasFiles } from '../api/canvasFiles'
import type { ModuleChange } from './modulePatch'
import { patchLists } from './patchLists'

const FILE = 'modules/home.json'
const wall = { slug: 'wall', type: 'title_grid', content: [{ slug: 'faust', name: 'Faust' }, { slug: 'sunrise' }] }

/** A page with one module, and the change of the name of its first card. */
async function patchedPage(name: unknown) {
  const problems = createProblems()
  const module = createModuleLoaders(problems)
  const planned = standIn<PlannedModule>({
    key: 'wall',
    entry: modules.get('title_grid'),
    pointer: '/data/0/module',
    raw: structuredClone(wall),
    document: { file: FILE, text: '', data: undefined },
  })
  const loader = createLoader(async () => [planned])
  await loader.load()
  await module(planned).load()
  const runtime = standIn<Runtime>({ module, lists: () => [{ uri: '', loader }] })
  const [, ...rest] = wall.content
  const after = { ...wall, content: [{ slug: 'faust', name }, ...rest] }
  const change: ModuleChange = { file: FILE, pointer: planned.pointer, before: wall, after }
  // Compose is another window, with other prototypes.
  const changes: ModuleChange[] = runInNewContext(`(${JSON.stringify([change])})`)
  const isShown = await patchLists(runtime, standIn<CanvasFiles>({ fileOf: () => FILE }), changes)
  const [next] = loader.read() ?? []
  const ready = next && module(next).read()?.module
  return { isShown, before: planned.raw.content as unknown[], ready: ready as { content: unknown[] }, problems }
}

test('renders only the changed card again', async () => {
  const { isShown, before, ready } = await patchedPage('Faust, a folktale')
  expect(isShown).toBe(true)
  expect(ready.content).toEqual([{ slug: 'faust', name: 'Faust, a folktale' }, { slug: 'sunrise' }])
  expect(ready.content[1]).toBe(before[1])
})

test('removes an invalid field of a card, and reports it', async () => {
  const { ready, problems } = await patchedPage(['Faust'])
  await problems.settled()
  expect(ready.content).toEqual([{ slug: 'faust' }, { slug: 'sunrise' }])
  expect(problems.list().map(({ pointer }) => pointer)).toEqual(['/data/0/module/content/0/name'])
})
