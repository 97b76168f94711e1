import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
// @ts-expect-error: plain JavaScript, it runs before anything is installed
import { coreFolders } from './coreFolders.mjs'

const E2E = join(import.meta.dirname, '..', '..', 'e2e')

test.each([
  ['src/session/reset/passwordReset.ts', ['account']],
  ['src/pages/login/LoginPage.tsx', ['account']],
  ['src/pages/collections/CollectionsPage.tsx', ['collaboration']],
  ['src/pages/events/EventRow.tsx', ['events']],
  ['src/ssr/proxyRequest.ts', ['host']],
  ['src/pages/titles/TitlesPage.tsx', ['lists']],
  ['src/pages/titledetail/TitlePage.tsx', ['titles']],
  ['src/player/controls/keys.ts', ['playback']],
  ['src/lib/url/safeHref.ts', ['site']],
  ['e2e/lists/search.spec.ts', ['lists']],
  ['e2e/support/test.ts', []],
  ['e2e/soak/monkey.spec.ts', []],
  ['e2e/platforms/managers.spec.ts', []],
  ['docs/contributing/testing.md', []],
])('a change of %s runs its core tests', (file, folders) => {
  expect(coreFolders([file])).toEqual(folders)
})

/** Spec files that only `npm test -- --all` runs, each with the reason. */
const SPECS_OF_FULL_RUN = new Map([
  ['host/deployGuide.spec.ts', 'host.spec.ts covers the host; this runs the commands of the guide'],
  ['host/exportLinks.spec.ts', 'export.spec.ts covers exports; this follows every kind of link'],
  ['pictures/pictures.spec.ts', 'a change of appearance runs `npm run pictures`'],
  ['playback/playAccessibility.spec.ts', 'accessibility.spec.ts runs axe on one site'],
  ['playback/playMissing.spec.ts', 'playFailures.spec.ts covers one failure of each kind'],
  ['collaboration/entryPoints.spec.ts', 'collections.spec.ts follows the same path by keyboard'],
  ['site/longWords.spec.ts', 'screens.spec.ts and shell.spec.ts check widths'],
  ['site/mailLinks.spec.ts', 'reset.spec.ts and rsvp.spec.ts remove the token from the address'],
  ['site/offlineBuild.spec.ts', 'offline.spec.ts covers the worker'],
])

test('each spec file has a core test or a reason why not', () => {
  const specs = readdirSync(E2E, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    // These run at night or before a release, with configurations of their own.
    .filter((path) => path.endsWith('.spec.ts') && !/^(?:soak|platforms)\//.test(path))
  const without = specs.filter((path) => !readFileSync(join(E2E, path), 'utf8').includes("'@core'"))
  expect(without.sort()).toEqual([...SPECS_OF_FULL_RUN.keys()].sort())
})
