import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllEnvs())

/** Code that is loaded anyway: the site's own, React, and the parser of the problem list (`site/validate`). */
const isOfTheSite = (path: string) =>
  /^(?:jsonc-parser$|react(?:-dom)?(?:\/|$))/.test(path) ||
  (/\/(?:src|schemas|registry|fixtures)\//.test(path) && !/\/src\/(?:preview|tools)\//.test(path))

test('adds at most 15 kB to a page, and at most 160 kB for editing', { timeout: 120_000 }, async () => {
  // Vitest sets it to "test", which would select React's development build.
  vi.stubEnv('NODE_ENV', 'production')
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    css: { preprocessorOptions: { scss: { loadPaths: ['src/styles'] } } },
    build: {
      write: false,
      rolldownOptions: {
        input: 'src/preview/preview.tsx',
        preserveEntrySignatures: 'strict',
        external: (id, importer) =>
          importer !== undefined &&
          isOfTheSite(id.startsWith('.') ? new URL(id, `file://${importer.replace(/\?.*$/, '')}`).pathname : id),
      },
    },
  })
  const output = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  const chunks = output.filter((file) => file.type === 'chunk')
  const chunkOf = (path: string) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path))
  const bytes = new Map(
    output.map((file) => [file.fileName, gzipSync(file.type === 'chunk' ? file.code : file.source).length]),
  )
  /** Files loaded with a chunk: its imports and styles. */
  const filesOf = (chunk: Rolldown.OutputChunk | undefined, found = new Set<string>()): Set<string> => {
    if (!chunk || found.has(chunk.fileName)) return found
    for (const file of [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]) found.add(file)
    for (const name of chunk.imports)
      filesOf(
        chunks.find(({ fileName }) => fileName === name),
        found,
      )
    return found
  }
  const kB = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + (bytes.get(file) ?? 0), 0) / 1000

  const first = filesOf(chunkOf('/src/preview/preview.tsx'))
  expect(kB(first)).toBeGreaterThan(5)
  expect(kB(first)).toBeLessThanOrEqual(15)
  // The bar is already open when the editor loads.
  const panels = filesOf(chunkOf('/bar/Panels.tsx'), new Set(first))
  const editor = new Set(panels)
  for (const part of ['/editor/EditorPanel.tsx', '/editor/openEditor.ts', '/documents/checkDocument.ts']) {
    expect(chunkOf(part), part).toBeDefined()
    filesOf(chunkOf(part), editor)
  }
  const onDemand = [...editor].filter((file) => !panels.has(file))
  expect(kB(onDemand)).toBeGreaterThan(100)
  expect(kB(onDemand)).toBeLessThanOrEqual(160)
})
