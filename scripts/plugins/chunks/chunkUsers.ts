/** A file of the build, with what decides which chunk it belongs to. */
export interface SourceFile {
  /** Approximate compressed size in bytes */
  size: number
  /** Static imports */
  imports: readonly string[]
  /** Part of the site that this file is a lazy entry of. Files of one part are loaded together. */
  part?: string
}

/** The parts that need each file as soon as they are loaded. Files that no part needs are left out. */
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
