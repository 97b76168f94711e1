import { expect, it } from 'vitest'
import { finish } from './finish'

const draft = { severity: 'error' as const, file: 'config.json', pointer: '/a', message: 'is unknown' }

it('suggests the nearest known word, and finds the place', () => {
  const [problem] = finish([{ ...draft, meant: { word: 'hoem', known: ['faq', 'home'] } }], '{\n  "a": 1\n}')
  expect(problem).toEqual({ ...draft, suggestion: 'home', line: 2, column: 3 })
})

it('leaves alone what needs neither', () => {
  expect(finish([draft])).toEqual([draft])
})
