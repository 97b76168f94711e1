import { type ChildProcess, spawn } from 'node:child_process'

export interface DevServer {
  origin: string
  /** The output so far. */
  written: () => string
  stop: () => void
}

/** Starts the development server for a site folder. */
export async function startDevServer(site: string, port: number): Promise<DevServer> {
  let text = ''
  const server: ChildProcess = spawn(process.execPath, [
    'scripts/run.mjs',
    'scripts/commands/dev.ts',
    '--site',
    site,
    '--port',
    String(port),
  ])
  const append = (part: unknown) => {
    text += String(part)
  }
  server.stderr?.on('data', append)
  await new Promise<void>((ready, fail) => {
    server.stdout?.on('data', (part) => {
      append(part)
      if (/http:\/\/(?:127\.0\.0\.1|localhost)/.test(text)) ready()
    })
    server.on('exit', (code) => fail(new Error(`The development server exited with code ${code}: ${text}`)))
  })
  return { origin: `http://127.0.0.1:${port}`, written: () => text, stop: () => void server.kill() }
}
