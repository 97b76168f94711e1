import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { localFolder } from './localFolder'

const root = mkdtempSync(join(tmpdir(), 'marquee-local-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

it('returns undefined without the folder', () => expect(localFolder(join(root, 'none'))).toBeUndefined())

it('invalidates all modules and reloads when the local registry changes', () => {
  mkdirSync(join(root, 'local'))
  writeFileSync(join(root, 'local', 'registry.ts'), '')
  const { hotUpdate } = localFolder(root) ?? {}
  if (typeof hotUpdate !== 'function') throw new Error('No hook')
  const [invalidateAll, send] = [vi.fn(), vi.fn()]
  const environment = { moduleGraph: { invalidateAll }, hot: { send } }
  const changed = (path: string) => Reflect.apply(hotUpdate, { environment }, [{ file: join(root, path), modules: [] }])
  expect(changed('local/card.tsx')).toBeUndefined()
  expect(invalidateAll).not.toHaveBeenCalled()
  expect(changed('local/registry.ts')).toEqual([])
  expect(invalidateAll).toHaveBeenCalledOnce()
  expect(send).toHaveBeenCalledWith({ type: 'full-reload' })
})
