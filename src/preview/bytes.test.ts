import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { schemas } from './schemas/siteSchemas'

afterEach(() => vi.unstubAllEnvs())

/** Code that is loaded anyway: the site's own, React, and the parser of the problem list (`site/validate`). */
const isSiteCode = (path: string) =>
  /^(?:jsonc-parser$|react(?:-dom)?(?:\/|$))/.test(path) ||
  (/\/(?:src|registry|fixtures)\//.test(path) && !/\/src\/(?:preview|tools)\//.test(path))

const isSchema = (path: string) => /\/schemas\/.*\.json$/.test(path)

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset
const textOf = (file: Output) => (file.type === 'chunk' ? file.code : file.source)

/** Builds entries of the preview. @param isLeftOut also leaves out these modules */
async function buildPreview(input: string[], isLeftOut = (_path: string) => false) {
  // Vitest sets it to "test", which would select React's development build.
  vi.stubEnv('NODE_ENV', 'production')
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    css: { preprocessorOptions: { scss: { loadPaths: ['src/styles'] } } },
    build: {
      write: false,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        external(id, importer) {
          if (importer === undefined) return false
          const path = id.startsWith('.') ? new URL(id, `file://${importer.replace(/\?.*$/, '')}`).pathname : id
          return isSiteCode(path) || isLeftOut(path)
        },
      },
    },
  })
  const output = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  const chunks = output.filter((file) => file.type === 'chunk')
  const chunkOf = (path: string) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path))
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
  return { output, chunkOf, filesOf }
}

test('check 6: the closed bar adds at most 11 kB to a page, and at most 165 kB for editing', {
  timeout: 120_000,
}, async () => {
  const { output, chunkOf, filesOf } = await buildPreview(['src/preview/preview.tsx'])
  const bytes = new Map(output.map((file) => [file.fileName, gzipSync(textOf(file)).length]))
  const kB = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + (bytes.get(file) ?? 0), 0) / 1000

  const first = filesOf(chunkOf('/src/preview/preview.tsx'))
  expect(kB(first)).toBeGreaterThan(5)
  expect(kB(first)).toBeLessThanOrEqual(11)
  // The bar is already open when the editor loads.
  const panels = filesOf(chunkOf('/bar/BarPanel.tsx'), new Set(first))
  const editor = new Set(panels)
  for (const part of ['/editor/EditorPanel.tsx', '/editor/openEditor.ts', '/documents/checkDocument.ts']) {
    expect(chunkOf(part), part).toBeDefined()
    filesOf(chunkOf(part), editor)
  }
  const onDemand = [...editor].filter((file) => !panels.has(file))
  expect(kB(onDemand)).toBeGreaterThan(100)
  expect(kB(onDemand)).toBeLessThanOrEqual(165)
})

test('check 6: Compose opens with at most 70 kB, and loads at most 15 kB more for the fields of a module', {
  timeout: 120_000,
}, async () => {
  const { output, chunkOf, filesOf } = await buildPreview(
    ['src/preview/preview.tsx', 'src/preview/compose/start.tsx'],
    isSchema,
  )
  const panels = filesOf(chunkOf('/bar/BarPanel.tsx'), filesOf(chunkOf('/src/preview/preview.tsx')))
  /** Compressed as a whole: this build splits code that parts of Compose share. */
  const kB = (type: Output['type'], files: ReadonlySet<string>) =>
    gzipSync(
      output
        .filter((file) => file.type === type && files.has(file.fileName) && !panels.has(file.fileName))
        .map(textOf)
        .join('\n'),
    ).length / 1000

  // Until the outline and the page can be used: code, styles, and the schemas of all documents that Compose edits.
  const opening = filesOf(chunkOf('/compose/start.tsx'))
  const schemasKB = gzipSync(JSON.stringify([...schemas.values()])).length / 1000
  const [code, styles] = [kB('chunk', opening), kB('asset', opening)]
  expect(Math.min(code / 30, styles, schemasKB / 10)).toBeGreaterThan(1)
  expect(code + styles + schemasKB).toBeLessThanOrEqual(70)

  // Loaded when the browser is idle.
  const fields = filesOf(chunkOf('/compose/PartPanel.tsx'), new Set(opening))
  const more = kB('chunk', fields) + kB('asset', fields) - code - styles
  expect(more).toBeGreaterThan(5)
  expect(more).toBeLessThanOrEqual(15)
})
