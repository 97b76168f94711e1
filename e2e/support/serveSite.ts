import { spawn } from 'node:child_process'

export interface SiteServer {
  /** Address of its first page. */
  url: string
  close(): void
}

/** One of the project's commands, for Node. */
export const script = (name: string, ...args: string[]) => ['scripts/run.mjs', `scripts/commands/${name}.ts`, ...args]

/** Serves a site folder elsewhere with the present build, on a free port, under the headers of that site. */
export const serveSite = (site: string): Promise<SiteServer> =>
  startServer(script('serve', '--no-build', '--site', site, '--port', '0'))

/** Starts a server of the project, for Node, until it says its address. */
export function startServer(words: string[]): Promise<SiteServer> {
  const server = spawn(process.execPath, words)
  return new Promise((ready, fail) => {
    server.stdout.on('data', (text) => {
      const url = /http:\S+/.exec(String(text))?.[0]
      if (url) ready({ url, close: () => server.kill() })
    })
    server.on('exit', (code) => fail(new Error(`${words.join(' ')} ended with ${code}`)))
  })
}
