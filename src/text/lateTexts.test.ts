import { expect, test } from 'vitest'
import { lateTexts } from './lateTexts'
import { texts } from './texts'

const files = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!../text/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('who words a late sentence brings it along', () => {
  const late = new Set(Object.keys(lateTexts))
  const without = Object.entries(files).filter(([, source]) => {
    const used = [...source.matchAll(/\bt\(\s*'(\w+)'/g)].some(([, key = '']) => late.has(key))
    return used && !source.includes("text/lateTexts'")
  })
  expect(without.map(([file]) => file)).toEqual([])
})

test('no sentence is in both lists', () => {
  expect(Object.keys(lateTexts).filter((key) => key in texts)).toEqual([])
})
