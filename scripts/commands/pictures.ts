import { spawnSync } from 'node:child_process'
// @ts-expect-error: plain JavaScript, it runs before anything is installed
import { ensureBrowser } from '../setup/ensureBrowser.mjs'
import { readOptions, readPort, runCommand } from './runCommand'

const USAGE = `Compares modules, views and countdowns with their approved pictures, in every brand, at 360, 768 and 1440 px.
  npm run pictures -- [--brand NAME] [--approve] [--port N]

  --brand    compares this brand only
  --approve  saves new and changed pictures as the approved ones
  --port     default 4173

playwright-report/index.html shows differing pictures side by side.`

await runCommand(USAGE, async () => {
  const values = readOptions({ brand: { type: 'string' }, approve: { type: 'boolean' }, port: { type: 'string' } })
  if (values.port !== undefined) readPort(values.port)
  const options = [
    ...(values.brand ? ['-g', ` ${values.brand} matches `] : []),
    ...(values.approve ? ['--update-snapshots=changed'] : []),
  ]
  const { status } = spawnSync('npx', ['playwright', 'test', 'e2e/pictures', ...options], {
    stdio: 'inherit',
    env: {
      ...process.env,
      MARQUEE_BROWSER: ensureBrowser() ?? '',
      ...(values.port && { MARQUEE_PORT: values.port }),
    },
  })
  return status ?? 1
})
