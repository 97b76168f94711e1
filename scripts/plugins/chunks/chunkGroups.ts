import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import type { Chunk } from './chunkGraph'
import { chunkName, createUniqueNames } from './chunkNames'
import { planChunks } from './chunkPlan'
import { type SourceFile, usersOf } from './chunkUsers'
import { isUsedOften, partOf, relativeUseOf } from './siteParts'

const root = join(import.meta.dirname, '..', '..', '..')
const VENDOR = /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\//
const STYLE = /\.s?css(?:\?|$)/

/**
 * Chunks with fixed contents: `vendor` (React and the router), `start` (start-up, without React), `root` (the frame of
 * every page) and `shared` (files that the home page shares with other parts). The other files are grouped by the parts
 * that need them (chunkPlan.ts), because one request for each small file would take several round trips.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: VENDOR, priority: 2 },
  { name: chunkOf, debugName: 'planned', priority: 1 },
].map((group) => ({ ...group, includeDependenciesRecursively: false }))

/** The parts in the first viewports of nearly every home page. */
const HOME_PARTS = new Set(['page-home', 'module-carousel-hero', 'module-carousel-show', 'module-carousel-promo'])

/** Files with a fixed chunk, whichever parts need them. The last pattern that matches decides. */
export const FIXED_CHUNKS: [files: RegExp, chunk: string][] = [
  // Unrelated parts on every page ask for consent.
  [/src\/consent\/consent\.ts/, 'extras'],
  [/src\/site\/react\/ConsentContext\.ts/, 'extras'],
  // Every visitor gets the cookie banner, few open the dialog.
  [/src\/shell\/cookies\//, 'cookies'],
  [/src\/consent\/removeCookies\./, 'cookies'],
  [/src\/shell\/cookies\/CookieDialog\./, 'cookie-dialog'],
  [/src\/shell\/cookies\/cookieDialog\./, 'cookie-dialog'],
  // The styles of the player are larger than all others together, and only films need them.
  [/video\.js\/dist\/video-js\.css/, 'player-look'],
  [/src\/player\/controls\/look\//, 'player-look'],
  [/src\/text\/languages\/\w+\.ts/, 'translate'],
  // Loads before the first text of a site in another language, so the chunk must not contain other files.
  [/src\/text\/languages\/loadLocale\.ts/, 'locale'],
  [/src\/text\/languages\/savedLocale\.ts/, 'locale'],
  [/src\/text\/languages\/languages\.ts/, 'locale'],
  // Imports the former, so the chunk must not contain files that an English site needs.
  [/src\/page\/LanguageChoice\./, 'language-choice'],
  [/src\/page\/languageChoice\./, 'language-choice'],
  // A single line that the footer and the player share: it must not load chunks of the player.
  [/src\/lib\/text\/pageLanguage\./, 'shared'],
]

const RESERVED_NAMES = new Set(['start', 'root', 'shared', ...FIXED_CHUNKS.map(([, chunk]) => chunk)])
// The planned chunk of this name also gets the fixed files.
RESERVED_NAMES.delete('extras')

let chunkByFile: Map<string, string> | undefined

function chunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  chunkByFile ??= assignChunks((file) => context.getModuleInfo(file))
  return chunkByFile.get(id) ?? null
}

type GetModuleInfo = (id: string) => Rolldown.ModuleInfo | null

/** The chunk of each file. Files that are left out get a chunk of their own, with what only they need. */
function assignChunks(infoOf: GetModuleInfo): Map<string, string> {
  const main = [join(root, 'src/main.tsx')]
  const start = reachableFiles(main, infoOf)
  const frame = reachableFiles([...main, join(root, 'src/shell/root.tsx')], infoOf)
  const all = reachableFiles(main, infoOf, (info) => info.dynamicallyImportedIds)

  const made = new Map<string, string>()
  // Styles that every page starts with are one file, which the page links.
  for (const id of frame) made.set(id, start.has(id) || STYLE.test(id) ? 'start' : 'root')
  const files = sourceFiles(
    [...all].filter((id) => !frame.has(id) && !VENDOR.test(id)),
    infoOf,
  )
  for (const [id, parts] of usersOf(files)) {
    if (isShared(parts)) made.set(id, STYLE.test(id) ? 'start' : 'shared')
  }
  for (const id of files.keys()) {
    const fixed = FIXED_CHUNKS.findLast(([pattern]) => pattern.test(id))
    if (fixed && !made.has(id)) made.set(id, fixed[1])
  }
  const planned = new Map([...files].filter(([id]) => !made.has(id)))

  const chunks = planChunks(planned, relativeUseOf, { views: 'page-titledetail' })
  const uniqueName = createUniqueNames(RESERVED_NAMES)
  for (const chunk of chunks) {
    const name = chunkName(chunk, planned)
    const unique = name === undefined ? undefined : uniqueName(name)
    if (unique) for (const id of chunk.files) made.set(id, unique)
  }
  moveSharedStyles(chunks, made)
  return made
}

/** The files that some files import, directly or indirectly. */
function reachableFiles(
  files: string[],
  infoOf: GetModuleInfo,
  also: (info: Rolldown.ModuleInfo) => readonly string[] = () => [],
): Set<string> {
  const seen = new Set<string>()
  const rest = [...files]
  for (let id = rest.pop(); id !== undefined; id = rest.pop()) {
    const info = seen.has(id) ? null : infoOf(id)
    if (!info) continue
    seen.add(id)
    rest.push(...info.importedIds, ...also(info))
  }
  return seen
}

const sourceFiles = (ids: readonly string[], infoOf: GetModuleInfo): Map<string, SourceFile> =>
  new Map(
    ids.flatMap((id): [string, SourceFile][] => {
      const info = infoOf(id)
      if (!info) return []
      const part = info.dynamicImporters.length > 0 ? partOf(id) : undefined
      return [[id, { size: compressedSize(info.code), imports: info.importedIds, part }]]
    }),
  )

/**
 * Whether a file belongs in the chunk `shared`: the home page needs it, or a module of the home page and another part.
 * @param parts the users of the file
 */
const isShared = (parts: ReadonlySet<string>) =>
  parts.has('page-home') || (parts.size > 1 && [...parts].some((part) => HOME_PARTS.has(part)))

/** Styles of a chunk with this many users move to the style sheet of every page: a late one costs a request and a restyle. */
const MIN_PARTS_TO_LINK = 40

/**
 * Moves styles of shared chunks, because each chunk with styles has its own style sheet. Styles that nearly every page
 * needs move to the style sheet of every page. Others move to the most widely used chunk that all of their users load.
 */
function moveSharedStyles(chunks: readonly Chunk[], made: Map<string, string>): void {
  for (const { users, files } of chunks) {
    if (users.size === 1) continue
    if (users.size >= MIN_PARTS_TO_LINK || users.has('extras')) {
      for (const id of files) if (STYLE.test(id)) made.set(id, 'start')
      continue
    }
    const [widest] = chunks
      .filter(
        (other) =>
          other.users.size > users.size &&
          [...users].every((part) => other.users.has(part)) &&
          // Parts that most visits load get no styles that they do not need.
          [...other.users].every((part) => !isUsedOften(part) || users.has(part)) &&
          made.has(other.files[0] ?? ''),
      )
      .sort((a, b) => b.users.size - a.users.size)
    const target = made.get(widest?.files[0] ?? '')
    if (target) for (const id of files) if (STYLE.test(id)) made.set(id, target)
  }
}

/** Approximate size in the build: minified and compressed with others, a file takes a third of what it takes alone. */
const compressedSize = (code: string | null) => Math.round(gzipSync(code ?? '').length * 0.38)
