import { expect, it } from 'vitest'
import { completeDrafts } from './completeDrafts'

const draft = {
  severity: 'error',
  rule: 'value/unknown-word',
  file: 'config.json',
  pointer: '/a',
  message: 'is unknown',
} as const

it('suggests the nearest known word and adds the position', () => {
  const [problem] = completeDrafts(
    [{ ...draft, suggestFrom: { word: 'hoem', known: ['faq', 'home'] } }],
    '{\n  "a": 1\n}',
  )
  expect(problem).toEqual({ ...draft, suggestion: 'home', line: 2, column: 3 })
})

it('leaves complete problems unchanged', () => {
  expect(completeDrafts([draft])).toEqual([draft])
})
