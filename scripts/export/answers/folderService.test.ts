import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFolderService } from './folderService'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-folder-service-'))
  writeFileSync(join(folder, 'config.json'), '{}')
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each(['titles/%', 'titles/%ff/', 'v2/titles/%e0%a4'])(
  'returns 400 for the invalid encoding of %s',
  async (path) => {
    const root = join(import.meta.dirname, '..', '..', '..')
    const service = createFolderService({ root, folder, config: {}, examples: true, isOmitted: () => false })
    expect((await service.ask(path)).status).toBe(400)
  },
)
