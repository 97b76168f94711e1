import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Entry {
  resolved?: string
  optionalDependencies?: Record<string, string>
}

const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const entries = Object.entries(lock.packages)

it('holds no download addresses', () => {
  expect(entries.filter(([, { resolved }]) => resolved?.includes('://')).map(([path]) => path)).toEqual([])
})

// A lock written beside an installed node_modules may lack the packages of other platforms; npm ci refuses it then.
it('holds the packages of every platform', () => {
  const known = new Set(entries.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13)))
  const missing = entries
    .flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies))
    .filter((name) => !known.has(name))
  expect(missing).toEqual([])
})
