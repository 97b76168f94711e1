import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectFiles } from './sources'

const root = join(import.meta.dirname, '..', '..')
const readProjectFile = (path: string) => readFileSync(join(root, path), 'utf8')

it('docs define every rule id that code cites', () => {
  const idsOf = (page: string) => [...readProjectFile(page).matchAll(/^\| ([A-Z]\d+) \|/gm)].map(([, id]) => id)
  const ids: Record<string, unknown[]> = {
    threats: idsOf('docs/explanation/threats.md'),
    reliability: idsOf('docs/explanation/reliability.md'),
  }
  const files = projectFiles(root, ['src', 'registry', 'fixtures/service', 'fixtures/tools', 'scripts', 'e2e'])
  const citations = files.flatMap((path) =>
    [...readProjectFile(path).matchAll(/\b(threats|reliability) ((?:[A-Z]\d{1,2}\b(?:, | and | to )?)+)/g)].flatMap(
      ([, page = '', list = '']) => (list.match(/[A-Z]\d+/g) ?? []).map((id) => ({ path, page, id })),
    ),
  )
  expect(citations.length).toBeGreaterThan(150)
  expect(citations.filter(({ page, id }) => !ids[page]?.includes(id))).toEqual([])
})
