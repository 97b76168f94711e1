import { type ChildProcess, spawn } from 'node:child_process'
import { test } from '@playwright/test'

export interface DevServer {
  origin: string
  /** The output so far. */
  written: () => string
  stop: () => Promise<void>
}

/**
 * Starts the development server for a site folder. Each parallel worker has a port of its own, so that Vite's cache, which
 * depends on the port, is used again by the next test file, and by no other server at the same time.
 */
export async function startDevServer(site: string): Promise<DevServer> {
  const port = Number(process.env.MARQUEE_PORT ?? 4173) + 8 + test.info().parallelIndex
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
  const exited = new Promise<void>((done) => server.once('exit', () => done()))
  await new Promise<void>((ready, fail) => {
    server.stdout?.on('data', (part) => {
      append(part)
      if (text.includes(`http://127.0.0.1:${port}`)) ready()
    })
    server.on('exit', (code) => fail(new Error(`The development server exited with code ${code}: ${text}`)))
  })
  const stop = () => {
    server.kill()
    return exited
  }
  return { origin: `http://127.0.0.1:${port}`, written: () => text, stop }
}
