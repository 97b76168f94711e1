import { createServer } from 'node:net'

/**
 * A port that nobody listens at.
 * @param port which one; 0: any
 * @throws Error with the code EADDRINUSE, where that one is taken
 */
export const freePort = (host: string, port: number): Promise<number> =>
  new Promise((found, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(port, host, () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' ? (address?.port ?? port) : port))
    })
  })
