import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { gracefulShutdown } from './gracefulShutdown'

test('finishes the responses in progress and closes keep-alive connections', async () => {
  let onSlowRequest = (_end: () => void) => {}
  const arrived = new Promise<() => void>((done) => {
    onSlowRequest = done
  })
  const server = createServer((message, reply) => {
    const end = () => reply.end(message.url)
    if (message.url === '/slow') onSlowRequest(end)
    else end()
  })
  // No idle timeout: a proxy keeps connections alive.
  server.keepAliveTimeout = 0
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = (path: string) =>
    new Promise<string>((done, fail) => {
      get({ host: '127.0.0.1', port, path, agent }, async (reply: IncomingMessage) => {
        let text = `${reply.headers.connection} `
        for await (const part of reply) text += part
        done(text)
      }).on('error', fail)
    })
  const first = send('/slow')
  const finishSlow = await arrived
  let hasEnded = false
  gracefulShutdown(server, () => {
    hasEnded = true
  })
  finishSlow()
  expect(await first).toBe('keep-alive /slow')
  expect(await send('/next')).toBe('close /next')
  await expect.poll(() => hasEnded).toBe(true)
  await expect(send('/more')).rejects.toThrow('ECONNREFUSED')
  agent.destroy()
})
