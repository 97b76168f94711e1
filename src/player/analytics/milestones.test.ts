import { describe, expect, it, test } from 'vitest'
import { createMilestones, type ReachedMilestone } from './milestones'

/** Positions in an asset of 1000 s: a number is watched to, a number in brackets is seeked to. */
function play(steps: (number | [number])[], duration = 1000): ReachedMilestone[] {
  const milestones = createMilestones()
  return steps.flatMap((step) =>
    Array.isArray(step) ? milestones.seekedTo(step[0], duration) : milestones.watchedTo(step, duration),
  )
}

/** Milestones without initial_10s. */
const milestonesOf = (steps: (number | [number])[]) => play(steps).filter((found) => found !== 'initial_10s')

describe('milestones', () => {
  test.each<[string, (number | [number])[], ReachedMilestone[]]>([
    ['reaches all by watching', [0, 200, 400, 600, 950], [25, 50, 90]],
    ['reaches one exactly', [249.9, 250], [25]],
    ['does not reach one just before it', [248, 249.9], []],
    ['reaches two in one update, as in a hidden tab', [240, 510], [25, 50]],
    ['does not reach one by a seek past it', [0, [300], 301], []],
    ['reaches none by a seek to the end', [0, [1000], 1000], []],
    ['reaches one by a seek to it', [0, [250]], [25]],
    ['reaches one by a seek to two points after it', [0, [270]], [25]],
    ['does not reach one by a seek to more than two points after it', [0, [270.1], 280], []],
    ['reaches one by watching after a seek to just before it', [0, [249], 251], [25]],
    ['reaches a skipped one by watching later', [0, [300], 310, [240], 251], [25]],
    ['reports one once if it is watched twice', [0, 251, [240], 251, [255], 256], [25]],
    ['reports one once after two seeks to it', [[251], [0], [251]], [25]],
    ['reaches one by resuming within two points of it', [[500.5], 501], [50]],
    ['does not reach one by starting after it without a seek', [600, 601], []],
    ['reaches 90 by a seek, then the others', [[900], [0], 260, 510], [90, 25, 50]],
  ])('%s', (_, steps, found) => expect(milestonesOf(steps)).toEqual(found))

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 0, -1])('reaches no milestone with the duration %s', (duration) => {
    expect(play([0, 5, [250], 255, 1e6], duration)).toEqual(['initial_10s'])
  })
})

describe('initial_10s', () => {
  test.each<[string, (number | [number])[], boolean]>([
    ['counts continuous watching', [100, 105, 110], true],
    ['needs ten seconds', [100, 105, 109.9], false],
    ['does not count a seek', [100, [150], 155], false],
    ['adds two parts', [100, 105, [400], 405], true],
    ['does not count the start position', [[700], 701], false],
    ['keeps the time after a seek back', [100, 109, 108, 109.5], true],
  ])('%s', (_, steps, found) => expect(play(steps).includes('initial_10s')).toBe(found))

  it('is reported once, in the order in which it and the milestones are reached', () => {
    expect(play([0, 5, 10, 15, 30], 20)).toEqual([25, 'initial_10s', 50, 90])
    expect(play([0, 12], 24)).toEqual(['initial_10s', 25, 50])
  })
})
