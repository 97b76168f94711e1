import { spawn } from 'node:child_process'

export interface SiteServer {
  /** Address of the start page. */
  url: string
  close(): void
}

/** Arguments for Node that run one of the project's commands. */
export const commandArguments = (name: string, ...args: string[]) => [
  'scripts/run.mjs',
  `scripts/commands/${name}.ts`,
  ...args,
]

/** Serves a site folder with the current build on a free port, with the security headers of that site. */
export const serveSite = (site: string): Promise<SiteServer> =>
  startServer(commandArguments('serve', '--no-build', '--site', site, '--port', '0'))

/** Starts a server of the project with Node and waits until it prints its address. */
export function startServer(args: string[]): Promise<SiteServer> {
  const server = spawn(process.execPath, args)
  return new Promise((ready, fail) => {
    server.stdout.on('data', (text) => {
      const url = /http:\S+/.exec(String(text))?.[0]
      if (url) ready({ url, close: () => server.kill() })
    })
    server.on('exit', (code) => fail(new Error(`${args.join(' ')} exited with code ${code}`)))
  })
}
