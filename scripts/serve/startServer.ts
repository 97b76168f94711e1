import { spawn } from 'node:child_process'
import { ROOT } from '../package/installation'

export interface RunningServer {
  /** Address of the start page. */
  url: string
  /** Resolves when the server has exited. */
  close(): Promise<void>
}

/**
 * Starts a server of the project with Node, and waits until it prints its address.
 * @param args path of the script from the root of the project, and its arguments
 * @throws Error with the output if the server exits before
 */
export function startServer(args: readonly string[]): Promise<RunningServer> {
  const server = spawn(process.execPath, args, { cwd: ROOT })
  let output = ''
  server.stderr.on('data', (part) => {
    output += String(part)
  })
  const exited = new Promise<void>((done) => server.once('exit', () => done()))
  const close = () => {
    server.kill()
    return exited
  }
  return new Promise((ready, fail) => {
    server.stdout.on('data', (part) => {
      output += String(part)
      const url = /(?:^|\bat )(http:\/\/\S+)/m.exec(output)?.[1]
      if (url) ready({ url, close })
    })
    server.on('exit', (code) => fail(new Error(output.trim() || `${args.join(' ')} exited with code ${code}`)))
  })
}
