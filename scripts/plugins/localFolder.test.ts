import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { localFolder } from './localFolder'

const temporaryRoot = mkdtempSync(join(tmpdir(), 'marquee-local-'))
afterAll(() => rmSync(temporaryRoot, { recursive: true, force: true }))

it('returns undefined without the folder', () => expect(localFolder(join(temporaryRoot, 'none'))).toBeUndefined())

it('invalidates all modules and reloads when the local registry changes', () => {
  mkdirSync(join(temporaryRoot, 'local'))
  writeFileSync(join(temporaryRoot, 'local', 'registry.ts'), '')
  writeFileSync(join(temporaryRoot, 'package.json'), '{}')
  const { hotUpdate } = localFolder(temporaryRoot) ?? {}
  if (typeof hotUpdate !== 'function') throw new Error('No hook')
  const [invalidateAll, send] = [vi.fn(), vi.fn()]
  const environment = { moduleGraph: { invalidateAll }, hot: { send } }
  const changed = (path: string) =>
    Reflect.apply(hotUpdate, { environment }, [{ file: join(temporaryRoot, path), modules: [] }])
  expect(changed('local/card.tsx')).toBeUndefined()
  expect(invalidateAll).not.toHaveBeenCalled()
  expect(changed('local/registry.ts')).toEqual([])
  expect(invalidateAll).toHaveBeenCalledOnce()
  expect(send).toHaveBeenCalledWith({ type: 'full-reload' })
})

it('resolves names of the kit and relative imports in it to the same file', async () => {
  const kit = join(temporaryRoot, 'node_modules', '@marquee-sites', 'kit')
  mkdirSync(kit, { recursive: true })
  const exports = { './page/PageFrame': './src/page/PageFrame.tsx', './package.json': './package.json' }
  writeFileSync(join(kit, 'package.json'), JSON.stringify({ name: '@marquee-sites/kit', exports }))
  vi.stubEnv('MARQUEE_EXTENSIONS', join(temporaryRoot, 'local'))
  const { resolveId } = localFolder(kit) ?? {}
  vi.unstubAllEnvs()
  if (typeof resolveId !== 'function') throw new Error('No hook')
  const file = join(kit, 'src', 'page', 'PageFrame.tsx')
  // As Vite resolves files of packages.
  const context = { resolve: async () => ({ id: `${file}?v=1a2b` }) }
  const resolved = (source: string) => Reflect.apply(resolveId, context, [source, join(kit, 'src', 'main.tsx'), {}])
  expect(await resolved('@marquee-sites/kit/page/PageFrame')).toBe(file)
  expect(await resolved('./page/PageFrame')).toEqual({ id: file })
})
