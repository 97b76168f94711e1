import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn } from './filesIn'

test('lists files of all subfolders, sorted, without those that are being written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-files-'))
  mkdirSync(join(folder, 'b', 'c'), { recursive: true })
  for (const path of ['b/c/types.ts', 'z.ts', 'a.json', 'b/c/types.ts.12.tmp']) writeFileSync(join(folder, path), '')
  expect(filesIn(folder)).toEqual(['a.json', 'b/c/types.ts', 'z.ts'].map((path) => join(folder, path)))
  rmSync(folder, { recursive: true })
  expect(filesIn(folder)).toEqual([])
})
