import { readFileSync } from 'node:fs'
import { parse } from 'node:path'
import { manifestFile } from '../../scripts/plugins/manifestAside'

/** The built file of a source file. One that others need parts of has the name of its source, and not its address; a page that of its folder. */
export function built(source: string): string {
  const manifest: Record<string, { file: string; name?: string }> = JSON.parse(
    readFileSync(manifestFile('dist'), 'utf8'),
  )
  const names = [parse(source).name, `page-${/^src\/pages\/(\w+)\//.exec(source)?.[1]}`]
  const found =
    manifest[source] ?? Object.values(manifest).find(({ name }) => name !== undefined && names.includes(name))
  if (!found) throw new Error(`${source} is in no file of the build`)
  return `/${found.file}`
}
