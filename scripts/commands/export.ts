// `npm run export`: a site's folder as plain files for any web host. See docs/exporting.md.
import { writeFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { exportSite } from '../export/exportSite'
import { caddyFile, nginxFile } from '../export/folder/hostFiles'
import { mayWrite, writeFolder } from '../export/folder/writeFolder'
import { problemLine } from '../validate/output'
import { oneLine, print, printError } from './print'
import { asGiven, CallError, ROOT, readOptions, readSite, runCommand } from './runCommand'

const USAGE = `Writes a site as plain files for any web host: pages, data, pictures and films. No service stands behind it.
  npm run export -- --site NAME|FOLDER --out DIR [--url ADDRESS] [--examples]

  --site      a name of fixtures/sites, or a site folder elsewhere
  --out       where it is written: a new folder, or that of an earlier export; only what differs is written
  --url       where visitors will find it, as https://festival.example: for search engines and link previews
  --examples  the titles of the fixture catalogue, too (default: where the folder has no titles/ of its own)

Beside DIR stand DIR.nginx.conf and DIR.Caddyfile. Exit codes: 0 written, 1 the site has errors or dead links, 2 wrong usage.`

/** Longer lists of paths are not printed. */
const MAX_LISTED_PATHS = 50

/** Reads and checks the command line. Throws CallError with a message for the user. */
function readCall() {
  const values = readOptions({
    site: { type: 'string' },
    out: { type: 'string' },
    url: { type: 'string' },
    examples: { type: 'boolean' },
  })
  if (values.site === undefined) throw new CallError('Missing option: --site')
  if (values.out === undefined) throw new CallError('Missing option: --out')
  const url = readAddress(values.url)
  const site = readSite(values.site)
  const folder = /^[\w-]+$/.test(site) ? join(ROOT, 'fixtures', 'sites', site) : resolve(site)
  const out = resolve(asGiven(values.out))
  if (`${out}${sep}`.startsWith(`${folder}${sep}`))
    throw new CallError(`--out ${values.out} lies in the site's own folder: choose another place.`)
  if (!mayWrite(out))
    throw new CallError(
      `--out ${values.out} holds something that no export has written: choose another folder, or empty it.`,
    )
  return { folder, out, outName: values.out, url, examples: values.examples }
}

await runCommand(USAGE, async () => {
  const { folder, out, outName, url, examples } = readCall()
  const exported = await exportSite({ root: ROOT, folder, url, examples })
  if (printFaults(exported)) return 1
  const { added, changed, removed, same } = writeFolder(out, exported.files)
  printPaths('+', added)
  printPaths('~', changed)
  printPaths('-', removed)
  writeHostFiles(out, new URL(url ?? 'https://site.example'))
  print(
    `${outName}: ${added.length} files added, ${changed.length} changed, ${removed.length} removed, ${same} as before.`,
  )
  return 0
})

/** Returns true if nothing may be written. */
function printFaults({ problems, notes, dead }: Awaited<ReturnType<typeof exportSite>>): boolean {
  for (const problem of problems) printError(problemLine(problem))
  if (problems.some(({ severity }) => severity === 'error')) {
    printError('Nothing was written: the site has errors.')
    return true
  }
  for (const note of notes) printError(oneLine(note))
  for (const link of dead) printError(oneLine(`error: ${link}`))
  if (dead.length === 0) return false
  printError(`Nothing was written: ${dead.length} ${dead.length === 1 ? 'link leads' : 'links lead'} nowhere.`)
  return true
}

function printPaths(sign: string, paths: readonly string[]): void {
  if (paths.length <= MAX_LISTED_PATHS) for (const path of paths) print(oneLine(`${sign} ${path}`))
}

function writeHostFiles(out: string, { protocol, origin, host, hostname }: URL): void {
  writeFileSync(`${out}.nginx.conf`, nginxFile(hostname, out))
  // An address without a scheme is HTTPS to Caddy, whatever the port.
  writeFileSync(`${out}.Caddyfile`, caddyFile(protocol === 'http:' ? origin : host, out))
}

function readAddress(given: string | undefined): string | undefined {
  if (given === undefined) return undefined
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    throw new CallError(`--url is the address of a host, as https://festival.example, not "${given}".`)
  return url.origin
}
