import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { ProgressEntry } from '../../service/history'
import { ServiceError } from '../../service/http/response'
import { createProgressSaver } from './progressSaver'
import { createUnsentProgress } from './unsentProgress'

interface Call {
  progress: number
  signal: AbortSignal | undefined
  arrives: () => void
  fails: (error?: unknown) => void
}

const asset = { title_id: 1, asset_id: 'a1' }
const memory = () => {
  const map = new Map<string, string>()
  return {
    get: (key: string) => map.get(key),
    set: (key: string, value: string) => void map.set(key, value),
    remove: (key: string) => void map.delete(key),
  }
}

/** A saver, and a service that responds on request. */
function open(interval = 30) {
  const calls: Call[] = []
  const unsent = createUnsentProgress(memory(), 'ada')
  const send = ({ progress }: ProgressEntry, options?: { signal?: AbortSignal }) =>
    new Promise<void>((arrives, fails) => {
      calls.push({
        progress,
        signal: options?.signal,
        arrives,
        fails: (error = new ServiceError('network', 'x')) => fails(error),
      })
    })
  const keeper = createProgressSaver({ asset, send, unsent, interval })
  const sent = () => calls.map(({ progress }) => progress)
  const settle = () => vi.advanceTimersByTimeAsync(0)
  const last = () => {
    const call = calls.at(-1)
    if (!call) throw new Error('Nothing was sent')
    return call
  }
  const saveAt = async (seconds: number) => {
    keeper.at(seconds)
    keeper.save()
    await settle()
  }
  const arrive = async () => {
    last().arrives()
    await settle()
  }
  const fail = async (error?: unknown) => {
    last().fails(error)
    await settle()
  }
  return { keeper, calls, sent, unsent, saveAt, arrive, fail, settle }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

it('saves whole seconds, and removes confirmed saves from the unsent list', async () => {
  const { keeper, sent, saveAt, arrive, unsent } = open()
  await saveAt(41.93)
  expect(sent()).toEqual([41])
  expect(unsent.all()).toMatchObject([{ ...asset, progress: 41 }])
  await arrive()
  expect(unsent.all()).toEqual([])
  keeper.dispose()
  expect(sent()).toEqual([41])
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('ignores position %s', async (seconds) => {
  const { keeper, sent, saveAt } = open()
  await saveAt(seconds)
  keeper.dispose()
  expect(sent()).toEqual([])
})

it('does not save without a position, nor the same position twice', async () => {
  const { keeper, sent, saveAt, arrive } = open()
  keeper.save()
  keeper.leave()
  await saveAt(10)
  await arrive()
  await wait(1000)
  await saveAt(10.4)
  keeper.leave()
  expect(sent()).toEqual([10])
})

it('while playing, saves every interval', async () => {
  const { keeper, sent, calls } = open(30)
  for (let quarter = 0; quarter < 4 * 95; quarter++) {
    keeper.at(quarter / 4)
    calls.at(-1)?.arrives()
    await wait(250)
  }
  expect(sent()).toEqual([30, 60, 91])
})

it('throttles many seeks to the first and the last', async () => {
  const { sent, saveAt, arrive } = open()
  for (const seconds of [10, 20, 30, 40]) {
    await saveAt(seconds)
    if (seconds === 10) await arrive()
    await wait(20)
  }
  expect(sent()).toEqual([10])
  await wait(300)
  expect(sent()).toEqual([10, 40])
})

describe('order', () => {
  it('sends one save at a time, and the latest position next, even an earlier one', async () => {
    const { sent, saveAt, arrive } = open()
    await saveAt(100)
    await wait(1000)
    await saveAt(200)
    await wait(1000)
    await saveAt(50)
    expect(sent()).toEqual([100])
    await arrive()
    expect(sent()).toEqual([100, 50])
  })

  it('leave saves immediately, and aborts the save in flight', async () => {
    const { keeper, sent, saveAt, calls, unsent, arrive } = open()
    await saveAt(100)
    keeper.at(105)
    keeper.leave()
    expect(sent()).toEqual([100, 105])
    expect(calls[0]?.signal?.aborted).toBe(true)
    calls[0]?.fails()
    await wait(0)
    await arrive()
    expect(unsent.all()).toEqual([])
    await wait(60_000)
    expect(sent()).toEqual([100, 105])
  })

  it('ignores an aborted save that arrives anyway', async () => {
    const { keeper, sent, saveAt, calls, unsent, settle } = open()
    await saveAt(100)
    keeper.at(105)
    keeper.leave()
    calls[0]?.arrives()
    await settle()
    expect(unsent.all()).toMatchObject([{ progress: 105 }])
    await saveAt(100)
    calls[1]?.arrives()
    await wait(300)
    expect(sent()).toEqual([100, 105, 100])
  })

  it('leave keeps a save in flight of the same position', async () => {
    const { keeper, sent, saveAt, calls } = open()
    await saveAt(100)
    keeper.leave()
    keeper.dispose()
    expect(sent()).toEqual([100])
    expect(calls[0]?.signal?.aborted).toBe(false)
  })

  it('sends nothing more if the position returns to that of the save in flight', async () => {
    const { sent, saveAt, arrive, unsent } = open()
    await saveAt(100)
    await wait(1000)
    await saveAt(200)
    await saveAt(100)
    await arrive()
    await wait(60_000)
    expect(sent()).toEqual([100])
    expect(unsent.all()).toEqual([])
  })

  it('the service always ends with the latest position, with saves in order', async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('save' as const), seconds: fc.nat(500) }),
      fc.record({ do: fc.constant('leave' as const), seconds: fc.nat(500) }),
      fc.constant({ do: 'arrive' as const, seconds: 0 }),
      fc.constant({ do: 'fail' as const, seconds: 0 }),
      fc.record({ do: fc.constant('wait' as const), seconds: fc.nat(40) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { keeper, calls, saveAt, unsent, settle } = open()
        let latest: number | undefined
        let has: number | undefined
        const settled = new Set<Call>()
        const end = async (works: boolean) => {
          for (const call of calls) {
            if (settled.has(call)) continue
            settled.add(call)
            if (works && !call.signal?.aborted) has = call.progress
            if (works && !call.signal?.aborted) call.arrives()
            else call.fails()
          }
          await settle()
        }
        for (const { do: what, seconds } of steps) {
          if (what === 'save' || what === 'leave') latest = seconds
          if (what === 'save') await saveAt(seconds)
          if (what === 'leave') {
            keeper.at(seconds)
            keeper.leave()
          }
          if (what === 'arrive') await end(true)
          if (what === 'fail') await end(false)
          if (what === 'wait') await wait(seconds * 1000)
          // Never two saves in flight that are not aborted.
          expect(calls.filter((call) => !settled.has(call) && !call.signal?.aborted).length).toBeLessThanOrEqual(1)
        }
        keeper.leave()
        await end(true)
        await wait(300)
        await end(true)
        expect(has).toBe(latest)
        expect(unsent.all()).toEqual([])
        keeper.dispose()
      }),
      { numRuns: 200 },
    )
  })
})

