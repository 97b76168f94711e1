import { expect, test } from 'vitest'
import { startServer } from './startServer'

test('returns the address that a server prints, and stops it', async () => {
  const program = 'console.log("Ready at http://127.0.0.1:1/\\n"); setInterval(() => {}, 1000)'
  const { url, close } = await startServer(['-e', program])
  expect(url).toBe('http://127.0.0.1:1/')
  await close()
})

test('throws an error with the output of a server that exits', async () => {
  const program = 'console.error("Port 1 is in use."); process.exitCode = 3'
  await expect(startServer(['-e', program])).rejects.toThrow(/exited with code 3: Port 1 is in use\.\n$/)
})
