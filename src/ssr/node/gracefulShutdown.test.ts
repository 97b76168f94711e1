import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { gracefulShutdown } from './gracefulShutdown'

test('finishes the responses in progress and closes keep-alive connections', async () => {
  let asked = (_end: () => void) => {}
  const arrived = new Promise<() => void>((done) => {
    asked = done
  })
  const server = createServer((message, reply) => {
    const end = () => reply.end(message.url)
    if (message.url === '/slow') asked(end)
    else end()
  })
  // As long as a proxy keeps it.
  server.keepAliveTimeout = 0
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (path: string) =>
    new Promise<string>((done, fail) => {
      get({ host: '127.0.0.1', port, path, agent }, async (reply: IncomingMessage) => {
        let text = `${reply.headers.connection} `
        for await (const part of reply) text += part
        done(text)
      }).on('error', fail)
    })
  const first = ask('/slow')
  const answer = await arrived
  let hasEnded = false
  gracefulShutdown(server, () => {
    hasEnded = true
  })
  answer()
  expect(await first).toBe('keep-alive /slow')
  expect(await ask('/next')).toBe('close /next')
  await expect.poll(() => hasEnded).toBe(true)
  await expect(ask('/more')).rejects.toThrow('ECONNREFUSED')
  agent.destroy()
})
