import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SHELL_FILES } from './offlineWorker'

const root = join(import.meta.dirname, '..', '..')

test('all files that an offline visit starts with exist', () => {
  expect(SHELL_FILES.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
