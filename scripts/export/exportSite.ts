import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { siteSources } from '../../src/edge/headers/siteSources'
import { isRecord } from '../../src/lib/json/isRecord'
import { parseJson } from '../../src/lib/json/parseJson'
import type { Problem } from '../../src/site/validate/problem'
import { folderMedia } from '../headers/folderMedia'
import { folderProblems } from '../validate/folderProblems'
import { recordAnswers } from './answers'
import { buildExport } from './buildExport'
import { drawPages } from './drawPages'
import { createFolderService, hasOwnTitles } from './folderService'
import { headersFile } from './hostFiles'
import { mediaFiles } from './mediaFiles'
import { withoutService } from './withoutService'

interface Settings {
  /** Of the project. */
  root: string
  /** Of the site. */
  folder: string
  /** Where visitors will find it. */
  url?: string
  /** Default: where the folder has no titles of its own. */
  examples?: boolean
}

export interface ExportedSite {
  /** Content, or a file of this machine, by path below the site's address. */
  files: Map<string, string | { from: string }>
  problems: readonly Problem[]
  /** What was left out, in sentences. */
  notes: string[]
}

/** All files of a site that needs no service. */
export async function exportSite({ root, folder, url, examples }: Settings): Promise<ExportedSite> {
  const files: ExportedSite['files'] = new Map()
  const problems = await folderProblems(folder, true)
  if (problems.some(({ severity }) => severity === 'error')) return { files, problems, notes: [] }
  const { document } = withoutService(parseJson(readFileSync(join(folder, 'config.json'), 'utf8')))
  addMediaOrigins(document, { site: folder, media: join(root, 'fixtures', 'media') })
  const notes: string[] = []

  const dist = await buildExport(root)
  const own = { root, folder, config: document, examples: examples ?? !hasOwnTitles(folder) }
  const service = createFolderService(own)
  const answers = await recordAnswers(service, folder)
  notes.push(...answers.left)
  const { url: address, close } = await service.listen()
  const pages = await drawPages({ dist, service: address, url, first: pathsOf(document) }).finally(close)

  const texts = [...answers.files.values(), ...pages.values()]
  const cache = join(root, 'node_modules', '.cache', 'marquee-images')
  const media = await mediaFiles(texts, { root, folder, cache })
  for (const path of media.missing) notes.push(`${path} is named, and is not there.`)

  for (const path of filesIn(dist))
    if (path !== 'index.html' && path !== 'sw.js') files.set(`/${path}`, { from: join(dist, path) })
  for (const [path, from] of media.files) files.set(path, { from })
  for (const [path, text] of [...answers.files, ...pages]) files.set(fileName(path), text)
  files.set('/_headers', headersFile())
  // Hosts that make sites of their own from what they are given are told not to.
  files.set('/.nojekyll', '')
  return { files, problems, notes }
}

/** Adds the origins of films to the config: the policy of each exported page follows it. */
function addMediaOrigins(document: Record<string, unknown>, folders: Parameters<typeof folderMedia>[0]): void {
  const { site_config: site } = document
  const origins = siteSources({}, folderMedia(folders))['connect-src']
  if (isRecord(site) && origins)
    site.media_origins = [...new Set([...(Array.isArray(site.media_origins) ? site.media_origins : []), ...origins])]
}

/** The file that a web server finds at a path: servers decode what they can before they look. */
function fileName(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The addresses of a config that stand for one page. */
function pathsOf({ site_config: site }: Record<string, unknown>): string[] {
  const routing = isRecord(site) && Array.isArray(site.routing) ? site.routing.filter(isRecord) : []
  return routing.map(({ route }) => String(route)).filter((route) => /^\/[^:*?]*$/.test(route))
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
