import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createBrand, createSiteFiles, writeSite } from '../new/newSite'
import { exportSite } from './exportSite'

const root = join(import.meta.dirname, '..', '..')

test('refuses a site without titles that shows examples, and says what to do', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'marquee-export-site-'))
  const folder = join(parent, 'corner')
  writeSite(
    folder,
    folder,
    createSiteFiles(createBrand('corner'), { from: 'minimal', examples: true }, root).files,
    root,
  )
  const { files, problems } = await exportSite({ root, folder })
  rmSync(parent, { recursive: true })
  expect(files.size).toBe(0)
  expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([
    { file: 'modules/home.json', rule: 'export/needs-titles', message: expect.stringContaining('--examples') },
  ])
})
