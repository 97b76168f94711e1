import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { RULES } from './rules'

const page = readFileSync(
  join(resolve(import.meta.dirname, '..', '..'), 'docs', 'how-to', 'sites', 'validating.md'),
  'utf8',
)

describe('the rules', () => {
  it('have names of the form group/rule', () => {
    for (const name of Object.keys(RULES)) expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*\/[a-z]+(?:-[a-z]+)*$/)
  })

  it('are exactly the rules of docs/how-to/sites/validating.md', () => {
    const [, table = ''] = page.split('\n## Rules\n')
    const documented = [...table.matchAll(/^\| `([^`]+)` \| (.*) \|$/gm)].map(([, name, about]) => [name, about])
    expect(documented.sort()).toEqual(Object.entries(RULES).sort())
  })
})
