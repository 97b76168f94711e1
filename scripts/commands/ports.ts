import { createServer } from 'node:net'
import { CommandError } from './runCommand'

/**
 * Returns a free port.
 * @param port the port to check; 0: any free port
 * @throws Error with the code EADDRINUSE if the port is in use
 */
export const probePort = (host: string, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(port, host, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? port) : port))
    })
  })

/** @throws CommandError if the port is in use; port 0 always passes */
export async function requirePort(host: string, port: number): Promise<void> {
  await probePort(host, port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new CommandError(`Port ${port} is in use. Choose another port with --port.`)
  })
}
