import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import { type Chunk, planChunks, type SourceFile, usersOf } from './chunkPlan'

const root = join(import.meta.dirname, '..', '..')
const VENDOR = /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\//

/** The parts that the first screens of nearly every home page are made of. */
const HOME = new Set(['page-home', 'module-carousel-hero', 'module-carousel-show', 'module-carousel-promo'])

/**
 * What travels together: the start-up, which needs no React; React and its like; what draws every page; what home and
 * anything else needs. The rest is planned by who needs it (chunkPlan.ts): one by one, small files take a turn each.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: VENDOR, priority: 2 },
  { name: chunkOf, debugName: 'planned', priority: 1 },
].map((group) => ({ ...group, includeDependenciesRecursively: false }))

/** Where most visits go, once they have seen the home page. */
const OFTEN: Record<string, number> = {
  extras: 60,
  'hero-controls': 40,
  'module-carousel-episode': 60,
  'module-title-grid': 40,
  'page-titledetail': 60,
  'page-searchresults': 12,
  'page-modulesonly': 6,
  'page-genres': 3,
  'page-genredetail': 3,
  'page-play': 3,
}

/** The weight of a part that most visits load. */
const OFTEN_AT_LEAST = 40

/** How often a part is opened: a dialog or a form less than a page. */
const weigh = (part: string) => OFTEN[part] ?? (part.startsWith('module-') ? 4 : part.includes('/') ? 0.4 : 1)

/**
 * What has a file of its own, whoever else needs parts of it: whether something is allowed is asked by parts that have
 * nothing else in common, on every page; the question about cookies comes to every visitor, its dialog to few.
 */
const APART: [files: RegExp, chunk: string][] = [
  [/src\/(?:consent\/consent|site\/react\/ConsentContext)\.ts/, 'extras'],
  [/src\/shell\/cookies\/(?!CookieDialog|cookieDialog)|src\/consent\/removeCookies\./, 'cookies'],
  [/src\/shell\/cookies\/[cC]ookieDialog\./, 'cookie-dialog'],
  // The look of the player weighs more than that of all else together: nothing but a film waits for it.
  [/video\.js\/dist\/video-js\.css|src\/player\/controls\/look\//, 'player-look'],
  // Before the first word of a site in another language: nothing else may come with it.
  [/src\/text\/languages\/(?:speak|keptLanguage|languages)\.ts/, 'speak'],
  // It loads the former, so nothing that a site in English needs may come with it either.
  [/src\/page\/[lL]anguageChoice\./, 'language-choice'],
  [/src\/text\/languages\/(?!speak|keptLanguage|languages)\w+\.ts/, 'words'],
]

const STYLE = /\.s?css(?:\?|$)/

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>) => [...some].every((part) => all.has(part))

let plan: Map<string, string> | undefined

function chunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  plan ??= makePlan(context)
  return plan.get(id) ?? null
}

