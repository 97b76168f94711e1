import { expect, test } from 'vitest'
import { runCommand } from './runCommand'

test('commands in one process share a listener for closed pipes', async () => {
  const { exitCode } = process
  const run = () => runCommand('', async () => 0)
  await run()
  const count = process.stdout.listenerCount('error')
  await run()
  expect(process.stdout.listenerCount('error')).toBe(count)
  process.exitCode = exitCode
})
