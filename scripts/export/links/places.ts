import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * Finds where the documents of folders name an address.
 * @returns a function that gives `modules/home.json:12  ` for an address, or an empty text
 */
export function createPlaces(folders: readonly string[]): (address: string) => string {
  const documents = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:json|css)$/.test(path))
      .sort()
      .map((path) => ({ path: relative('.', join(folder, path)).replaceAll('\\', '/'), file: join(folder, path) })),
  )
  const lines = documents.map(({ path, file }) => ({ path, lines: readFileSync(file, 'utf8').split('\n') }))
  return (address) => {
    // Not the route itself, nor an address that only begins like this one.
    const named = new RegExp(`(?<!"route":\\s*")(?<![\\w./%-])${escaped(address)}(?![\\w./%-])`)
    for (const { path, lines: own } of lines) {
      const at = own.findIndex((line) => named.test(line))
      if (at >= 0) return `${path}:${at + 1}  `
    }
    return ''
  }
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
