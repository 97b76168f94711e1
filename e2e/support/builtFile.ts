import { readFileSync } from 'node:fs'
import { sourcesFile } from '../../scripts/plugins/moveManifest'

/** Path of the built file that contains a source file. */
export function builtFile(source: string): string {
  const files: Record<string, string> = JSON.parse(readFileSync(sourcesFile('dist'), 'utf8'))
  const file = files[source]
  if (!file) throw new Error(`${source} is not in the build. Run npm run build.`)
  return `/${file}`
}
