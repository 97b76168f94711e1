import type { PlannedModule } from '../../site/moduleList'
import type { Problem } from '../../site/validate/problem'
import { lastCallOf, type PageCall } from '../explain/calls'
import type { NotShown } from '../explain/notShown'
import type { PageModuleList } from '../explain/usePageModuleLists'

/** Start and duration of a request in milliseconds. */
export type RequestTiming = Pick<PageCall, 'start' | 'duration'>

export interface TreeRow {
  /** Unique. */
  id: string
  depth: number
  kind: 'page' | 'list' | 'module' | 'absent' | 'calls' | 'call'
  name: string
  /** For a page its kind, for a list its address, for a module its type. */
  type: string
  /** Number of entries in its data. */
  count?: number
  /** Number of problems. */
  problems?: number
  call?: PageCall
  /** Time of a request, or of all requests of a page. */
  time?: RequestTiming
  planned?: PlannedModule
  notShown?: NotShown
  /** Shown with an expand button. */
  hasChildren?: boolean
}

export interface TreePage {
  /** Path of its route. */
  route: string
  kind: string
  lists: readonly PageModuleList[]
  /** In order of their start. */
  calls: readonly PageCall[]
  problems: readonly Problem[]
}

export interface TreeView {
  /** Part of a name, a type or an address. */
  query: string
  /** Includes parts that are not on the page. */
  includeHidden: boolean
  callsOnly: boolean
  /** IDs of collapsed rows. */
  collapsed: ReadonlySet<string>
}

/** The rows of a page: its lists with their modules in page order, then other requests. */
export function treeRows({ route, kind, lists, calls, problems }: TreePage): TreeRow[] {
  const rows: TreeRow[] = [
    { id: 'page', depth: 0, kind: 'page', name: route, type: kind, time: timeOf(calls), hasChildren: true },
  ]
  const listed = new Set<PageCall>()
  for (const { uri, file, planned, missing } of lists) {
    const call = lastCallOf(calls, file)
    if (call) listed.add(call)
    const name = file.split('/').filter(Boolean).at(-1) ?? file
    rows.push({
      id: uri,
      depth: 1,
      kind: 'list',
      name,
      type: file,
      call,
      time: call,
      hasChildren: planned.length + missing.length > 0,
    })
    const left = new Set(missing)
    for (const each of planned) {
      const absent = missing.find(({ place }) => place.file === file && isWithin(place.pointer, each.pointer))
      if (absent) left.delete(absent)
      const { content } = each.raw
      rows.push({
        id: `${uri} ${each.key}`,
        depth: 2,
        kind: absent ? 'absent' : 'module',
        name: each.slug,
        type: each.type,
        count: Array.isArray(content) ? content.length : undefined,
        problems: problems.filter((problem) => problem.file === file && isWithin(problem.pointer, each.pointer)).length,
        planned: each,
        notShown: absent,
      })
    }
    for (const absent of left)
      rows.push({
        id: `${uri} ${absent.place.pointer} ${absent.name}`,
        depth: 2,
        kind: 'absent',
        name: absent.name,
        type: absent.type,
        notShown: absent,
      })
  }
  const others = calls.filter((call) => !listed.has(call))
  rows.push({
    id: 'calls',
    depth: 1,
    kind: 'calls',
    name: 'Other calls',
    type: '',
    count: others.length,
    hasChildren: true,
  })
  rows.push(
    ...others.map((call, at) => ({
      id: `call ${at}`,
      depth: 2,
      kind: 'call' as const,
      name: call.path,
      type: 'GET',
      call,
      time: call,
    })),
  )
  return rows
}

/** Filters rows: matching rows keep their parents, and collapsed rows hide their children. */
export function rowsInView(
  rows: readonly TreeRow[],
  { query, includeHidden, callsOnly, collapsed }: TreeView,
): TreeRow[] {
  const text = query.trim().toLowerCase()
  const isWanted = ({ kind, name, type, call }: TreeRow) =>
    (includeHidden || kind !== 'absent') &&
    (!callsOnly || call !== undefined) &&
    (text === '' || `${name} ${type}`.toLowerCase().includes(text))
  const wanted = new Set(rows.filter(isWanted))
  // Backwards, because parents precede their children.
  let depth = 0
  for (const row of [...rows].reverse()) {
    if (row.depth < depth) wanted.add(row)
    else if (!wanted.has(row)) continue
    depth = row.depth
  }
  let collapsedDepth = Number.POSITIVE_INFINITY
  return rows.filter((row) => {
    if (!wanted.has(row)) return false
    if (row.depth > collapsedDepth) return false
    collapsedDepth = collapsed.has(row.id) ? row.depth : Number.POSITIVE_INFINITY
    return true
  })
}

const timeOf = (calls: readonly PageCall[]): RequestTiming | undefined => {
  if (calls.length === 0) return undefined
  const start = Math.min(...calls.map((call) => call.start))
  return { start, duration: Math.max(...calls.map((call) => call.start + call.duration)) - start }
}

/** A time as fractions of the page's time. */
export const timeFractions = (
  { start, duration }: RequestTiming,
  page: RequestTiming,
): { start: number; length: number } => {
  const total = page.duration || 1
  return { start: (start - page.start) / total, length: duration / total }
}

/** Whether a pointer is in a module or its placement. */
const isWithin = (pointer: string, module: string) => `${pointer}/`.startsWith(`${module.replace(/\/module$/, '')}/`)
