import { expect, test } from 'vitest'
import { catalogueTexts } from './catalogueTexts'
import { lateTexts } from './lateTexts'
import { playerTexts } from './playerTexts'
import { texts } from './texts'

const lists = Object.entries({ lateTexts, catalogueTexts, playerTexts }).map(
  ([name, list]) => [name, Object.keys(list)] as const,
)

const files = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!../text/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

test.each(lists)('who words a sentence of %s brings it along', (name, keys) => {
  const late = new Set(keys)
  const without = Object.entries(files).filter(([, source]) => {
    const used = [...source.matchAll(/\bt\(\s*'(\w+)'/g)].some(([, key = '']) => late.has(key))
    return used && !source.includes(`text/${name}'`)
  })
  expect(without.map(([file]) => file)).toEqual([])
})

test('no sentence is in two lists', () => {
  const keys = [...Object.keys(texts), ...lists.flatMap(([, list]) => list)]
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})
