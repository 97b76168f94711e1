import { readFileSync } from 'node:fs'

/** The built file of a source file. */
export function built(source: string): string {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))
  return `/${manifest[source].file}`
}
