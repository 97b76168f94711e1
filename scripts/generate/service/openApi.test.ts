import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import type { Schema } from '../../../src/tools/schemas/schema'
import { CALLS } from '../../calls/calls'
import { openApi } from './openApi'
import { openApiSchemas } from './openApiSchemas'

const root = join(import.meta.dirname, '..', '..', '..')
// The file of the repository. `generate --check` reports when it is stale.
const document = JSON.parse(readFileSync(join(root, 'docs', 'reference', 'openapi.json'), 'utf8'))

test('is valid OpenAPI 3.1, and all references have a target', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(document))
  expect([valid, errors]).toEqual([true, undefined])
  expect(validator.version).toBe('3.1')
  expect(() => validator.resolveRefs()).not.toThrow()
})

test('has an operation with x-need, x-without and x-used-by for each call', () => {
  const operations = Object.values<Record<string, Record<string, unknown>>>(document.paths).flatMap((each) =>
    Object.values(each),
  )
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(CALLS.map(({ id }) => id).sort())
  for (const operation of operations) {
    expect(operation['x-need']).toMatch(/^(?:needed|optional)$/)
    expect(operation['x-without']).toBeTruthy()
    expect(operation['x-used-by']).toBeTruthy()
  }
})

test('lists the server /api/v2, and path and header parameters, for calls that need them', () => {
  const limit = document.paths['/user/service_users/user-device-limit/'].get
  expect(limit.servers).toEqual([{ url: '/api/v2' }])
  expect(limit.parameters.map(({ name }: { name: string }) => name)).toEqual(['cid'])
  expect(document.paths['/events/{id}'].get.parameters.map(({ in: place }: { in: string }) => place)).toEqual([
    'path',
    'header',
  ])
})

test('adds referenced schemas once each, and throws for two with the same name', () => {
  const part: Schema = {
    title: 'Part',
    type: 'object',
    properties: { whole: { $ref: 'whole.json#/definitions/Size' } },
  }
  const whole: Schema = {
    title: 'Whole',
    properties: { part: { $ref: 'part.json' } },
    definitions: { Size: { type: 'integer' } },
  }
  const { components, refTo } = openApiSchemas(
    new Map([
      ['a/whole', whole],
      ['a/part', part],
      ['b/part', { ...part, properties: {} }],
    ]),
  )
  expect(refTo('a/whole')).toEqual({ $ref: '#/components/schemas/Whole' })
  expect(Object.keys(components).sort()).toEqual(['Part', 'Whole', 'Whole.Size'])
  expect(JSON.stringify(components)).not.toContain('.json')
  expect(() => refTo('b/part')).toThrow('are both called Part')
  expect(() => refTo('a/nowhere')).toThrow('no such schema')
})

test('throws if a schema is missing', () => expect(() => openApi(new Map())).toThrow('schemas/'))
