import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectFiles } from './sources'

/** What is JavaScript, and why: it runs before `npm ci` has brought what reads TypeScript. All else has types. */
const REASONS: Record<string, string> = {
  'scripts/run.mjs': 'runs what is TypeScript',
  'scripts/start.mjs': '`npm start` on a fresh checkout',
  'scripts/test.mjs': '`npm test` on a fresh checkout',
  'scripts/setup/ensureInstalled.mjs': 'all of these install with it',
  'scripts/setup/install.mjs': '`npm run unit`, `lint` and `format` on a fresh checkout',
  'scripts/setup/changedFiles.mjs': 'test loads it before it has installed',
  'scripts/setup/coreFolders.mjs': 'test loads it before it has installed',
  'scripts/setup/ensureBrowser.mjs': 'test loads it before it has installed',
}

it('only what runs before `npm ci` is JavaScript', () => {
  const root = join(import.meta.dirname, '..', '..')
  const files = projectFiles(root, ['.']).filter((path) => /\.[cm]?jsx?$/.test(path))
  expect(files.sort()).toEqual(Object.keys(REASONS).sort())
})
