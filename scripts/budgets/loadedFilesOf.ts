/** An entry of Vite's manifest. */
interface Chunk {
  file: string
  name?: string
  imports?: string[]
  css?: string[]
  isDynamicEntry?: boolean
}

export type Manifest = Record<string, Chunk>

/**
 * All files that the browser loads for some chunks: the chunks, their static imports, and the style sheets of both.
 * @param entries keys of the manifest, or names of chunks
 * @throws Error if the build has no such chunk
 */
export function loadedFilesOf(manifest: Manifest, entries: string[]): { scripts: string[]; styles: string[] } {
  const seen = new Set<string>()
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const rest = [...entries]
  for (let key = rest.pop(); key !== undefined; key = rest.pop()) {
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key)
    if (!chunk) throw new Error(`The build has no chunk ${key}`)
    if (seen.has(key)) continue
    seen.add(key)
    scripts.add(chunk.file)
    for (const file of chunk.css ?? []) styles.add(file)
    rest.push(...(chunk.imports ?? []))
  }
  return { scripts: [...scripts], styles: [...styles] }
}
