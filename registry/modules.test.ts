import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { quickModuleValidators } from '../src/generated/quickModuleValidators'
import { modules } from './modules'

const moduleTypes = readdirSync('schemas/modules').map((file) => file.replace('.json', ''))

describe('module types', () => {
  it('has a renderer for exactly the types of the schemas', () => {
    expect([...modules.keys()].sort()).toEqual(moduleTypes.sort())
  })

  it.each([...modules])(
    '%s has a renderer that loads and a validator for the schema of the same name',
    async (type, entry) => {
      expect(entry.schema).toBe(`modules/${type}`)
      expect(Object.keys(quickModuleValidators)).toContain(entry.schema)
      expect(typeof (await entry.load()).default).toMatch(/function|object/)
    },
  )
})
