import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { validatePaths } from '../validate/validatePaths'

const root = resolve(import.meta.dirname, '..', '..')

it('the minimal site of README.md is valid', async () => {
  const [config = '', list = ''] = [
    ...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/```json\n(.*?)```/gs),
  ].map(([, block]) => block)
  const folder = mkdtempSync(join(tmpdir(), 'marquee-readme-'))
  mkdirSync(join(folder, 'modules'))
  writeFileSync(join(folder, 'config.json'), config)
  writeFileSync(join(folder, 'modules', 'home.json'), list)
  const { problems } = await validatePaths(['.'], { baseFolder: folder, root })
  rmSync(folder, { recursive: true, force: true })
  expect(problems).toEqual([])
})
