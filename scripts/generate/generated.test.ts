import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Schema } from '../../src/tools/schemas/schema'
import { quickValidatorSource } from './quickValidatorSource'
import { readSchemas } from './readSchemas'
import { referencePage, SERVICE_REFERENCE } from './referencePage'
import { validatorSources } from './validators'

const root = join(import.meta.dirname, '..', '..')
const schemas = readSchemas(join(root, 'schemas'))

/** All fields below a schema, with their names. */
function* fieldsBelow(schema: Schema): Generator<[string, Schema]> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    yield [name, field]
    yield* fieldsBelow(field)
  }
  for (const part of Object.values(schema.definitions ?? {})) yield* fieldsBelow(part)
  if (typeof schema.items === 'object') yield* fieldsBelow(schema.items as Schema)
}

const loadValidator = async (source: string) => {
  const code = source
    .replace(
      /import addFinding from [^;]*;/,
      'const addFinding = (list, path, keyword, params) => [...(list ?? []), { instancePath: path, keyword, params }];',
    )
    .replace(/import appendFindings from [^;]*;/, 'const appendFindings = (list, more) => [...(list ?? []), ...more];')
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).default
}

describe('schema', () => {
  it.each([...schemas])('%s describes each field', (_, schema) => {
    const silent = [...fieldsBelow(schema)].filter(
      ([, field]) => !field.description && !field.$ref && field.properties === undefined,
    )
    expect(silent.map(([name]) => name)).toEqual([])
    expect(schema.description).toBeTruthy()
  })
})

describe('generated validators', () => {
  const folder = join(root, 'src', 'generated', 'validators')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))

  it.each(files)('%s contains no require and no eval', (file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    expect(text).not.toMatch(/\brequire\(|new Function|\beval\(|\.concat\(/)
  })
})

describe('allOf', () => {
  const part: Schema = { type: 'object', required: ['slug'], properties: { slug: { type: 'string' } } }
  const whole: Schema = {
    type: 'object',
    allOf: [{ $ref: '#/definitions/Part' }],
    properties: { size: { type: 'integer', minimum: 1 } },
    definitions: { Part: part },
  }
  const source = validatorSources(new Map([['service/whole', whole]]), ['service/whole']).get('service/whole') ?? ''

  it.each([
    [{ slug: 'a', size: 1 }, []],
    [{ slug: 'a', other: 1 }, []],
    [{}, ['required ']],
    [{ slug: 1, size: 0 }, ['type /slug', 'minimum /size']],
    [7, ['type ', 'type ']],
  ])('the full and the quick validator agree on %j', async (data, found) => {
    const full = await loadValidator(source)
    const quick = await loadValidator(quickValidatorSource(source, 'service/whole'))
    expect(full(data)).toBe(found.length === 0)
    expect(quick(data)).toBe(found.length === 0)
    expect(
      (full.errors ?? []).map(
        ({ keyword, instancePath }: { keyword: string; instancePath: string }) => `${keyword} ${instancePath}`,
      ),
    ).toEqual(found)
  })

  it('the reference page describes a schema with allOf by "All fields of title-card, and:"', () => {
    const text = referencePage(schemas, SERVICE_REFERENCE)
    expect(text).toContain('## service/title\n')
    expect(text).toContain('All fields of title-card, and:')
  })
})

it('throws for a schema keyword that the quick validator does not support', () => {
  const odd = new Map<string, Schema>([['service/odd', { anyOf: [{ type: 'string' }, { type: 'integer' }] }]])
  expect(() => validatorSources(odd, ['service/odd'])).not.toThrow()
  expect(() =>
    quickValidatorSource(validatorSources(odd, ['service/odd']).get('service/odd') ?? '', 'service/odd'),
  ).toThrow(/service\/odd/)
})
