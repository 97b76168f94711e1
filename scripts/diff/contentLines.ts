import type { Line, ModuleChange } from '../../src/tools/diff/comparison'
import { changedFiles } from './changedFiles'
import { describeChanges } from './changes'
import { describeModuleChanges, moduleChanges } from './moduleChanges'
import type { ReadSite } from './readSite'
import type { RoutePair } from './routeLines'

/** Changed module lists of single titles and genres. */
export const ownListLines = (before: ReadSite, after: ReadSite): Line[] =>
  changedFiles(before, after).flatMap(({ sign, ownList, location }): Line[] => {
    if (!ownList) return []
    const { kind, slug } = ownList
    const page = kind === 'title' ? `/title/${slug}` : `/genres/${slug}`
    return [{ sign, text: `list of ${kind} ${slug}`, paths: [page], ...location }]
  })

/** Changed module lists of routes. Routes that share a list share a line. */
export function moduleLines(pairs: readonly RoutePair[], before: ReadSite, after: ReadSite): Line[] {
  const changedLists = new Map<string, { modules: ModuleChange[]; paths: string[] }>()
  for (const [a, b] of pairs) {
    if (!a || !b || !(a.modules_uri || b.modules_uri)) continue
    const key = `${a.modules_uri} ${b.modules_uri}`
    const known = changedLists.get(key)
    const modules = known?.modules ?? moduleChanges(before, a.modules_uri, after, b.modules_uri)
    if (modules.length > 0) changedLists.set(key, { modules, paths: [...(known?.paths ?? []), b.route] })
  }
  return [...changedLists.values()].map(({ modules, paths }) => ({
    sign: '~',
    text: `modules of ${paths.join(', ')}: ${describeModuleChanges(modules)}`,
    paths,
    modules,
  }))
}

export const layoutLines = (before: ReadSite, after: ReadSite): Line[] =>
  keysOf(before.layouts, after.layouts).flatMap((type): Line[] => {
    const pieces = describeChanges(before.layouts[type], after.layouts[type])
    if (pieces.length === 0) return []
    return [{ sign: '~', text: `layout of ${type}: ${pieces.join(', ')}`, paths: titlePages(after) }]
  })

export const titleLines = (before: ReadSite, after: ReadSite): Line[] =>
  keysOf(before.titles, after.titles).flatMap((slug): Line[] => {
    const paths = [`/title/${slug}`]
    if (!(slug in before.titles)) return [{ sign: '+', text: `title ${slug}`, paths }]
    if (!(slug in after.titles)) return [{ sign: '-', text: `title ${slug}`, paths }]
    const pieces = describeChanges(before.titles[slug], after.titles[slug])
    return pieces.length > 0 ? [{ sign: '~', text: `title ${slug}: ${pieces.join(', ')}`, paths }] : []
  })

const keysOf = (...records: object[]) => [...new Set(records.flatMap(Object.keys))]

const titlePages = ({ plan }: ReadSite) => [
  '/title/:slug',
  ...plan.routes.filter(({ component }) => component === 'titledetail').map(({ route }) => route),
]
