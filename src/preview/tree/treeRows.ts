import type { PlannedModule } from '../../site/moduleList'
import type { Problem } from '../../site/validate/problem'
import { type Call, lastCallOf } from '../explain/calls'
import type { NotShown } from '../explain/notShown'
import type { ShownList } from '../explain/useShownLists'

/** When something was asked for, and how long that took, in milliseconds. */
export type Time = Pick<Call, 'start' | 'duration'>

/** One line of the tree. */
export interface TreeRow {
  /** Unlike that of all others. */
  id: string
  depth: number
  kind: 'page' | 'list' | 'module' | 'absent' | 'calls' | 'call'
  name: string
  /** Of a page its kind, of a list its address, of a module its type. */
  type: string
  /** So many entries its data has. */
  count?: number
  /** So many problems there are in it. */
  problems?: number
  call?: Call
  /** Of a call, or of all calls of a page from the first to the end of the last. */
  time?: Time
  planned?: PlannedModule
  notShown?: NotShown
  /** Whether lines belong to it. */
  hasMore?: boolean
}

/** What is told of it. */
export interface TreePage {
  /** The path of its route, and its kind. */
  route: string
  kind: string
  lists: readonly ShownList[]
  /** In the order in which they began. */
  calls: readonly Call[]
  problems: readonly Problem[]
}

export interface TreeView {
  /** Part of a name, a type or an address. */
  words: string
  /** Also what is not shown. */
  hidden: boolean
  callsOnly: boolean
  /** Ids of rows whose lines are not seen. */
  folded: ReadonlySet<string>
}

/** The lines of a page: its lists with their modules, in the order of the page, then all other calls. */
export function treeRows({ route, kind, lists, calls, problems }: TreePage): TreeRow[] {
  const rows: TreeRow[] = [
    { id: 'page', depth: 0, kind: 'page', name: route, type: kind, time: timeOf(calls), hasMore: true },
  ]
  const told = new Set<Call>()
  for (const { uri, file, planned, missing } of lists) {
    const call = lastCallOf(calls, file)
    if (call) told.add(call)
    const name = file.split('/').filter(Boolean).at(-1) ?? file
    rows.push({
      id: uri,
      depth: 1,
      kind: 'list',
      name,
      type: file,
      call,
      time: call,
      hasMore: planned.length + missing.length > 0,
    })
    const left = new Set(missing)
    for (const each of planned) {
      const gone = missing.find(({ place }) => place.file === file && isWithin(place.pointer, each.pointer))
      if (gone) left.delete(gone)
      const { content } = each.raw
      rows.push({
        id: `${uri} ${each.key}`,
        depth: 2,
        kind: gone ? 'absent' : 'module',
        name: each.slug,
        type: each.type,
        count: Array.isArray(content) ? content.length : undefined,
        problems: problems.filter((problem) => problem.file === file && isWithin(problem.pointer, each.pointer)).length,
        planned: each,
        notShown: gone,
      })
    }
    for (const gone of left)
      rows.push({
        id: `${uri} ${gone.place.pointer} ${gone.name}`,
        depth: 2,
        kind: 'absent',
        name: gone.name,
        type: gone.type,
        notShown: gone,
      })
  }
  const others = calls.filter((call) => !told.has(call))
  rows.push({
    id: 'calls',
    depth: 1,
    kind: 'calls',
    name: 'Other calls',
    type: '',
    count: others.length,
    hasMore: true,
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

/** Those lines that are asked for: what fits the words keeps what it belongs to, and what is folded hides what belongs to it. */
export function rowsInView(rows: readonly TreeRow[], { words, hidden, callsOnly, folded }: TreeView): TreeRow[] {
  const sought = words.trim().toLowerCase()
  const isWanted = ({ kind, name, type, call }: TreeRow) =>
    (hidden || kind !== 'absent') &&
    (!callsOnly || call !== undefined) &&
    (sought === '' || `${name} ${type}`.toLowerCase().includes(sought))
  const wanted = new Set(rows.filter(isWanted))
  // Backwards: what a line belongs to stands before it.
  let depth = 0
  for (const row of [...rows].reverse()) {
    if (row.depth < depth) wanted.add(row)
    else if (!wanted.has(row)) continue
    depth = row.depth
  }
  let under = Number.POSITIVE_INFINITY
  return rows.filter((row) => {
    if (!wanted.has(row)) return false
    if (row.depth > under) return false
    under = folded.has(row.id) ? row.depth : Number.POSITIVE_INFINITY
    return true
  })
}

const timeOf = (calls: readonly Call[]): Time | undefined => {
  if (calls.length === 0) return undefined
  const start = Math.min(...calls.map((call) => call.start))
  return { start, duration: Math.max(...calls.map((call) => call.start + call.duration)) - start }
}

/** Where a time stands in that of the page, as fractions. */
export const spanOf = ({ start, duration }: Time, page: Time): { start: number; length: number } => {
  const whole = page.duration || 1
  return { start: (start - page.start) / whole, length: duration / whole }
}

/** Whether a place is a module's, or in it, or its placement's. */
const isWithin = (pointer: string, module: string) => `${pointer}/`.startsWith(`${module.replace(/\/module$/, '')}/`)
