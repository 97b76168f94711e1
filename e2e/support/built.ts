import { readFileSync } from 'node:fs'
import { manifestFile } from '../../scripts/plugins/manifestAside'

/** The built file of a source file. */
export function built(source: string): string {
  const manifest = JSON.parse(readFileSync(manifestFile('dist'), 'utf8'))
  return `/${manifest[source].file}`
}
