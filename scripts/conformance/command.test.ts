import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { runInProcess } from '../testing/runInProcess'
import { startFaultyProxy, startService } from './testing/startService'

const root = resolve(import.meta.dirname, '..', '..')

const runCommand = (...args: string[]) =>
  new Promise<{ status: number; output: string }>((done) => {
    const command = ['scripts/run.mjs', 'scripts/commands/conformance.ts', ...args]
    execFile(process.execPath, command, { cwd: root }, (error, stdout, stderr) =>
      done({ status: typeof error?.code === 'number' ? error.code : 0, output: `${stdout}${stderr}` }),
    )
  })

test('exits with 0 without failures, 1 with a failure, 2 when the service does not respond', {
  timeout: 60_000,
}, async () => {
  const service = await startService('bare')
  const proxy = await startFaultyProxy(service.baseUrl)
  proxy.setFault({
    onResponse: (exchange) =>
      exchange.call === 'GET modules/placement/home/' && Object.assign(exchange, { text: '<html>' }),
  })
  const stopped = await startService('bare')
  await stopped.close()
  try {
    const [good, faulty, unreachable] = await Promise.all([
      runCommand(service.baseUrl.replace(/\/$/, '')),
      runCommand(proxy.baseUrl, '--site', 'bare', '--format', 'junit'),
      runCommand(stopped.baseUrl),
    ])
    expect(good).toEqual({ status: 0, output: expect.stringMatching(/\nNo problems in \d+ of \d+ calls\. /) })
    expect(faulty).toEqual({
      status: 1,
      output: expect.stringContaining('<failure type="json" message="json: returned an HTML page'),
    })
    expect(unreachable).toEqual({
      status: 2,
      output: expect.stringContaining('GET config/  failure  silent  did not respond: '),
    })
  } finally {
    await proxy.close()
    await service.close()
  }
})

test('applies --only, --format, --base2, --origin, --token and --write', { timeout: 60_000 }, async () => {
  const service = await startService('lumen')
  const run = (...args: string[]) => runInProcess('conformance', [service.baseUrl, ...args], root)
  try {
    const only = await run('--only', 'config', '--format', 'json', '--base2', service.baseUrl.replace('v1', 'v2'))
    expect(JSON.parse(only.stdout).calls).toMatchObject([{ id: 'config', state: 'asked' }])
    expect((await run('--only', 'config', '--origin', 'https://lumen.example')).stdout).toContain('  failure  cors  ')
    const written = await run('--token', 'fixture-viewer', '--write', '--only', 'addToWatchlist', '--format', 'json')
    expect(JSON.parse(written.stdout).calls).toMatchObject([{ state: 'asked', findings: [] }])
  } finally {
    await service.close()
  }
})
