import { describe, expect, test } from 'vitest'
import { checkKit, checkTarball, NEEDED } from './checkTarball'

const packedFiles = (...more: string[]) => [...NEEDED, ...more].map((path) => ({ path }))

describe('checkTarball', () => {
  test('accepts builds, schemas and data', () => {
    const files = packedFiles(
      'schemas/config/route.json',
      'fixtures/catalogue/titles/metropolis.json',
      'dist/assets/a.js',
    )
    expect(checkTarball({ size: 14_000_000, files })).toEqual([])
  })

  test.each([
    'scripts/new/newSite.test.ts',
    'src/main.tsx',
    'dist/assets/a.js.map',
    'e2e/a.json',
    'registry/modules.ts',
  ])('reports %s', (path) => {
    expect(checkTarball({ size: 1, files: packedFiles(path) })).toEqual([`${path} does not belong in the package.`])
  })

  test('reports a size over the limit, and missing files', () => {
    expect(checkTarball({ size: 15_000_000, files: packedFiles().slice(1) })).toEqual([
      'The tarball has 15.0 MB, more than 14 MB.',
      `${NEEDED[0]} is missing in the package.`,
    ])
  })
})

describe('checkKit', () => {
  const exports = { './extend': './registry/defineLocal.ts' }

  test('accepts sources', () => {
    expect(checkKit({ size: 3_000_000, files: [{ path: 'registry/defineLocal.ts' }] }, exports)).toEqual([])
  })

  test('reports a size over the limit, tests, and missing public files', () => {
    expect(checkKit({ size: 4_000_000, files: [{ path: 'src/a.test.ts' }] }, exports)).toEqual([
      'The tarball has 4.0 MB, more than 3 MB.',
      './src/a.test.ts does not belong in the kit.',
      './registry/defineLocal.ts is public, but missing in the kit.',
    ])
  })
})
