import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Title } from '../../../fixtures/service/catalogue/titles/title'
import { titleCard } from '../../../fixtures/service/catalogue/titles/titleCard'
import { isRecord } from '../../../src/lib/json/isRecord'
import { assetIdOf } from '../../../src/service/playback'
import { fileOfCall, OWN_LISTS_PATH, TITLES_PATH, type TitleIndex } from '../browser/callFiles'
import type { FolderService } from './folderService'

/** Recorded responses by file path, and messages about streams that are not exported. */
export interface Answers {
  files: Map<string, string>
  left: string[]
}

/** Calls without parameters that depend on the site. */
const COMMON_CALLS = [
  'config/',
  'avails/genres/',
  'inventory/tags/client/',
  'inventory/enums/?type=Lookup.Asset&name=TitleType',
  'languages/',
  'territories/',
  'faq/',
  'faq/ways-to-watch/categories/?questions=true',
]

/** Records the responses to all calls that the site can make for a visitor without an account. */
export async function recordAnswers(service: FolderService, folder: string): Promise<Answers> {
  const files = new Map<string, string>()
  const left: string[] = []
  const { catalogue } = service

  async function record(call: string, file = fileOfCall(call.replace(/\?.*/, ''))): Promise<unknown> {
    const answer = await service.ask(call)
    if (!answer.ok) return undefined
    const text = await answer.text()
    files.set(file, text)
    return tryParseJson(text)
  }

  for (const call of COMMON_CALLS) await record(call)
  await record('v2/live-events/published/?page_size=1000', fileOfCall('live-events/published'))
  const slugs = new Set<string>()
  for (const name of listJsonNames(folder, 'modules')) {
    for (const slug of slugsIn(await record(`modules/placement/${name}/`))) slugs.add(slug)
  }
  const own: string[] = []
  for (const kind of ['title', 'genre'] as const)
    for (const name of listJsonNames(folder, `modules/${kind}`)) {
      // Module lists identify a title by its ID.
      const key = kind === 'title' ? String(catalogue.find(name)?.id ?? name) : name
      const part = `${kind}/${encodeURIComponent(key)}`
      for (const list of listJsonNames(folder, 'modules')) {
        const found = await record(
          `modules/placement/${list}/?${kind}=${encodeURIComponent(key)}`,
          fileOfCall(`modules/placement/${list}`, part),
        )
        for (const slug of slugsIn(found)) slugs.add(slug)
      }
      own.push(part)
    }
  files.set(OWN_LISTS_PATH, JSON.stringify(own))
  for (const slug of slugs) await record(`modules/module/${encodeURIComponent(slug)}`)
  for (const { slug } of catalogue.genres) await record(`avails/genres/${encodeURIComponent(slug)}/?limit=-1`)
  for (const title of catalogue.all) await recordTitle(title)
  const index: TitleIndex = {
    top: catalogue.titles.length,
    all: catalogue.all.map((title) => ({ ...titleCard(title), ...(title.tags && { tags: title.tags }) })),
  }
  files.set(TITLES_PATH, JSON.stringify(index))
  return { files, left }

  async function recordTitle(title: Title): Promise<void> {
    const slug = encodeURIComponent(title.slug)
    const id = encodeURIComponent(String(title.id ?? title.slug))
    await record(`avails/titles/${slug}`)
    await record(`avails/titles/${slug}/related/`)
    for (const what of ['seasons', 'extras', 'links', 'media']) await record(`inventory/${id}/${what}/`)
    const parts = await record(`inventory/${id}/episodes/`)
    for (const season of catalogue.series(title.slug)?.seasons ?? [])
      await record(`inventory/${encodeURIComponent(String(season.id))}/episodes/`)
    const videos = await record(`playback/videos/${id}/`)
    const assets = [assetIdOf(title), ...idsIn(videos, 'id'), ...idsIn(parts, 'asset_id')].filter(
      (each) => each !== undefined,
    )
    for (const call of [
      `playback/stream/${id}/`,
      ...[...new Set(assets)].map((asset) => `playback/stream/asset/${encodeURIComponent(String(asset))}/`),
    ])
      await recordStream(call, title)
  }

  /** Live streams and DRM-protected streams need a service: their exported response is a refusal. */
  async function recordStream(call: string, { slug }: Title): Promise<void> {
    const file = fileOfCall(call)
    const answer = await record(call)
    const asset = isRecord(answer) && isRecord(answer.data) ? answer.data : {}
    const need = asset.widevine || asset.fairplay ? 'a DRM license server' : asset.is_live ? 'a live stream' : ''
    if (!need) return
    files.set(file, JSON.stringify({ data: { ...asset, sources: [], code: 1 }, success: false, code: 1 }))
    const message = `${slug} does not play in an export: it needs ${need}.`
    if (!left.includes(message)) left.push(message)
  }
}

/** Names of the JSON files in a folder of the site, without extension. */
function listJsonNames(folder: string, below: string): string[] {
  try {
    return readdirSync(join(folder, below))
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
  } catch {
    return []
  }
}

function slugsIn(list: unknown): string[] {
  const placements = isRecord(list) && Array.isArray(list.data) ? list.data : []
  return placements.flatMap((each) =>
    isRecord(each) && isRecord(each.module) && typeof each.module.slug === 'string' ? [each.module.slug] : [],
  )
}

/** The values of a field in the entries of `data`, which is a list or an object. */
const idsIn = (answer: unknown, field: string): unknown[] =>
  isRecord(answer) ? Object.values(answer.data ?? {}).map((each) => (isRecord(each) ? each[field] : undefined)) : []

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
