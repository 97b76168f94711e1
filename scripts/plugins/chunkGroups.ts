import { join } from 'node:path'
import type { Rolldown } from 'vite'

const root = join(import.meta.dirname, '..', '..')

const VENDOR = /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\//

const SHARED =
  /src\/(?:catalogue|page|playback|search|watchlist|account|data|lib|site|ui|service)\/|title-card\.quick|pages\/home\//

/**
 * What travels together: the start-up, which needs no React; React and its like; what draws every page; what home or three
 * of the module types share; what three of the other pages and views share; what the ways of signing in share; and each
 * module with its validator. One by one, small files take a turn each. Everything else is split where it is imported lazily.
 */
export const chunkGroups = [
  { name: 'vendor', test: VENDOR, priority: 30 },
  { name: neededBy('start', 'src/main.tsx'), priority: 25 },
  { name: moduleType, test: /src\//, priority: 20 },
  { name: neededBy('root', 'src/shell/root.tsx'), priority: 15 },
  {
    name: 'grid',
    test: /src\/(?:catalogue\/(?:card\/ArtTile|row\/TitleColumns|card\/Tile)\.|ui\/(?:rows\/Columns|rows\/useColumns|rows\/useSteps)\.)/,
    priority: 12,
  },
  {
    name: 'form',
    test: /src\/(?:ui\/(?:form\/(?!SearchField|Select)|overlay\/Dialog\.)|lib\/fields\/|account\/(?:SignInForm|SwitchAccount|useEnterSite)\.)/,
    priority: 12,
  },
  // What every page with a player needs before there is one.
  {
    name: 'playback',
    test: /src\/(?:playback\/(?:slot\/|useBindings|bindSaving)|player\/(?:analytics\/|failure|overlay\/OutLink|progress\/(?:bindProgress|progressKeeper)))/,
    priority: 12,
  },
  {
    name: 'signin',
    test: /src\/(?:session\/(?:forms\/(?:signInParts|EmailField)|signIn|loginErrors|loginResponse|returnLocation|trustedAddress)|service\/(?:login|sso|serviceUsers))\.|login-response\.quick/,
    priority: 12,
  },
  { name: 'message', test: /src\/page\/(?:MessagePage|EmptyStateArt)\./, priority: 12 },
  // Home needs these, however few others do; and it does not need those, however many do.
  {
    name: 'opening',
    test: /src\/(?:catalogue\/card\/MetaLine|session\/roles|ui\/useHidden|account\/useRefreshAfterLogin)\./,
    priority: 12,
  },
  {
    name: 'filters',
    test: /src\/(?:ui\/form\/Select|lib\/text\/(?:compareNames|fold)|catalogue\/content-menu\/filterTitles)\./,
    priority: 12,
  },
  { name: neededByModules('shared'), test: SHARED, minShareCount: 3, priority: 10 },
  { name: 'titles', test: SHARED, minShareCount: 4, priority: 9 },
].map((group) => ({ ...group, includeDependenciesRecursively: false }))

/** A group of all that a file imports at once, and what that imports, and so on. */
function neededBy(name: string, file: string) {
  let needed: Set<string> | undefined
  return (id: string, context: Rolldown.ChunkingContext): string | null => {
    needed ??= closure([join(root, file)], context)
    return needed.has(id) || (name === 'start' && id.includes('rolldown/runtime')) ? name : null
  }
}

/** A group of what the home page, the module types and their validators import at once: other pages bring their own share. */
function neededByModules(name: string) {
  let needed: Set<string> | undefined
  return (id: string, context: Rolldown.ChunkingContext): string | null => {
    const named = ['registry/modules.ts', 'src/generated/quickModuleValidators.ts'].flatMap(
      (file) => context.getModuleInfo(join(root, file))?.dynamicallyImportedIds ?? [],
    )
    needed ??= closure([join(root, 'src/pages/home/HomePage.tsx'), ...named], context)
    return needed.has(id) ? name : null
  }
}

function closure(files: string[], context: Rolldown.ChunkingContext): Set<string> {
  const seen = new Set<string>()
  const rest = [...files]
  for (let id = rest.pop(); id !== undefined; id = rest.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    rest.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return seen
}

/**
 * The chunk of a module type: `carousel-hero/CarouselHero.tsx` and `carousel_hero.quick.js` belong together, and so does
 * what no other part needs.
 */
function moduleType(id: string, context: Rolldown.ChunkingContext): string | null {
  const owners = ownersOf(id, context, new Set())
  const [owner] = owners
  return owners.size === 1 && owner ? `module-${owner}` : null
}

/** The module types that need a file at once; empty text stands for everybody else. */
function ownersOf(id: string, context: Rolldown.ChunkingContext, seen: Set<string>): Set<string> {
  if (seen.has(id)) return new Set()
  seen.add(id)
  const type = /src\/modules\/([^/]+)\//.exec(id)?.[1] ?? /modules\/(\w+)\.quick/.exec(id)?.[1]
  if (type) return new Set([type.replaceAll('_', '-')])
  const info = context.getModuleInfo(id)
  if (!info || info.isEntry || info.dynamicImporters.length > 0) return new Set([''])
  return new Set(info.importers.flatMap((importer) => [...ownersOf(importer, context, seen)]))
}
