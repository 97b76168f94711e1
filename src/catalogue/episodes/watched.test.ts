import { expect, test } from 'vitest'
import type { Episode } from '../../generated/types'
import { isWatched, watchedCount, watchedPart } from './watched'

const at = (progress?: number, runtime?: number): Episode => ({ slug: 'a', progress, runtime })

test.each([
  ['untouched', at(0, 100), false, 0],
  ['no progress known', at(undefined, 100), false, 0],
  ['begun', at(40, 100), false, 0.4],
  ['just before the end', at(94, 100), false, 0.94],
  ['from 95 % on', at(95, 100), true, 1],
  ['beyond its end', at(130, 100), true, 1],
  ['without a running time', at(40), false, 0],
  ['with a running time of nothing', at(40, 0), false, 0],
])('%s', (_, episode, watched, part) => {
  expect([isWatched(episode), watchedPart(episode)]).toEqual([watched, part])
})

test.each([
  ['none', [], 0],
  ['some', [at(100, 100), at(40, 100), at(96, 100), at()], 2],
])('counts %s', (_, episodes, count) => {
  expect(watchedCount(episodes)).toBe(count)
})
