import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { print } from '../../commands/print'
import { InvalidArgumentsError, readOptions, resolveArgumentPath, runCommand } from '../../commands/runCommand'
import { ssrFolder } from '../../ssr/ssrFolder'
import { ROOT } from '../installation'

const USAGE = `Copies the static files of the production build to DIR, and the SSR server to DIR.ssr. One build serves every brand.
  marquee build [--out DIR]

  --out  a new folder, or one of an earlier build (default: dist)`

/** Occurs in the page of every build. */
const MARK = 'name="marquee-service"'

const isReplaceable = (folder: string) =>
  !existsSync(folder) ||
  (existsSync(join(folder, 'index.html')) && readFileSync(join(folder, 'index.html'), 'utf8').includes(MARK))

await runCommand(USAGE, async () => {
  const { out } = readOptions({ out: { type: 'string', default: 'dist' } })
  const to = resolveArgumentPath(out)
  if (!isReplaceable(to))
    throw new InvalidArgumentsError(
      `--out is ${out}, which contains files that no build has written: choose another folder.`,
    )
  const from = join(ROOT, 'dist')
  for (const [source, target] of [
    [from, to],
    [ssrFolder(from), ssrFolder(to)],
  ] as const) {
    rmSync(target, { recursive: true, force: true })
    cpSync(source, target, { recursive: true })
  }
  print(`${out} has the static files, ${ssrFolder(out)} the SSR server.`)
  return 0
})
