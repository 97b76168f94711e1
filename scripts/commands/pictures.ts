// `npm run pictures`: compares every module, view and countdown of every brand with its approved picture.
import { spawnSync } from 'node:child_process'
// @ts-expect-error: plain JavaScript, it runs before anything is installed
import { ensureBrowser } from '../setup/ensureBrowser.mjs'
import { readOptions, readPort, runCommand } from './runCommand'

const USAGE = `Compares what modules, views and countdowns look like with their approved pictures, in every brand, at 360, 768 and 1440 px.
  npm run pictures -- [--brand NAME] [--approve] [--port N]

  --brand    only this one
  --approve  what differs, or is new, is right as it is now: it becomes the approved picture
  --port     default 4173

What differs stands side by side in playwright-report/index.html.`

await runCommand(USAGE, async () => {
  const values = readOptions({ brand: { type: 'string' }, approve: { type: 'boolean' }, port: { type: 'string' } })
  if (values.port !== undefined) readPort(values.port)
  const more = [
    ...(values.brand ? ['-g', ` ${values.brand} looks `] : []),
    ...(values.approve ? ['--update-snapshots=changed'] : []),
  ]
  const { status } = spawnSync('npx', ['playwright', 'test', 'e2e/pictures', ...more], {
    stdio: 'inherit',
    env: {
      ...process.env,
      MARQUEE_BROWSER: ensureBrowser() ?? '',
      ...(values.port && { MARQUEE_PORT: values.port }),
    },
  })
  return status ?? 1
})
