import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFiles } from './sources'

const root = join(import.meta.dirname, '..', '..')
const PAGE_PATH = 'docs/reference/environment-variables.md'
const page = readFileSync(join(root, PAGE_PATH), 'utf8')

const SOURCE_PATHS = ['src', 'scripts', 'e2e', 'registry', 'fixtures', 'vite.config.ts', ':(glob)playwright*.config.ts']

/** The variables that a source text reads or mentions. */
const namesIn = (text: string) => [
  ...[...text.matchAll(/\bMARQUEE_[A-Z_]*[A-Z]\b/g)].map(([name]) => name),
  ...[...text.matchAll(/\bprocess\.env\.(\w+)/g)].map(([, name = '']) => name),
  ...[...text.matchAll(/\bimport\.meta\.env\.(\w+)/g)].map(([, name = '']) => name),
]

const sourceFiles = projectFiles(root, SOURCE_PATHS).filter(
  (path) => /\.(?:ts|tsx|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path),
)
const readVariables = new Set(sourceFiles.flatMap((path) => namesIn(readFileSync(join(root, path), 'utf8'))))

test(`${PAGE_PATH} lists all environment variables that the code reads`, () => {
  expect(readVariables.size).toBeGreaterThan(20)
  expect([...readVariables].filter((name) => !page.includes(`\`${name}\``)).sort()).toEqual([])
})

test(`${PAGE_PATH} lists no variables that the code does not read`, () => {
  const listed = new Set([...page.matchAll(/`(MARQUEE_[A-Z_]+)`/g)].map(([, name = '']) => name))
  expect([...listed].filter((name) => !readVariables.has(name))).toEqual([])
})
