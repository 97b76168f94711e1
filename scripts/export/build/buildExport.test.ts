import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { expect, it } from 'vitest'

it('does not copy a folder called public into a build', async () => {
  const root = join(import.meta.dirname, '..', '..', '..')
  const options = { root, configFile: join(root, 'vite.config.ts'), configLoader: 'runner' } as const
  expect((await resolveConfig(options, 'build')).publicDir).toBe('')
})
