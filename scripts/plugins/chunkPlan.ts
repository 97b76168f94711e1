/** A file of the build, as far as it matters for where it travels. */
export interface SourceFile {
  /** Bytes over the wire, about. */
  size: number
  /** What it imports at once. */
  imports: readonly string[]
  /** The part of the site that is loaded lazily by this file; files of one part travel together. */
  part?: string
}

/** A chunk that is to be. */
export interface Chunk {
  /** The parts that cannot do without it. */
  users: Set<string>
  files: string[]
  size: number
}

/** A request costs as much as so many bytes that are sent for nothing. */
const REQUEST = 2000

/** A chunk of less is not worth a request: it goes with the one that it disturbs least. */
const LEAST = 1000

/** A chunk of more gets no more put to it. */
const MOST = 25_000

/** But not where that costs so much, in bytes. */
const DEAR = 9000

/** What a byte weighs that comes with a part of another folder: files of one subject are asked for together. */
const STRANGE = 3

/**
 * Decides which files travel together. What the same parts need is one chunk; two chunks become one where the bytes that
 * then come for nothing cost less than the requests that are saved. No chunk ever waits for itself.
 * @param files by their ids, without those that travel in a chunk of their own already
 * @param weigh how often a part is opened, next to others
 * @param along parts that another one always asks for: what they share with anything may come with that one
 * @returns the chunks: the files of each, and the parts that need them
 */
export function planChunks(
  files: ReadonlyMap<string, SourceFile>,
  weigh: (part: string) => number,
  along: Readonly<Record<string, string>> = {},
): Chunk[] {
  const users = usersOf(files)
  for (const own of users.values()) {
    if (own.size > 1) for (const part of [...own]) if (along[part]) own.add(along[part])
  }
  const byUsers = new Map<string, Chunk>()
  for (const [id, own] of users) {
    const key = [...own].sort().join(' ')
    const chunk = byUsers.get(key) ?? { users: own, files: [], size: 0 }
    chunk.files.push(id)
    chunk.size += files.get(id)?.size ?? 0
    byUsers.set(key, chunk)
  }
  const chunks = new Set(byUsers.values())
  const chunkOf = new Map([...chunks].flatMap((chunk) => chunk.files.map((id) => [id, chunk] as const)))

  const importsOf = (chunk: Chunk) => {
    const found = new Set<Chunk>()
    for (const id of chunk.files) {
      for (const other of files.get(id)?.imports ?? []) {
        const target = chunkOf.get(other)
        if (target && target !== chunk) found.add(target)
      }
    }
    return found
  }
  /** What comes with each chunk. */
  let needs = new Map<Chunk, Set<Chunk>>()
  const follow = () => {
    const next = new Map([...chunks].map((chunk) => [chunk, importsOf(chunk)] as const))
    needs = new Map([...chunks].map((chunk) => [chunk, reached(chunk, next)]))
  }
  /** Whether one leads to the other by way of a third: as one chunk they would wait for themselves. */
  const leadsAround = (from: Chunk, to: Chunk) =>
    [...(needs.get(from) ?? [])].some((between) => between !== to && needs.get(between)?.has(to))

  /** What a chunk costs a part that did not need it: its bytes, and all that comes with it. */
  const burden = remembered((chunk, part: string) => {
    let cost = chunk.size
    for (const other of needs.get(chunk) ?? []) if (!other.users.has(part)) cost += other.size + REQUEST
    return cost
  })
  /** What it costs to make one of two. */
  const costOf = remembered((a, b: Chunk) => {
    let cost = 0
    for (const part of a.users) cost += weigh(part) * (b.users.has(part) ? -REQUEST : burden.of(b, part))
    for (const part of b.users) if (!a.users.has(part)) cost += weigh(part) * burden.of(a, part)
    return cost
  })
  /** Forgets what a change of some chunks has made untrue: all that has to do with them, or with what they come along with. */
  const forget = (changed: readonly Chunk[]) => {
    const touched = [...chunks].filter((chunk) => changed.some((each) => needs.get(chunk)?.has(each)))
    for (const chunk of [...changed, ...touched]) {
      burden.forget(chunk)
      costOf.forget(chunk)
    }
  }
  const bestFor = (chunk: Chunk, small: boolean) => {
    let best: { chunk: Chunk; other: Chunk; cost: number } | undefined
    for (const other of chunks) {
      if (other === chunk || other.size + chunk.size > MOST || !mayMeet(chunk, other)) continue
      const cost = costOf.of(chunk, other) * (small && areaOf(chunk) !== areaOf(other) ? STRANGE : 1)
      if (cost >= (small ? DEAR : 0) || (best && cost >= best.cost)) continue
      if (leadsAround(chunk, other) || leadsAround(other, chunk)) continue
      best = { chunk, other, cost }
    }
    return best
  }
  const merge = (into: Chunk, gone: Chunk) => {
    for (const id of gone.files) chunkOf.set(id, into)
    into.files.push(...gone.files)
    into.size += gone.size
    chunks.delete(gone)
    follow()
    // Who asks for the one now gets the other with all that it needs.
    for (const part of gone.users) into.users.add(part)
    const changed = [into, gone]
    for (const other of needs.get(into) ?? []) {
      const before = other.users.size
      for (const part of into.users) other.users.add(part)
      if (other.users.size > before) changed.push(other)
    }
    forget(changed)
  }

  follow()
  for (const small of [false, true]) {
    for (;;) {
      const [best] = [...chunks]
        .filter((chunk) => !small || chunk.size < LEAST)
        .flatMap((chunk) => bestFor(chunk, small) ?? [])
        .sort((a, b) => a.cost - b.cost)
      if (!best) break
      merge(best.other, best.chunk)
    }
  }
  return [...chunks]
}