/** The chunk of each file; what is not in it is a chunk of its own, with what only it needs. */
function makePlan(context: Rolldown.ChunkingContext): Map<string, string> {
  const infoOf = (id: string) => context.getModuleInfo(id)
  const closure = (files: string[], also: (info: Rolldown.ModuleInfo) => readonly string[] = () => []) => {
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
  const main = [join(root, 'src/main.tsx')]
  const start = closure(main)
  const first = closure([...main, join(root, 'src/shell/root.tsx')])
  const all = closure(main, (info) => info.dynamicallyImportedIds)

  const files = new Map<string, SourceFile>()
  for (const id of all) {
    const info = infoOf(id)
    if (!info || first.has(id) || VENDOR.test(id)) continue
    const part = info.dynamicImporters.length > 0 ? partOf(id) : undefined
    files.set(id, { size: sizeOf(info.code), imports: info.importedIds, part })
  }
  const users = usersOf(files)
  const shared = new Set<string>()
  for (const [id, parts] of users) {
    if (parts.has('page-home') || (parts.size > 1 && [...parts].some((part) => HOME.has(part)))) shared.add(id)
  }
  for (const id of shared) files.delete(id)
  const apart = new Map(
    [...files.keys()].flatMap((id) => APART.flatMap(([part, name]) => (part.test(id) ? [[id, name]] : []))),
  )
  for (const id of apart.keys()) files.delete(id)

  const chunks = planChunks(files, weigh, { views: 'page-titledetail' })
  const made = new Map<string, string>()
  // Styles of what every page opens with are one file, which the page names.
  for (const id of first) made.set(id, start.has(id) || STYLE.test(id) ? 'start' : 'root')
  for (const id of shared) made.set(id, STYLE.test(id) ? 'start' : 'shared')
  for (const [id, name] of apart) made.set(id, name)
  const taken = new Set([
    'start',
    'root',
    'shared',
    'cookies',
    'cookie-dialog',
    'player-look',
    'speak',
    'language-choice',
    'words',
  ])
  for (const chunk of chunks) {
    const name = nameOf(chunk, files)
    if (name === undefined) continue
    let unlike = name
    for (let n = 2; taken.has(unlike); n++) unlike = `${name}${n}`
    taken.add(unlike)
    for (const id of chunk.files) made.set(id, unlike)
  }
  // Styles are a file of their own beside each chunk: those of several parts go with what all of these load anyhow.
  for (const chunk of chunks) {
    const wider = chunks
      .filter(
        (other) =>
          other.users.size > chunk.users.size &&
          isWithin(chunk.users, other.users) &&
          // Parts that nearly every visit loads get no styles that they do not need.
          [...other.users].every((part) => weigh(part) < OFTEN_AT_LEAST || chunk.users.has(part)) &&
          made.has(other.files[0] ?? ''),
      )
      .sort((a, b) => b.users.size - a.users.size)[0]
    const home = made.get(wider?.files[0] ?? '')
    if (chunk.users.size > 1 && home) for (const id of chunk.files) if (STYLE.test(id)) made.set(id, home)
  }
  return made
}

/** Bytes over the wire, about: what is minified and packed together makes a third of what each file makes alone. */
const sizeOf = (code: string | null) => Math.round(gzipSync(code ?? '').length * 0.38)

/** Named after the largest of its parts, else of its files; undefined: one lazy file, and what only that one needs. */
function nameOf({ users, files: ids }: Chunk, files: ReadonlyMap<string, SourceFile>): string | undefined {
  const largest = (some: string[]) =>
    some.sort((a, b) => (files.get(b)?.size ?? 0) - (files.get(a)?.size ?? 0))[0] ?? ''
  const entry = largest(ids.filter((id) => files.get(id)?.part !== undefined))
  const part = files.get(entry)?.part
  if (part?.includes('/')) return users.size === 1 ? undefined : bare(part)
  return part ?? bare(largest(ids))
}

/** `src/page/Message.tsx` is `Message`. */
const bare = (path: string) => (path.split('/').at(-1) ?? '').replace(/[.?].*/, '') || 'chunk'

/** The part of the site that a lazy file belongs to: a folder of ours with all that it says lazily, else the file alone. */
function partOf(id: string): string {
  const page = /(?:src|local)\/pages\/([^/]+)\//.exec(id)?.[1]
  if (page) return `page-${page}`
  const type = /(?:src|local)\/modules\/([^/]+)\//.exec(id)?.[1] ?? /validators\/modules\/(\w+)\.quick/.exec(id)?.[1]
  if (type) return `module-${type.replaceAll('_', '-')}`
  if (/(?:src|local)\/views\/|validators\/views\/\w+\.quick|registry\/views\./.test(id)) return 'views'
  if (/\/schemas\/.*\.json|src\/site\/validate\/explain\//.test(id)) return 'explain'
  // What every page asks for once it stands: styles that came with it would have all of the page drawn again.
  if (/src\/shell\/(?:Extras|banners\/Banners|failure\/PageFailure)\./.test(id)) return 'extras'
  // What every hero asks for as soon as it stands.
  if (/src\/ui\/slides\/HeroSlidesControls\./.test(id)) return 'hero-controls'
  if (/src\/generated\/validators\/|src\/site\/validate\//.test(id)) return 'repair'
  return id
}
