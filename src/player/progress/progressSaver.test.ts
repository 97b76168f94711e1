import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { ProgressEntry } from '../../service/history'
import { ServiceError } from '../../service/http/response'
import { createProgressSaver } from './progressSaver'
import { createUnsentProgress } from './unsentProgress'

interface Call {
  progress: number
  signal: AbortSignal | undefined
  succeed: () => void
  fail: (error?: unknown) => void
}

const asset = { title_id: 1, asset_id: 'a1' }
const createMemoryStorage = () => {
  const map = new Map<string, string>()
  return {
    get: (key: string) => map.get(key),
    set: (key: string, value: string) => void map.set(key, value),
    remove: (key: string) => void map.delete(key),
  }
}

/** A saver, and a service that responds on request. */
function createSaver(interval = 30) {
  const calls: Call[] = []
  const unsent = createUnsentProgress(createMemoryStorage(), 'ada')
  const send = ({ progress }: ProgressEntry, options?: { signal?: AbortSignal }) =>
    new Promise<void>((resolve, reject) => {
      calls.push({
        progress,
        signal: options?.signal,
        succeed: resolve,
        fail: (error = new ServiceError('network', 'x')) => reject(error),
      })
    })
  const saver = createProgressSaver({ asset, send, unsent, interval })
  const sent = () => calls.map(({ progress }) => progress)
  const settle = () => vi.advanceTimersByTimeAsync(0)
  const last = () => {
    const call = calls.at(-1)
    if (!call) throw new Error('Expected a call, but none was sent.')
    return call
  }
  const saveAt = async (seconds: number) => {
    saver.setPosition(seconds)
    saver.save()
    await settle()
  }
  const succeed = async () => {
    last().succeed()
    await settle()
  }
  const failSave = async (error?: unknown) => {
    last().fail(error)
    await settle()
  }
  return { saver, calls, sent, unsent, saveAt, succeed, fail: failSave, settle }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const advanceTime = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

it('saves whole seconds, and removes confirmed saves from the unsent list', async () => {
  const { saver, sent, saveAt, succeed, unsent } = createSaver()
  await saveAt(41.93)
  expect(sent()).toEqual([41])
  expect(unsent.all()).toMatchObject([{ ...asset, progress: 41 }])
  await succeed()
  expect(unsent.all()).toEqual([])
  saver.dispose()
  expect(sent()).toEqual([41])
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('ignores position %s', async (seconds) => {
  const { saver, sent, saveAt } = createSaver()
  await saveAt(seconds)
  saver.dispose()
  expect(sent()).toEqual([])
})

it('does not save without a position, nor the same position twice', async () => {
  const { saver, sent, saveAt, succeed } = createSaver()
  saver.save()
  saver.saveNow()
  await saveAt(10)
  await succeed()
  await advanceTime(1000)
  await saveAt(10.4)
  saver.saveNow()
  expect(sent()).toEqual([10])
})

it('saves every interval during playback', async () => {
  const { saver, sent, calls } = createSaver(30)
  for (let quarter = 0; quarter < 4 * 95; quarter++) {
    saver.setPosition(quarter / 4)
    calls.at(-1)?.succeed()
    await advanceTime(250)
  }
  expect(sent()).toEqual([30, 60, 91])
})

it('saves only the first and last of several quick seeks', async () => {
  const { sent, saveAt, succeed } = createSaver()
  for (const seconds of [10, 20, 30, 40]) {
    await saveAt(seconds)
    if (seconds === 10) await succeed()
    await advanceTime(20)
  }
  expect(sent()).toEqual([10])
  await advanceTime(300)
  expect(sent()).toEqual([10, 40])
})

describe('saves in flight', () => {
  it('sends one save at a time, and the latest position next, even an earlier one', async () => {
    const { sent, saveAt, succeed } = createSaver()
    await saveAt(100)
    await advanceTime(1000)
    await saveAt(200)
    await advanceTime(1000)
    await saveAt(50)
    expect(sent()).toEqual([100])
    await succeed()
    expect(sent()).toEqual([100, 50])
  })

  it('saveNow() saves immediately and aborts the save in flight', async () => {
    const { saver, sent, saveAt, calls, unsent, succeed } = createSaver()
    await saveAt(100)
    saver.setPosition(105)
    saver.saveNow()
    expect(sent()).toEqual([100, 105])
    expect(calls[0]?.signal?.aborted).toBe(true)
    calls[0]?.fail()
    await advanceTime(0)
    await succeed()
    expect(unsent.all()).toEqual([])
    await advanceTime(60_000)
    expect(sent()).toEqual([100, 105])
  })

  it('does not count an aborted save as saved, even if the service confirms it', async () => {
    const { saver, sent, saveAt, calls, unsent, settle } = createSaver()
    await saveAt(100)
    saver.setPosition(105)
    saver.saveNow()
    calls[0]?.succeed()
    await settle()
    expect(unsent.all()).toMatchObject([{ progress: 105 }])
    await saveAt(100)
    calls[1]?.succeed()
    await advanceTime(300)
    expect(sent()).toEqual([100, 105, 100])
  })

  it('saveNow() keeps a save in flight of the same position', async () => {
    const { saver, sent, saveAt, calls } = createSaver()
    await saveAt(100)
    saver.saveNow()
    saver.dispose()
    expect(sent()).toEqual([100])
    expect(calls[0]?.signal?.aborted).toBe(false)
  })

  it('sends nothing more if the position returns to that of the save in flight', async () => {
    const { sent, saveAt, succeed, unsent } = createSaver()
    await saveAt(100)
    await advanceTime(1000)
    await saveAt(200)
    await saveAt(100)
    await succeed()
    await advanceTime(60_000)
    expect(sent()).toEqual([100])
    expect(unsent.all()).toEqual([])
  })

  it('always ends with the latest position at the service, for any sequence of events', async () => {
    const steps = fc.oneof(
      fc.record({ do: fc.constant('save' as const), seconds: fc.nat(500) }),
      fc.record({ do: fc.constant('saveNow' as const), seconds: fc.nat(500) }),
      fc.constant({ do: 'succeed' as const, seconds: 0 }),
      fc.constant({ do: 'fail' as const, seconds: 0 }),
      fc.record({ do: fc.constant('wait' as const), seconds: fc.nat(40) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 25 }), async (sequence) => {
        const { saver, calls, saveAt, unsent, settle } = createSaver()
        let latest: number | undefined
        let stored: number | undefined
        const settled = new Set<Call>()
        const end = async (works: boolean) => {
          for (const call of calls) {
            if (settled.has(call)) continue
            settled.add(call)
            if (works && !call.signal?.aborted) stored = call.progress
            if (works && !call.signal?.aborted) call.succeed()
            else call.fail()
          }
          await settle()
        }
        for (const { do: step, seconds } of sequence) {
          if (step === 'save' || step === 'saveNow') latest = seconds
          if (step === 'save') await saveAt(seconds)
          if (step === 'saveNow') {
            saver.setPosition(seconds)
            saver.saveNow()
          }
          if (step === 'succeed') await end(true)
          if (step === 'fail') await end(false)
          if (step === 'wait') await advanceTime(seconds * 1000)
          // Never two saves in flight that are not aborted.
          expect(calls.filter((call) => !settled.has(call) && !call.signal?.aborted).length).toBeLessThanOrEqual(1)
        }
        saver.saveNow()
        await end(true)
        await advanceTime(300)
        await end(true)
        expect(stored).toBe(latest)
        expect(unsent.all()).toEqual([])
        saver.dispose()
      }),
      { numRuns: 200 },
    )
  })
})

describe('failures', () => {
  it('keeps a failed save, and sends the latest position with the next one', async () => {
    const { saver, sent, saveAt, fail, succeed, unsent } = createSaver(30)
    await saveAt(100)
    await fail()
    expect(unsent.all()).toMatchObject([{ progress: 100 }])
    for (let second = 1; second <= 31; second++) {
      saver.setPosition(100 + second)
      await advanceTime(1000)
    }
    expect(sent()).toHaveLength(2)
    expect(sent()[1]).toBeGreaterThan(125)
    await succeed()
    expect(unsent.all()).toEqual([])
  })

  it('retries a failed save after each interval while paused, until it succeeds', async () => {
    const { sent, saveAt, fail, succeed } = createSaver(30)
    await saveAt(100)
    await fail()
    await advanceTime(29_000)
    expect(sent()).toEqual([100])
    await advanceTime(1000)
    await fail(new ServiceError('status', 'x', 503))
    await advanceTime(30_000)
    expect(sent()).toEqual([100, 100, 100])
    await succeed()
    await advanceTime(90_000)
    expect(sent()).toHaveLength(3)
  })

  it('saves the last position after a minute offline', async () => {
    const { saver, calls, unsent } = createSaver(30)
    for (let second = 0; second < 120; second++) {
      saver.setPosition(second)
      const offline = second > 20 && second < 80
      for (const call of calls) offline ? call.fail() : call.succeed()
      await advanceTime(1000)
    }
    saver.dispose()
    calls.at(-1)?.succeed()
    await advanceTime(0)
    expect(calls.at(-1)?.progress).toBe(119)
    expect(unsent.all()).toEqual([])
  })

  it('stores a position locally at least once per interval, even offline, in case the tab is killed', async () => {
    const { saver, calls, unsent } = createSaver(30)
    for (let second = 0; second < 200; second++) {
      saver.setPosition(second)
      if (second % 7 === 0) calls.at(-1)?.fail()
      const written = unsent.find('a1')?.progress ?? 0
      expect(second - written).toBeLessThanOrEqual(31)
      await advanceTime(1000)
    }
    saver.dispose()
  })

  it('stores a position locally and immediately while a save is in flight', async () => {
    const { sent, saveAt, unsent } = createSaver()
    await saveAt(100)
    await advanceTime(14_000)
    await saveAt(114)
    expect(sent()).toEqual([100])
    expect(unsent.all()).toMatchObject([{ progress: 114 }])
  })

  test.each([400, 403, 404, 422])('neither retries nor keeps the failed save after status %i', async (status) => {
    const { sent, saveAt, fail, unsent } = createSaver()
    await saveAt(100)
    await fail(new ServiceError('status', 'x', status))
    expect(unsent.all()).toEqual([])
    await advanceTime(120_000)
    expect(sent()).toEqual([100])
  })

  test.each([401, 408, 429, 500, 503])('keeps the failed save in the unsent list after status %i', async (status) => {
    const { saver, saveAt, fail, unsent } = createSaver()
    await saveAt(100)
    await fail(new ServiceError('status', 'x', status))
    expect(unsent.all()).toHaveLength(1)
    saver.dispose()
  })

  it('keeps the save in the unsent list if the sender throws', async () => {
    const unsent = createUnsentProgress(createMemoryStorage(), 'ada')
    const send = () => {
      throw new Error('no')
    }
    const saver = createProgressSaver({ asset, send, unsent })
    saver.setPosition(5)
    saver.saveNow()
    saver.dispose()
    await advanceTime(0)
    expect(unsent.all()).toMatchObject([{ progress: 5 }])
  })

  it('does not retry after dispose, but keeps the failed save', async () => {
    const { saver, sent, fail, unsent } = createSaver()
    saver.setPosition(100)
    saver.dispose()
    saver.setPosition(200)
    saver.save()
    saver.saveNow()
    await fail()
    await advanceTime(120_000)
    expect(sent()).toEqual([100])
    expect(unsent.all()).toMatchObject([{ progress: 100 }])
    expect(vi.getTimerCount()).toBe(0)
  })
})
