import { createServer } from 'node:net'
import { CommandError } from './runCommand'

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

/** @throws CommandError when the port is in use; 0 never is */
export async function requirePort(host: string, port: number): Promise<void> {
  await freePort(host, port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new CommandError(`Port ${port} is in use. Choose another one with --port.`)
  })
}
