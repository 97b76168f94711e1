import { expect, test } from 'vitest'
import { createFieldChecks } from './fieldChecks'

test('treats only the latest check of each field as current', () => {
  const checks = createFieldChecks()
  const [older, newer, other] = [checks.start('name'), checks.start('name'), checks.start('heading')]
  expect([older(), newer(), other()]).toEqual([false, true, true])
})

test('ignores cancelled changes', () => {
  const checks = createFieldChecks()
  const changes = [checks.start('name'), checks.start('heading')]
  checks.cancel()
  expect(changes.map((isCurrent) => isCurrent())).toEqual([false, false])
})

test('waits for all changes, including failed ones and those that start while it waits', async () => {
  const checks = createFieldChecks()
  const done: string[] = []
  const change = async (name: string, then?: () => void) => {
    await new Promise((resolve) => setTimeout(resolve))
    done.push(name)
    then?.()
  }
  const failed = checks.track(Promise.reject(new Error('gone')))
  checks.track(change('first', () => void checks.track(change('later'))))
  await checks.settle()
  expect(done).toEqual(['first', 'later'])
  await expect(failed).rejects.toThrow('gone')
})
