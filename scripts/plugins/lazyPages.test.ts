import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filled, numbered } from './lazyPages'

const registry = join(import.meta.dirname, '..', '..', 'registry')
const routes = readFileSync(join(registry, 'routes.ts'), 'utf8')
const list = readFileSync(join(registry, 'lazyPages.ts'), 'utf8')

it('each late page becomes a number, and its import stands at that number', () => {
  const two = "a: { load: lazy(() => import('../src/a')) }, b: lazy(() => import('../src/b'))"
  expect(numbered(two)).toContain('a: { load: lazy$(0) }, b: lazy$(1)\n')
  expect(filled('const files = []\n', two)).toBe("const files = [() => import('../src/a'), () => import('../src/b')]\n")
})

it('home knows the files of its own pages only', () => {
  expect([...numbered(routes).matchAll(/pages\/(\w+)/g)].map(([, page]) => page)).toEqual(['home', 'modulesonly'])
  expect(filled(list, routes).match(/import\('/g)?.length).toBeGreaterThan(25)
})
