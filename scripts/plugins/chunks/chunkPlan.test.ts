import { expect, test } from 'vitest'
import { planChunks } from './chunkPlan'
import type { SourceFile } from './chunkUsers'

type Files = Record<string, [size: number, imports?: string[], part?: string]>

const planTestChunks = (files: Files, weigh: (part: string) => number = () => 1) => {
  const all = Object.entries(files).map(([id, [size, imports = [], part]]): [string, SourceFile] => [
    id,
    { size, imports, part },
  ])
  return planChunks(new Map(all), weigh)
    .map(({ files: ids }) => ids.sort().join(' '))
    .sort()
}

test('adds a file to the chunk of its only user, and leaves out unused files', () => {
  expect(planTestChunks({ a: [4000, ['own'], 'A'], own: [10], b: [4000, [], 'B'], unused: [9] })).toEqual([
    'a own',
    'b',
  ])
})

test('merges shared files if a request costs more than the additional bytes', () => {
  const files = (size: number): Files => ({
    a: [9000, ['x', 'y'], 'A'],
    b: [9000, ['x', 'y'], 'B'],
    c: [9000, ['y'], 'C'],
    x: [size],
    y: [5000],
  })
  expect(planTestChunks(files(1200))).toContain('x y')
  expect(planTestChunks(files(8000))).toEqual(['a', 'b', 'c', 'x', 'y'])
  expect(planTestChunks(files(1200), (part) => (part === 'C' ? 50 : 1))).not.toContain('x y')
})

test('merges a small chunk within its folder, but not with packages or module types', () => {
  const files: Files = {
    'src/shell/a.ts': [200, [], 'A'],
    'src/shell/b.ts': [3000, [], 'B'],
    'src/session/c.ts': [2900, [], 'C'],
    'src/modules/m.ts': [300, [], 'module-m'],
    'src/shell/world.ts': [100, ['node_modules/w/w.js'], 'W'],
    'node_modules/w/w.js': [100],
  }
  expect(planTestChunks(files)).toEqual([
    'node_modules/w/w.js src/shell/world.ts',
    'src/modules/m.ts',
    'src/session/c.ts',
    'src/shell/a.ts src/shell/b.ts',
  ])
})

test('does not merge chunks if the result would import itself', () => {
  // Merged, `low` and `high` would import `between`, which imports them.
  const files: Files = {
    a: [9000, ['high'], 'A'],
    b: [9000, ['between'], 'B'],
    c: [9000, ['low'], 'C'],
    d: [9000, ['high'], 'D'],
    high: [100, ['between']],
    between: [14_000, ['low']],
    low: [100],
  }
  expect(planTestChunks(files).some((chunk) => /high/.test(chunk) && /low/.test(chunk) && !/between/.test(chunk))).toBe(
    false,
  )
})

test('updates the costs of a chunk after merging into it', () => {
  const files: Files = {
    a: [20_000, ['x', 'y', 'z'], 'A'],
    b: [20_000, ['x', 'y'], 'B'],
    c: [20_000, ['y'], 'C'],
    d: [20_000, ['z'], 'D'],
    x: [1500],
    y: [1000],
    z: [1000],
  }
  // `y` alone is merged with `z`. Together with `x`, the bytes cost D more than the request.
  const weigh = (part: string) => (part === 'B' || part === 'C' ? 0.1 : 1)
  expect(planTestChunks({ ...files, a: [20_000, ['y', 'z'], 'A'], b: [20_000, ['y'], 'B'] }, weigh)).toContain('y z')
  expect(planTestChunks(files, weigh)).toEqual(['a', 'b', 'c', 'd', 'x y', 'z'])
})
