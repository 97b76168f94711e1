import { describe, expect, it, test } from 'vitest'
import { createMilestones, type Reached } from './milestones'

/** Positions in an asset of 1000 s: plain numbers are watched up to, numbers in brackets are seeked to. */
function play(steps: (number | [number])[], duration = 1000): Reached[] {
  const milestones = createMilestones()
  return steps.flatMap((step) =>
    Array.isArray(step) ? milestones.jumped(step[0], duration) : milestones.watched(step, duration),
  )
}

/** Milestones without initial_10s. */
const marks = (steps: (number | [number])[]) => play(steps).filter((found) => found !== 'initial_10s')

describe('marks', () => {
  test.each<[string, (number | [number])[], Reached[]]>([
    ['all are watched', [0, 200, 400, 600, 950], [25, 50, 90]],
    ['reached exactly', [249.9, 250], [25]],
    ['just before one', [248, 249.9], []],
    ['two at once, as in a hidden tab', [240, 510], [25, 50]],
    ['one is skipped by a seek', [0, [300], 301], []],
    ['all are skipped by a seek to the end', [0, [1000], 1000], []],
    ['a seek to one', [0, [250]], [25]],
    ['a seek to two points after one', [0, [270]], [25]],
    ['a seek to more than two points after one', [0, [270.1], 280], []],
    ['landed just before one, watched on', [0, [249], 251], [25]],
    ['one is skipped, then watched', [0, [300], 310, [240], 251], [25]],
    ['one is watched twice', [0, 251, [240], 251, [255], 256], [25]],
    ['two seeks to one', [[251], [0], [251]], [25]],
    ['resumed within two points of one', [[500.5], 501], [50]],
    ['started after one, without a seek', [600, 601], []],
    ['90 by a seek, then the others', [[900], [0], 260, 510], [90, 25, 50]],
  ])('%s', (_, steps, found) => expect(marks(steps)).toEqual(found))

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 0, -1])('none with duration %s', (duration) => {
    expect(play([0, 5, [250], 255, 1e6], duration)).toEqual(['initial_10s'])
  })
})

describe('ten seconds', () => {
  test.each<[string, (number | [number])[], boolean]>([
    ['watched continuously', [100, 105, 110], true],
    ['watched for less', [100, 105, 109.9], false],
    ['a seek does not count', [100, [150], 155], false],
    ['watched in two parts', [100, 105, [400], 405], true],
    ['a position after 10 s does not count', [[700], 701], false],
    ['seeking back keeps the time', [100, 109, 108, 109.5], true],
  ])('%s', (_, steps, found) => expect(play(steps).includes('initial_10s')).toBe(found))

  it('are reported once, in order with milestones', () => {
    expect(play([0, 5, 10, 15, 30], 20)).toEqual([25, 'initial_10s', 50, 90])
    expect(play([0, 12], 24)).toEqual(['initial_10s', 25, 50])
  })
})
