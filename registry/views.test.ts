import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { quickViewValidators } from '../src/generated/quickViewValidators'
import { views } from './views'

const viewTypes = readdirSync('schemas/views').map((file) => file.replace('.json', ''))

describe('views of a title', () => {
  it('has a renderer for exactly the types of the schemas', () => {
    expect([...views.keys()].sort()).toEqual(viewTypes.sort())
  })

  it.each([...views])(
    '%s has a renderer that loads and a validator for the schema of the same name',
    async (type, entry) => {
      expect(entry.schema).toBe(`views/${type}`)
      expect(Object.keys(quickViewValidators)).toContain(entry.schema)
      expect(typeof (await entry.load()).default).toMatch(/function|object/)
    },
  )
})
