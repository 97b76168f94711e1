import { readFileSync } from 'node:fs'
import { parse } from 'node:path'
import { manifestFile } from '../../scripts/plugins/manifestAside'

/** The built file of a source file. One that others need parts of has the name of its source, and not its address. */
export function built(source: string): string {
  const manifest: Record<string, { file: string; name?: string }> = JSON.parse(
    readFileSync(manifestFile('dist'), 'utf8'),
  )
  const found = manifest[source] ?? Object.values(manifest).find(({ name }) => name === parse(source).name)
  if (!found) throw new Error(`${source} is in no file of the build`)
  return `/${found.file}`
}
