import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { startCopy, startService } from './testing/startService'

const root = resolve(import.meta.dirname, '..', '..')

/** Gives the command as people do. */
const give = (...words: string[]) =>
  new Promise<{ status: number; said: string }>((done) => {
    const command = ['scripts/run.mjs', 'scripts/commands/conformance.ts', ...words]
    execFile(process.execPath, command, { cwd: root }, (error, out, err) =>
      done({ status: typeof error?.code === 'number' ? error.code : 0, said: `${out}${err}` }),
    )
  })

test('it ends with 0 where nothing fails, 1 where something does, 2 where nobody answers', {
  timeout: 60_000,
}, async () => {
  const service = await startService('bare')
  const copy = await startCopy(service.base)
  copy.plant({
    answer: (passing) => passing.call === 'GET modules/placement/home/' && Object.assign(passing, { text: '<html>' }),
  })
  const nobody = await startService('bare')
  await nobody.close()
  try {
    const [good, bad, none] = await Promise.all([
      give(service.base.replace(/\/$/, '')),
      give(copy.base, '--site', 'bare', '--format', 'junit'),
      give(nobody.base),
    ])
    expect(good).toEqual({ status: 0, said: expect.stringMatching(/\nNothing is missing in \d+ calls of \d+\. /) })
    expect(bad).toEqual({
      status: 1,
      said: expect.stringContaining('<failure type="json" message="json: answers a page (HTML)'),
    })
    expect(none).toEqual({
      status: 2,
      said: expect.stringContaining('GET config/  failure  silent  gives no answer: '),
    })
  } finally {
    await copy.close()
    await service.close()
  }
})
