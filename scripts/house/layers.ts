/**
 * The rooms of the house and what each may import: a row may use all rows above it, and within a row what stands left of
 * it only where `beside` says so. The one list behind the lint of imports; docs/architecture.md shows the same.
 */
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
  // Of companies: the project has no such folder (docs/extending.md).
  ['local'],
  // What the preview bar and scripts share.
  ['src/ssr', 'src/tools'],
  ['src/preview'],
  ['src/main.tsx'],
]

/** Rooms whose folders are each other's strangers: what two of them share moves down. */
const STRANGERS = ['src/views', 'src/modules', 'src/pages']

/** The scripts that end-to-end tests share: servers, ports, and where the build lists its files. */
const SHARED_SCRIPTS = [
  'scripts/commands/ports.ts',
  'scripts/ssr/startSsrServer.ts',
  'scripts/export/plainHost.ts',
  'scripts/plugins/manifestAside.ts',
  'scripts/budgets/playerFiles.ts',
]

/** What stands outside the site and what of the site it may import; schemas are data, for everybody. */
const OUTSIDE: Readonly<Record<string, readonly string[]>> = {
  schemas: ['schemas'],
  // The fixture service answers as a service of its own would: it shares types and pure functions with the site.
  fixtures: ['fixtures', 'src/generated', 'src/lib'],
  scripts: ['scripts', 'src', 'registry', 'fixtures', 'vite.config.ts'],
  e2e: ['e2e', 'fixtures', ...SHARED_SCRIPTS, 'src/ssr', 'src/generated', 'src/lib', 'src/text'],
}

/** The room that a file stands in; undefined for what stands at the top. */
function roomOf(path: string): string | undefined {
  const rooms = [...LAYERS.flat(), ...Object.keys(OUTSIDE)]
  return rooms.filter((room) => isIn(path, room)).sort((a, b) => b.length - a.length)[0]
}

const isIn = (path: string, room: string) => path === room || path.startsWith(`${room}/`)

/**
 * Why a file may not import another; undefined: it may.
 * @param from path from the project's root
 * @param typesOnly nothing of the import is left in the build
 */
export function objection(from: string, to: string, typesOnly = false): string | undefined {
  const room = roomOf(from)
  if (!room || isIn(to, 'schemas')) return undefined
  return OUTSIDE[room] ? outsideObjection(room, to, typesOnly) : insideObjection(room, from, to)
}

function outsideObjection(room: string, to: string, typesOnly: boolean): string | undefined {
  const allowed = OUTSIDE[room] ?? []
  if (allowed.some((place) => isIn(to, place)) || (typesOnly && room === 'fixtures')) return undefined
  return `${room} may import only ${allowed.join(', ')}`
}

function insideObjection(room: string, from: string, to: string): string | undefined {
  // The preview bar controls the fixture service. Production builds contain neither (withoutPreview).
  if (room === 'src/preview' && isIn(to, 'fixtures/service')) return undefined
  const other = roomOf(to)
  if (!other || OUTSIDE[other]) return `${room} imports nothing from outside src and registry`
  if (room === other) {
    const folder = (path: string) => path.slice(room.length + 1).split('/')[0]
    const strangers = STRANGERS.includes(room) && folder(from) !== folder(to)
    return strangers ? `one of ${room} never imports another: what two share moves down` : undefined
  }
  const row = (name: string) => LAYERS.findIndex((layer) => layer.includes(name))
  return row(other) < row(room) ? undefined : `${room} may not import ${other}`
}
