// `npm run export`: exports a site as static files. See docs/how-to/publish/exporting.md.
import { writeFileSync } from 'node:fs'
import { isAbsolute, join, resolve, sep } from 'node:path'
import { exportSite } from '../export/exportSite'
import { caddyFile, nginxFile } from '../export/folder/hostFiles'
import { mayWrite, writeFolder } from '../export/folder/writeFolder'
import { SAMPLE_SITES, SAMPLES_FOLDER } from '../package/installation'
import { problemLine } from '../validate/output'
import { oneLine, print, printError } from './print'
import {
  findDefaultSite,
  InvalidArgumentsError,
  parseSiteArgument,
  readOptions,
  resolveArgumentPath,
  runCommand,
} from './runCommand'

const USAGE = `Exports a site as static files for any web host: pages, data, pictures and videos. The export needs no service.
  npm run export -- [--site NAME|FOLDER] [--out DIR] [--url ADDRESS] [--examples]

  --site      a sample site, or a site folder (default: site, if the working folder has it)
  --out       a new folder, or one of an earlier export; writes changed files only (default: public, with site)
  --url       public origin, such as https://festival.example; for search engines and link previews
  --examples  also exports the titles of the fixture catalogue, which a site without titles/ shows as examples

Also writes DIR.nginx.conf and DIR.Caddyfile. Exit codes: 0 written, 1 the site has errors or dead links, 2 invalid arguments.`

/** Longer lists of added, changed or removed paths are not printed. */
const MAX_LISTED_PATHS = 50

/** Reads and checks the command line. Throws InvalidArgumentsError with a message for the user. */
function readArguments() {
  const values = readOptions({
    site: { type: 'string' },
    out: { type: 'string' },
    url: { type: 'string' },
    examples: { type: 'boolean' },
  })
  const { site: given = findDefaultSite(), out: outName = findDefaultSite() && 'public' } = values
  if (given === undefined) throw new InvalidArgumentsError('Missing option: --site')
  if (outName === undefined) throw new InvalidArgumentsError('Missing option: --out')
  const url = readOrigin(values.url)
  const site = parseSiteArgument(given)
  const folder = isAbsolute(site) ? site : join(SAMPLE_SITES, site)
  const out = resolve(resolveArgumentPath(outName))
  if (`${out}${sep}`.startsWith(`${folder}${sep}`))
    throw new InvalidArgumentsError(`--out is ${outName}, inside the site folder: choose another folder.`)
  if (!mayWrite(out))
    throw new InvalidArgumentsError(
      `--out is ${outName}, which contains files that no export has written: choose another folder, or empty it.`,
    )
  return { folder, out, outName, url, examples: values.examples }
}

await runCommand(USAGE, async () => {
  const { folder, out, outName, url, examples } = readArguments()
  const exported = await exportSite({ root: SAMPLES_FOLDER, folder, url, examples })
  if (printFaults(exported)) return 1
  const { added, changed, removed, same } = writeFolder(out, exported.files)
  printPaths('+', added)
  printPaths('~', changed)
  printPaths('-', removed)
  writeHostFiles(out, new URL(url ?? 'https://site.example'))
  print(
    `${outName}: ${added.length} files added, ${changed.length} changed, ${removed.length} removed, ${same} unchanged.`,
  )
  return 0
})

/** Prints problems and notes. Returns true if the export must not be written. */
function printFaults({ problems, notes, dead }: Awaited<ReturnType<typeof exportSite>>): boolean {
  for (const problem of problems) printError(problemLine(problem))
  if (problems.some(({ severity }) => severity === 'error')) {
    printError('Nothing was written: the site has errors.')
    return true
  }
  for (const note of notes) printError(oneLine(note))
  for (const link of dead) printError(oneLine(`error: ${link}`))
  if (dead.length === 0) return false
  printError(`Nothing was written: ${dead.length} dead ${dead.length === 1 ? 'link' : 'links'}.`)
  return true
}

function printPaths(sign: string, paths: readonly string[]): void {
  if (paths.length <= MAX_LISTED_PATHS) for (const path of paths) print(oneLine(`${sign} ${path}`))
}

function writeHostFiles(out: string, { protocol, origin, host, hostname }: URL): void {
  writeFileSync(`${out}.nginx.conf`, nginxFile(hostname, out))
  // Caddy uses HTTPS for an address without a scheme, whatever the port.
  writeFileSync(`${out}.Caddyfile`, caddyFile(protocol === 'http:' ? origin : host, out))
}

function readOrigin(given: string | undefined): string | undefined {
  if (given === undefined) return undefined
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    throw new InvalidArgumentsError(
      `--url is "${given}": expected an origin without a path, such as https://festival.example.`,
    )
  return url.origin
}
