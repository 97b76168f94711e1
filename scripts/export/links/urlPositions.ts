import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * Searches the documents of folders for a URL.
 * @returns a function that returns a prefix such as `modules/home.json:12  `, or an empty string if the URL is not found
 */
export function createUrlPositionFinder(folders: readonly string[]): (address: string) => string {
  const documents = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:json|css)$/.test(path))
      .sort()
      .map((path) => ({ path: relative('.', join(folder, path)).replaceAll('\\', '/'), file: join(folder, path) })),
  )
  const lines = documents.map(({ path, file }) => ({ path, lines: readFileSync(file, 'utf8').split('\n') }))
  return (address) => {
    // Do not match the definition of the route, or a longer URL that starts with this one.
    const pattern = new RegExp(`(?<!"route":\\s*")(?<![\\w./%-])${escapeRegExp(address)}(?![\\w./%-])`)
    for (const { path, lines: own } of lines) {
      const at = own.findIndex((line) => pattern.test(line))
      if (at >= 0) return `${path}:${at + 1}  `
    }
    return ''
  }
}

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