describe('failures', () => {
  it('keeps a failed save, and sends the latest position with the next one', async () => {
    const { keeper, sent, saveAt, fail, arrive, unsent } = open(30)
    await saveAt(100)
    await fail()
    expect(unsent.all()).toMatchObject([{ progress: 100 }])
    for (let second = 1; second <= 31; second++) {
      keeper.at(100 + second)
      await wait(1000)
    }
    expect(sent()).toHaveLength(2)
    expect(sent()[1]).toBeGreaterThan(125)
    await arrive()
    expect(unsent.all()).toEqual([])
  })

  it('retries after each interval while paused', async () => {
    const { sent, saveAt, fail, arrive } = open(30)
    await saveAt(100)
    await fail()
    await wait(29_000)
    expect(sent()).toEqual([100])
    await wait(1000)
    await fail(new ServiceError('status', 'x', 503))
    await wait(30_000)
    expect(sent()).toEqual([100, 100, 100])
    await arrive()
    await wait(90_000)
    expect(sent()).toHaveLength(3)
  })

  it('offline for a minute loses nothing', async () => {
    const { keeper, calls, unsent } = open(30)
    for (let second = 0; second < 120; second++) {
      keeper.at(second)
      const offline = second > 20 && second < 80
      for (const call of calls) offline ? call.fails() : call.arrives()
      await wait(1000)
    }
    keeper.dispose()
    calls.at(-1)?.arrives()
    await wait(0)
    expect(calls.at(-1)?.progress).toBe(119)
    expect(unsent.all()).toEqual([])
  })

  it('a tab killed at any moment loses at most one interval, also offline', async () => {
    const { keeper, calls, unsent } = open(30)
    for (let second = 0; second < 200; second++) {
      keeper.at(second)
      if (second % 7 === 0) calls.at(-1)?.fails()
      const written = unsent.of('a1')?.progress ?? 0
      expect(second - written).toBeLessThanOrEqual(31)
      await wait(1000)
    }
    keeper.dispose()
  })

  it('stores a position immediately while a save is in flight', async () => {
    const { sent, saveAt, unsent } = open()
    await saveAt(100)
    await wait(14_000)
    await saveAt(114)
    expect(sent()).toEqual([100])
    expect(unsent.all()).toMatchObject([{ progress: 114 }])
  })

  test.each([400, 403, 404, 422])('does not retry after status %i', async (status) => {
    const { sent, saveAt, fail, unsent } = open()
    await saveAt(100)
    await fail(new ServiceError('status', 'x', status))
    expect(unsent.all()).toEqual([])
    await wait(120_000)
    expect(sent()).toEqual([100])
  })

  test.each([401, 408, 429, 500, 503])('keeps the save after status %i', async (status) => {
    const { keeper, saveAt, fail, unsent } = open()
    await saveAt(100)
    await fail(new ServiceError('status', 'x', status))
    expect(unsent.all()).toHaveLength(1)
    keeper.dispose()
  })

  it('handles a sender that throws', async () => {
    const unsent = createUnsentProgress(memory(), 'ada')
    const send = () => {
      throw new Error('no')
    }
    const keeper = createProgressSaver({ asset, send, unsent })
    keeper.at(5)
    keeper.leave()
    keeper.dispose()
    await wait(0)
    expect(unsent.all()).toMatchObject([{ progress: 5 }])
  })

  it('does not retry after dispose, but keeps the failed save', async () => {
    const { keeper, sent, fail, unsent } = open()
    keeper.at(100)
    keeper.dispose()
    keeper.at(200)
    keeper.save()
    keeper.leave()
    await fail()
    await wait(120_000)
    expect(sent()).toEqual([100])
    expect(unsent.all()).toMatchObject([{ progress: 100 }])
    expect(vi.getTimerCount()).toBe(0)
  })
})
