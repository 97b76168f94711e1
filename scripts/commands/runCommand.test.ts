import { expect, test, vi } from 'vitest'
import { CommandError, InvalidArgumentsError, runCommand } from './runCommand'

const systemError = (code: string) => Object.assign(new Error(`${code}: sites/corner`), { code })

test.each([
  ['0 without problems', 0, async () => 0],
  ['1 with problems', 1, async () => 1],
  ['1 if the command fails', 1, () => Promise.reject(new CommandError('Port 1 is in use.'))],
  ['1 if a file cannot be written', 1, () => Promise.reject(systemError('EACCES'))],
  ['2 for invalid arguments', 2, () => Promise.reject(new InvalidArgumentsError('--site is missing.'))],
  ['2 for an unknown option', 2, () => Promise.reject(systemError('ERR_PARSE_ARGS_UNKNOWN_OPTION'))],
  ['2 for a file that does not exist', 2, () => Promise.reject(systemError('ENOENT'))],
])('exits with %s', async (_, expected, main) => {
  const { exitCode } = process
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {})
  await runCommand('Usage', main)
  const actual = process.exitCode
  process.exitCode = exitCode
  spy.mockRestore()
  expect(actual).toBe(expected)
})

test('adds one listener for closed pipes per process', async () => {
  const { exitCode } = process
  const run = () => runCommand('', async () => 0)
  await run()
  const count = process.stdout.listenerCount('error')
  await run()
  expect(process.stdout.listenerCount('error')).toBe(count)
  process.exitCode = exitCode
})
