import { expect, test } from 'vitest'
import { startServer } from './startServer'

test('returns the address that a server prints, and stops it', async () => {
  const program = 'console.log("Ready at http://127.0.0.1:1/\\n"); setInterval(() => {}, 1000)'
  const { url, close } = await startServer(['-e', program])
  expect(url).toBe('http://127.0.0.1:1/')
  await close()
})

test.each([
  ['its output', 'console.error("Port 1 is in use.")', /^Port 1 is in use\.$/],
  ['its exit code, without any output', 'process.exitCode = 3', /^-e process\.exitCode = 3 exited with code 3$/],
])('throws an error with %s if a server exits', (_, program, message) =>
  expect(startServer(['-e', program])).rejects.toThrow(message),
)
