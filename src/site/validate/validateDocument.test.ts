import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quickModuleValidators } from '../../generated/quickModuleValidators'
import { serviceValidators } from '../../generated/serviceValidators'
import { validators } from '../../generated/validators'
import quick from '../../generated/validators/content-menu.quick.js'
import type { Validator } from '../../lib/json/validator'
import { exampleOf } from '../testing/examples'
import { applyMistakes, arbitraryMistakes } from '../testing/mistakes'
import { createProblems } from './problem'
import { validateDocument } from './validateDocument'

const schemas = import.meta.glob<Schema>(['/schemas/**/*.json', '!/schemas/{editor,examples}/**'], {
  import: 'default',
  eager: true,
})
const validatorLoaders: Record<string, () => Promise<Validator>> = { ...validators, ...serviceValidators }
const quickValidatorFiles = import.meta.glob<Validator>('/src/generated/validators/**/*.quick.js', {
  import: 'default',
})

interface Schema {
  properties?: Record<string, unknown>
  allOf?: { $ref: string }[]
}

describe.each(Object.keys(validatorLoaders))('schema %s', (key) => {
  it.each(['full', 'minimal'] as const)('accepts the %s example', async (kind) => {
    const validate = await validatorLoaders[key]?.()
    const data = exampleOf(key, kind)
    validate?.(data)
    expect(validate?.errors ?? []).toEqual([])
  })

  it('has a full example that uses every field', () => {
    const schema = schemas[`/schemas/${key}.json`]
    const parts = (schema?.allOf ?? []).map(({ $ref }) => schemas[`/schemas/service/${$ref}`])
    const fields = [schema, ...parts].flatMap((part) => Object.keys(part?.properties ?? {}))
    const used = Object.keys(exampleOf(key, 'full') as object)
    expect(fields.filter((field) => field !== '$schema' && !used.includes(field))).toEqual([])
  })

  it('has a quick validator that agrees with the full one', async () => {
    const validate = await validatorLoaders[key]?.()
    const quick = await quickValidatorFiles[`/src/generated/validators/${key}.quick.js`]?.()
    fc.assert(
      fc.property(arbitraryMistakes(3), (plan) => {
        const { data } = applyMistakes(exampleOf(key, 'full'), plan)
        expect(quick?.(data)).toBe(validate?.(data))
      }),
      { numRuns: 60 },
    )
  })

  it('has a quick validator that agrees with the full one on lists that are too long', async () => {
    const validate = await validatorLoaders[key]?.()
    const quick = await quickValidatorFiles[`/src/generated/validators/${key}.quick.js`]?.()
    const count = listsIn(exampleOf(key, 'full')).length
    for (let at = 0; at < count; at++) {
      const data = exampleOf(key, 'full')
      const list = listsIn(data)[at] ?? []
      while (list.length <= MANY_ENTRIES) list.push(structuredClone(list[0]))
      expect(quick?.(data), `list ${at}`).toBe(validate?.(data))
    }
  })
})

/** More entries than the `maxItems` of most lists. */
const MANY_ENTRIES = 100

/** All non-empty lists in a document. */
function listsIn(value: unknown): unknown[][] {
  if (typeof value !== 'object' || value === null) return []
  return [...(Array.isArray(value) && value.length > 0 ? [value] : []), ...Object.values(value).flatMap(listsIn)]
}

it('has module list examples that match the schemas of their parts', async () => {
  for (const kind of ['full', 'minimal'] as const) {
    const { data } = exampleOf('module-list', kind) as { data: { module: { type: string } }[] }
    for (const { module } of data) {
      const quick = await quickModuleValidators[`modules/${module.type}` as keyof typeof quickModuleValidators]()
      expect(quick(module)).toBe(true)
    }
  }
})

describe('validateDocument', () => {
  const text = '{\n  "is_active": true,\n  "label": 7\n}'
  const check = async (data: unknown) => {
    const problems = createProblems()
    const valid = await validateDocument({ file: 'menu.json', text, data }, 'content-menu', quick, problems)
    await problems.settled()
    return { valid, problems: problems.list() }
  }

  it('returns a valid document unchanged', async () => {
    const data = { clear_button: { is_active: true } }
    const { valid, problems } = await check(data)
    expect(valid).toBe(data)
    expect(problems).toEqual([])
  })

  it('removes a wrong field and reports its position', async () => {
    const { valid, problems } = await check({ is_active: true, label: 7 })
    expect(valid).toEqual({})
    expect(problems).toMatchObject([
      { pointer: '/is_active', line: 2, column: 3, severity: 'warning' },
      { pointer: '/label', line: 3, column: 3, severity: 'warning' },
    ])
  })

  it.each([null, 7, 'text', []])('reports an error and returns no document for %j', async (data) => {
    const { valid, problems } = await check(data)
    expect(valid).toBeUndefined()
    expect(problems).toMatchObject([{ severity: 'error', pointer: '' }])
  })
})
