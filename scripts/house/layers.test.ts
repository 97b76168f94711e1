import { describe, expect, it } from 'vitest'
import { importError } from './layers'

describe('importError', () => {
  it.each([
    ['src/ui/Icon.tsx', 'src/lib/browser/classes.ts'],
    ['src/ui/rows/Row.tsx', 'src/ui/Icon.tsx'],
    ['src/site/react/PageView.tsx', 'src/site/runtime.ts'],
    ['src/pages/home/HomePage.tsx', 'src/pages/home/home.ts'],
    ['src/site/explain.ts', 'schemas/config.json'],
    ['local/modules/a/A.tsx', 'src/modules/b/B.tsx'],
    ['local/registry.ts', 'registry/defineLocal.ts'],
    ['src/preview/preview.tsx', 'fixtures/service/host/frames/toChangedFixture.ts'],
    ['src/preview/editor/validateFileText.ts', 'src/tools/documents/checkDocument.ts'],
    ['scripts/validate/validatePaths.ts', 'src/tools/documents/checkDocument.ts'],
    ['scripts/commands/build.ts', 'src/site/runtime.ts'],
    ['e2e/site/back.spec.ts', 'e2e/support/test.ts'],
    ['e2e/host/host.spec.ts', 'scripts/ssr/startSsrServer.ts'],
    ['src/preview/compose/site/brand/tokens.ts', 'docs/reference/brand-tokens.json'],
    ['vite.config.ts', 'fixtures/service/fixtureHostPlugin.ts'],
  ])('%s may import %s', (from, to) => expect(importError(from, to)).toBeUndefined())

  it.each([
    ['src/lib/browser/classes.ts', 'src/ui/Icon.tsx'],
    ['src/ui/Icon.tsx', 'src/service/http/http.ts'],
    ['src/service/http/http.ts', 'src/ui/Icon.tsx'],
    ['src/site/runtime.ts', 'src/site/react/PageView.tsx'],
    ['src/search/hints/Hint.tsx', 'src/watchlist/watchlist.ts'],
    ['src/pages/home/HomePage.tsx', 'src/pages/genres/GenresPage.tsx'],
    ['src/modules/a/A.tsx', 'src/views/b/B.tsx'],
    ['registry/routes.ts', 'src/main.tsx'],
    ['registry/modules.ts', 'local/registry.ts'],
    ['src/catalogue/card/Card.tsx', 'local/card/OwnCard.tsx'],
    ['src/service/titles.ts', 'fixtures/service/page.ts'],
    ['fixtures/service/page.ts', 'src/service/titles.ts'],
    ['e2e/site/back.spec.ts', 'src/site/runtime.ts'],
    ['e2e/site/screens.spec.ts', 'scripts/bench/bench.ts'],
    ['src/preview/editor/validateFileText.ts', 'scripts/validate/validatePaths.ts'],
    ['src/preview/diff/readDiff.ts', 'scripts/diff/folderDiff.ts'],
    ['src/tools/documents/checkDocument.ts', 'scripts/validate/validatePaths.ts'],
    ['src/pages/home/HomePage.tsx', 'src/tools/schemas/schemaFields.ts'],
  ])('%s may not import %s', (from, to) => expect(importError(from, to)).toBeTypeOf('string'))

  it('allows type imports of fixtures from all folders', () => {
    expect(importError('fixtures/service/page.ts', 'src/preview/bar/world.ts', true)).toBeUndefined()
  })
})
