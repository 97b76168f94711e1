import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { pageKinds } from '../../registry/routes'
import { isRecord } from '../../src/lib/json/isRecord'
import { parseJson } from '../../src/lib/json/parseJson'
import { PDF_FILES } from '../../src/pages/pdf/pdfFiles'
import { readConfig } from '../../src/site/load/readConfig'
import { planSite, type SitePlan } from '../../src/site/plan/plan'
import { createProblems, type Problem } from '../../src/site/validate/problem'
import { siteSources } from '../../src/ssr/headers/siteSources'
import { remoteMediaUrls } from '../headers/remoteMediaUrls'
import { CACHE_FOLDER } from '../package/installation'
import { folderProblems } from '../validate/folderProblems'
import { recordAnswers } from './answers/answers'
import { createFolderService } from './answers/folderService'
import { getExportBuild } from './build/getExportBuild'
import { headersFile } from './folder/hostFiles'
import { decodePath, findDeadLinks } from './links/findDeadLinks'
import { createOmittedCheck, removeOmittedLinks } from './links/omittedLinks'
import { createUrlPositionFinder } from './links/urlPositions'
import { withoutService } from './links/withoutService'
import { mediaFiles } from './media/mediaFiles'
import { withPreviewSizes } from './media/previewSizes'
import { renderPages } from './pages/renderPages'
import { siteAddresses } from './pages/siteAddresses'

interface Settings {
  /** Folder with `fixtures/`. */
  root: string
  /** Folder of the site. */
  folder: string
  /** Public origin of the export. */
  url?: string
  /** Includes the titles of the fixture catalogue. Default false. */
  examples?: boolean
}

export interface ExportedSite {
  /** Content, or a local file to copy, by URL path. */
  files: Map<string, string | { from: string }>
  problems: readonly Problem[]
  /** Messages about content that the export does not include. */
  notes: string[]
  /** Messages about dead links. */
  dead: string[]
}

/** Creates all files of a static export. Writes nothing. */
export async function exportSite({ root, folder, url, examples = false }: Settings): Promise<ExportedSite> {
  const files: ExportedSite['files'] = new Map()
  const problems = (await folderProblems(folder, { forExport: true, examples })).map(asExportError)
  if (problems.some(({ severity }) => severity === 'error')) return { files, problems, notes: [], dead: [] }
  const written = parseJson(readFileSync(join(folder, 'config.json'), 'utf8'))
  const isOmitted = createOmittedCheck(await planOf(written))
  const removed = new Set<string>()
  const rules = {
    isOmitted,
    omittedSlugs: new Set<string>(),
    onRemoved: (address: string) => void removed.add(address),
  }
  const document = removeOmittedLinks(withoutService(written).document, rules) as Record<string, unknown>
  addMediaOrigins(document, { siteFolder: folder, mediaFolder: join(root, 'fixtures', 'media') })

  const { dist, pdf } = await getExportBuild()
  const service = createFolderService({ root, folder, config: document, examples, isOmitted })
  const answers = await recordAnswers(service, folder)
  const data = new Map([...answers.files].map(([file, text]) => [file, tryParseJson(text)]))
  const { fileByLink, has } = siteAddresses(await planOf(document), {
    titles: service.catalogue.all,
    genres: service.catalogue.genres,
    answers: data,
  })
  const { url: address, close } = await service.listen()
  const paths = [...fileByLink.keys()].filter(has)
  const drawn = await renderPages({ dist, serviceUrl: address, url, paths, has }).finally(close)

  const cacheFolder = join(CACHE_FOLDER, 'marquee-images')
  const media = await mediaFiles({ answers: data.values(), pages: drawn.values() }, { root, folder, cacheFolder })
  const htmlByPath = await withPreviewSizes(drawn, media.files)

  for (const path of filesIn(dist))
    if (path !== 'index.html' && path !== 'sw.js') files.set(`/${path}`, { from: join(dist, path) })
  for (const path of filesIn(pdf)) files.set(PDF_FILES + path, { from: join(pdf, path) })
  for (const [path, from] of media.files) files.set(path, { from })
  for (const [path, text] of [...answers.files, ...htmlByPath]) files.set(decodePath(path) ?? path, text)
  files.set('/_headers', headersFile())
  // GitHub Pages otherwise runs Jekyll, which drops files whose names start with an underscore.
  files.set('/.nojekyll', '')

  const places = createUrlPositionFinder([folder, ...(examples ? [join(root, 'fixtures', 'catalogue')] : [])])
  const notes = [
    ...(service.catalogue.all.length === 0 ? ['The export has no titles, because the site has none in titles/.'] : []),
    ...answers.left,
    ...[...service.restrictedSlugs].map(
      (slug) => `${slug} is not exported: access_groups restricts it to some groups.`,
    ),
    ...[...removed, ...service.removedLinks].map(
      (link) => `${places(link)}The link to ${link} is removed, because that page is not exported.`,
    ),
    ...media.unreadable.map((path) => `${path} is not a readable picture: every size of it is a copy of the file.`),
    ...[...media.missing].map(
      ([path, written]) => `${places(written)}${path} does not exist: add the file, or remove the reference.`,
    ),
  ]
  const dead = findDeadLinks({ filePaths: new Set(files.keys()), htmlByPath, fileByLink }).map(
    ({ file, link }) =>
      `${places(link) || places(`"slug": "${basename(link)}"`)}${file} links to ${link}, but the export has no page or file there: fix or remove the link.`,
  )
  return { files, problems, notes, dead }
}

/** A warning of `npm run validate -- --export`, which cannot know whether `--examples` will be given. */
const asExportError = (problem: Problem): Problem =>
  problem.rule === 'export/needs-titles' ? { ...problem, severity: 'error' } : problem

/** Adds the origins of videos to the config, from which the policy of each exported page is made. */
function addMediaOrigins(document: Record<string, unknown>, folders: Parameters<typeof remoteMediaUrls>[0]): void {
  const { site_config: site } = document
  const origins = siteSources({}, remoteMediaUrls(folders))['connect-src']
  if (isRecord(site) && origins)
    site.media_origins = [...new Set([...(Array.isArray(site.media_origins) ? site.media_origins : []), ...origins])]
}

async function planOf(config: unknown): Promise<SitePlan> {
  const text = JSON.stringify(config)
  const document = await readConfig('config.json', { text, data: JSON.parse(text) }, createProblems())
  // Unreachable: configs with errors are rejected before.
  if (!document) throw new TypeError('config.json has no usable part')
  return planSite(document, pageKinds, 'config.json').plan
}

/** Undefined for invalid JSON, which the site handles. */
function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
