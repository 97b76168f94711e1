import { describe, expect, it, test } from 'vitest'
import { createMilestones, type Reached } from './milestones'

/** Positions of an asset of 1000 s: numbers are watched on to, one by one; numbers in brackets are jumped to. */
function play(steps: (number | [number])[], duration = 1000): Reached[] {
  const milestones = createMilestones()
  return steps.flatMap((step) =>
    Array.isArray(step) ? milestones.jumped(step[0], duration) : milestones.watched(step, duration),
  )
}

/** Ten seconds are not what these are about. */
const marks = (steps: (number | [number])[]) => play(steps).filter((found) => found !== 'initial_10s')

describe('marks', () => {
  test.each<[string, (number | [number])[], Reached[]]>([
    ['watched over all', [0, 200, 400, 600, 950], [25, 50, 90]],
    ['met to the point', [249.9, 250], [25]],
    ['just before it', [248, 249.9], []],
    ['watched over two at once, as in a hidden tab', [240, 510], [25, 50]],
    ['jumped over', [0, [300], 301], []],
    ['jumped over all to the end', [0, [1000], 1000], []],
    ['landed on it', [0, [250]], [25]],
    ['landed two points after it', [0, [270]], [25]],
    ['landed more than two points after it', [0, [270.1], 280], []],
    ['landed just before it, watched on', [0, [249], 251], [25]],
    ['jumped over, back, watched over it', [0, [300], 310, [240], 251], [25]],
    ['watched over it twice', [0, 251, [240], 251, [255], 256], [25]],
    ['landed on it twice', [[251], [0], [251]], [25]],
    ['resumed in its window', [[500.5], 501], [50]],
    ['began after it, without a jump being told', [600, 601], []],
    ['90 by a jump, then the others', [[900], [0], 260, 510], [90, 25, 50]],
  ])('%s', (_, steps, found) => expect(marks(steps)).toEqual(found))

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 0, -1])('none where the length is %s', (duration) => {
    expect(play([0, 5, [250], 255, 1e6], duration)).toEqual(['initial_10s'])
  })
})

describe('ten seconds', () => {
  test.each<[string, (number | [number])[], boolean]>([
    ['watched in a row', [100, 105, 110], true],
    ['not quite', [100, 105, 109.9], false],
    ['a jump is no watching', [100, [150], 155], false],
    ['put together from two places', [100, 105, [400], 405], true],
    ['a position past 10 s is no watching', [[700], 701], false],
    ['going back takes nothing away', [100, 109, 108, 109.5], true],
  ])('%s', (_, steps, found) => expect(play(steps).includes('initial_10s')).toBe(found))

  it('come once, and before a mark that is reached with them', () => {
    expect(play([0, 5, 10, 15, 30], 20)).toEqual([25, 'initial_10s', 50, 90])
    expect(play([0, 12], 24)).toEqual(['initial_10s', 25, 50])
  })
})
