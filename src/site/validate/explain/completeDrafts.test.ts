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
  const [problem] = completeDrafts([{ ...draft, suggestFrom: { word: 'hoem', known: ['faq', 'home'] } }], {
    text: '{\n  "a": 1\n}',
  })
  expect(problem).toEqual({ ...draft, suggestion: 'home', line: 2, column: 3 })
})

it('leaves complete problems unchanged', () => {
  expect(completeDrafts([draft])).toEqual([draft])
})

it('takes line and column from the given source, and does not parse its text', () => {
  const source = { text: 'not parsed', positionAt: () => ({ line: 7, column: 1 }) }
  expect(completeDrafts([draft], source)).toEqual([{ ...draft, line: 7, column: 1 }])
})