/** A number of a chunk and something else, worked out once: nearly all of them are the same after the next merge. */
function remembered<Other>(work: (chunk: Chunk, other: Other) => number) {
  const known = new Map<Chunk, Map<unknown, number>>()
  return {
    of(chunk: Chunk, other: Other): number {
      const own = known.get(chunk) ?? new Map<unknown, number>()
      known.set(chunk, own)
      const number = own.get(other) ?? work(chunk, other)
      own.set(other, number)
      return number
    },
    forget(chunk: Chunk): void {
      known.delete(chunk)
      for (const own of known.values()) own.delete(chunk)
    },
  }
}

const areaOf = ({ files: [id = ''] }: Chunk) => /src\/\w+/.exec(id)?.[0]

function reached(from: Chunk, next: ReadonlyMap<Chunk, ReadonlySet<Chunk>>): Set<Chunk> {
  const seen = new Set<Chunk>()
  const rest = [...(next.get(from) ?? [])]
  for (let chunk = rest.pop(); chunk; chunk = rest.pop()) {
    if (seen.has(chunk)) continue
    seen.add(chunk)
    rest.push(...(next.get(chunk) ?? []))
  }
  return seen
}

/**
 * What stays apart: a module type, which is counted by itself; and what one part alone brings of others' code: it may do
 * something when it runs, and expect that something was done before.
 */
function mayMeet(a: Chunk, b: Chunk): boolean {
  return !staysApart(a) && !staysApart(b)
}

function staysApart({ users, files }: Chunk): boolean {
  const [part = ''] = users
  return users.size === 1 && (part.startsWith('module-') || files.some((id) => id.includes('node_modules')))
}

/** The parts that need each file at once. */
export function usersOf(files: ReadonlyMap<string, SourceFile>): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>([...files.keys()].map((id) => [id, new Set()]))
  for (const [entry, { part }] of files) {
    if (part === undefined) continue
    const rest = [entry]
    for (let id = rest.pop(); id !== undefined; id = rest.pop()) {
      const own = users.get(id)
      if (!own || own.has(part)) continue
      own.add(part)
      rest.push(...(files.get(id)?.imports ?? []))
    }
  }
  return new Map([...users].filter(([, own]) => own.size > 0))
}
