import { type ChildProcess, spawn } from 'node:child_process'

export interface DevServer {
  origin: string
  /** The output so far. */
  written: () => string
  stop: () => void
}

/** Starts the development server for a site folder, on a free port. */
export async function startDevServer(site: string): Promise<DevServer> {
  let text = ''
  const server: ChildProcess = spawn(process.execPath, [
    'scripts/run.mjs',
    'scripts/commands/dev.ts',
    '--site',
    site,
    '--port',
    '0',
  ])
  const append = (part: unknown) => {
    text += String(part)
  }
  server.stderr?.on('data', append)
  const origin = await new Promise<string>((ready, fail) => {
    server.stdout?.on('data', (part) => {
      append(part)
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0]
      if (found) ready(found)
    })
    server.on('exit', (code) => fail(new Error(`The development server exited with code ${code}: ${text}`)))
  })
  return { origin, written: () => text, stop: () => void server.kill() }
}
