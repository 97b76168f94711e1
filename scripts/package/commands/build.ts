import { join } from 'node:path'
import { print } from '../../commands/print'
import { readOptions, resolveArgumentPath, runCommand } from '../../commands/runCommand'
import { ssrFolder } from '../../ssr/ssrFolder'
import { copyBuild } from '../copyBuild'
import { ROOT } from '../installation'

const USAGE = `Copies the static files of the production build to DIR, and the SSR server to DIR.ssr. One build serves every brand.
  marquee build [--out DIR]

  --out  a new folder, or one of an earlier build (default: dist)`

await runCommand(USAGE, async () => {
  const { out } = readOptions({ out: { type: 'string', default: 'dist' } })
  copyBuild(join(ROOT, 'dist'), resolveArgumentPath(out), out)
  print(`${out} has the static files, ${ssrFolder(out)} the SSR server.`)
  return 0
})
