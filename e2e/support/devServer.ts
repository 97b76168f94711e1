import { type ChildProcess, spawn } from 'node:child_process'

export interface DevServer {
  origin: string
  /** What it wrote so far. */
  written: () => string
  stop: () => void
}

/** Starts the development server, with a site folder of its own. */
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
  const hear = (part: unknown) => {
    text += String(part)
  }
  server.stderr?.on('data', hear)
  await new Promise<void>((ready, fail) => {
    server.stdout?.on('data', (part) => {
      hear(part)
      if (/http:\/\/(?:127\.0\.0\.1|localhost)/.test(text)) ready()
    })
    server.on('exit', (code) => fail(new Error(`dev ended with ${code}: ${text}`)))
  })
  return { origin: `http://127.0.0.1:${port}`, written: () => text, stop: () => void server.kill() }
}
