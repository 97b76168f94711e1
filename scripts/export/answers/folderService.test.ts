import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFolderService } from './folderService'

const root = join(import.meta.dirname, '..', '..', '..')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-folder-service-'))
  writeFileSync(join(folder, 'config.json'), '{}')
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each(['titles/%', 'titles/%ff/', 'v2/titles/%e0%a4'])(
  'returns 400 for the invalid encoding of %s',
  async (path) => {
    const service = createFolderService({ root, folder, config: {}, examples: true, isOmitted: () => false })
    expect((await service.ask(path)).status).toBe(400)
  },
)

test.each([
  [false, ['metropolis', 'salt'], []],
  [true, expect.arrayContaining(['metropolis', 'nosferatu', 'salt']), [expect.anything()]],
])('with examples: %s lists the titles %j and plays metropolis from %j', async (examples, titles, sources) => {
  mkdirSync(join(folder, 'titles'))
  for (const slug of ['metropolis', 'salt'])
    writeFileSync(join(folder, 'titles', `${slug}.json`), JSON.stringify({ slug, name: slug, asset_id: slug }))
  writeFileSync(join(folder, 'streams.json'), JSON.stringify({ salt: [{ src: '/site/salt.mp4' }] }))
  const service = createFolderService({ root, folder, config: {}, examples, isOmitted: () => false })
  const dataOf = async (path: string) => (await (await service.ask(path)).json()).data
  expect(service.catalogue.all.map(({ slug }) => slug)).toEqual(titles)
  const list: { slug: string }[] = await dataOf('avails/titles?limit=-1')
  expect(list.map(({ slug }) => slug)).toEqual(titles)
  expect((await dataOf('playback/stream/metropolis/')).sources ?? []).toEqual(sources)
  expect((await dataOf('playback/stream/salt/')).sources).toEqual([{ src: '/site/salt.mp4' }])
})
