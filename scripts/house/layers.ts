/** The layers of the project. A folder may import from the rows above its own. docs/explanation/architecture.md has the same list. */
const LAYERS: readonly (readonly string[])[] = [
  ['src/generated', 'src/lib', 'src/styles'],
  ['src/text'],
  ['src/ui', 'src/service', 'src/offline'],
  ['src/data', 'src/consent', 'src/session'],
  ['src/player', 'src/site'],
  ['src/site/react'],
  ['src/page'],
  ['src/catalogue'],
  ['src/search', 'src/watchlist', 'src/playback', 'src/account', 'src/collaboration', 'src/events'],
  ['src/views', 'src/modules', 'src/pages', 'src/shell'],
  ['registry'],
  // Additions of a company; not part of the project (docs/how-to/extend/extending.md).
  ['local'],
  // What the preview bar and scripts share.
  ['src/ssr', 'src/tools'],
  ['src/preview'],
  ['src/main.tsx'],
]

/** Layers whose subfolders must not import each other: shared code moves to a lower layer. */
const ISOLATED_LAYERS = ['src/views', 'src/modules', 'src/pages']

/** Scripts that end-to-end tests may import: servers, ports, and the file lists of a build. */
const SHARED_SCRIPTS = [
  'scripts/commands/ports.ts',
  'scripts/serve/startServer.ts',
  'scripts/ssr/startSsrServer.ts',
  'scripts/export/plainHost.ts',
  'scripts/guides/guide.ts',
  'scripts/package/names.ts',
  'scripts/plugins/moveManifest.ts',
  'scripts/budgets/playerFiles.ts',
]

/** Generated data that all may import. */
const SHARED_DATA = 'docs/reference/brand-tokens.json'

/** Folders outside the site, and what each may import. All may import schemas. */
const OUTSIDE_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  schemas: ['schemas'],
  // The fixture service is independent of the site like a real service, except for types and pure functions.
  fixtures: ['fixtures', 'src/generated', 'src/lib'],
  scripts: ['scripts', 'src', 'registry', 'fixtures', 'vite.config.ts'],
  e2e: ['e2e', 'fixtures', ...SHARED_SCRIPTS, 'src/ssr', 'src/generated', 'src/lib', 'src/text'],
}

/** The layer or outside folder of a file; undefined for files of the root folder. */
function layerOf(path: string): string | undefined {
  const layers = [...LAYERS.flat(), ...Object.keys(OUTSIDE_FOLDERS)]
  return layers.filter((layer) => isInFolder(path, layer)).sort((a, b) => b.length - a.length)[0]
}

const isInFolder = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

/**
 * The reason why a file must not import another; undefined if it may.
 * @param from path from the project's root
 * @param typesOnly true if the build drops the import
 */
export function importError(from: string, to: string, typesOnly = false): string | undefined {
  const layer = layerOf(from)
  if (!layer || isInFolder(to, 'schemas') || to === SHARED_DATA) return undefined
  return OUTSIDE_FOLDERS[layer] ? outsideImportError(layer, to, typesOnly) : siteImportError(layer, from, to)
}

function outsideImportError(layer: string, to: string, typesOnly: boolean): string | undefined {
  const allowed = OUTSIDE_FOLDERS[layer] ?? []
  if (allowed.some((folder) => isInFolder(to, folder)) || (typesOnly && layer === 'fixtures')) return undefined
  return `${layer} may import only ${allowed.join(', ')}`
}

function siteImportError(layer: string, from: string, to: string): string | undefined {
  // The preview bar controls the fixture service. Production builds contain neither (rejectPreviewCode).
  if (layer === 'src/preview' && isInFolder(to, 'fixtures/service')) return undefined
  const other = layerOf(to)
  if (!other || OUTSIDE_FOLDERS[other]) return `${layer} may import only from src and registry`
  if (layer === other) {
    const subfolder = (path: string) => path.slice(layer.length + 1).split('/')[0]
    const isForbidden = ISOLATED_LAYERS.includes(layer) && subfolder(from) !== subfolder(to)
    return isForbidden
      ? `subfolders of ${layer} must not import each other: move shared code to a lower layer`
      : undefined
  }
  const rowOf = (name: string) => LAYERS.findIndex((row) => row.includes(name))
  return rowOf(other) < rowOf(layer) ? undefined : `${layer} may import only from the layers above it in LAYERS`
}
