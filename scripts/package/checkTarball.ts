import type { Tarball } from './packPackages'

/** Maximum size of a tarball in bytes */
const MAX_PACKED_BYTES = 14_000_000

/** Files that an installation does not need. */
const UNWANTED = /\.test\.|(?<!\.d)\.tsx?$|\.map$|^(?:e2e|src|registry|local)\//

/** Maximum size of the kit in bytes: without media */
const MAX_KIT_BYTES = 3_000_000

/** Files without which commands fail. */
export const NEEDED = [
  'scripts/bin/marquee.mjs',
  'dist/index.html',
  'dist.ssr/node.mjs',
  'dist.preview/index.html',
  'dist.preview/src/preview/compose/compose.html',
  'dist.export/index.html',
  'dist.export.ssr/node.mjs',
  'dist.commands/commands/marquee.mjs',
  'docs/reference/problems.md',
  'docs/reference/brand-tokens.json',
  // Messages name these pages.
  'docs/reference/brand-tokens.md',
  'docs/reference/config-reference.md',
  'docs/how-to/publish/security-headers.md',
  'docs/how-to/publish/server-side-rendering.md',
  'schemas/editor/config.json',
]

/** Faults of the packed main package, as sentences. */
export function checkTarball({ size, files }: Pick<Tarball, 'size' | 'files'>): string[] {
  const paths = new Set(files.map(({ path }) => path))
  return [
    ...sizeFaults(size, MAX_PACKED_BYTES),
    ...[...paths].filter((path) => UNWANTED.test(path)).map((path) => `${path} does not belong in the package.`),
    ...NEEDED.filter((path) => !paths.has(path)).map((path) => `${path} is missing in the package.`),
  ]
}

/**
 * Faults of the packed kit, as sentences.
 * @param exports its public files
 */
export function checkKit(
  { size, files }: Pick<Tarball, 'size' | 'files'>,
  exports: Readonly<Record<string, string>>,
): string[] {
  const paths = new Set(files.map(({ path }) => `./${path}`))
  return [
    ...sizeFaults(size, MAX_KIT_BYTES),
    ...[...paths].filter((path) => /\.test\./.test(path)).map((path) => `${path} does not belong in the kit.`),
    ...Object.values(exports)
      .filter((path) => !paths.has(path))
      .map((path) => `${path} is public, but missing in the kit.`),
  ]
}

const sizeFaults = (size: number, most: number) =>
  size > most ? [`The tarball has ${(size / 1e6).toFixed(1)} MB, more than ${most / 1e6} MB.`] : []
