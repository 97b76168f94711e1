import { expect, it } from 'vitest'
import { RULES } from './rules'

it('names rules in the form group/rule', () => {
  for (const name of Object.keys(RULES)) expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*\/[a-z]+(?:-[a-z]+)*$/)
})
