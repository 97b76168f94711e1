import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectFiles } from './sources'

/**
 * happy-dom's classes are one for all files of a worker: a function that a test writes onto one hides the one that a
 * later file spies on, now and then, by the order of the day. `vi.spyOn` is undone at the end of each file.
 */
it('no test writes on the classes of the document', () => {
  const root = join(import.meta.dirname, '..', '..')
  const files = projectFiles(root, ['src', 'registry']).filter((path) => path.endsWith('.test.tsx'))
  const writing = files.filter((path) => /\.prototype\.\w+ (?:\?\?)?= /.test(readFileSync(join(root, path), 'utf8')))
  expect(writing).toEqual([])
})
