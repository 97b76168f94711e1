import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { getResponse } from 'msw'
import type { Catalogue } from '../../../fixtures/service/catalogue/catalogue'
import { readStreams } from '../../../fixtures/service/catalogue/titles/streams'
import type { Title } from '../../../fixtures/service/catalogue/titles/title'
import { createHandlers } from '../../../fixtures/service/createHandlers'
import { createFixtures } from '../../../fixtures/service/fixtures'
import { refuseUndecodablePath } from '../../../fixtures/service/refuseUndecodablePath'
import { createWorld } from '../../../fixtures/service/world/world'
import { removeOmittedLinks } from '../links/omittedLinks'

/** A service for one site folder and visitors without an account. */
export interface FolderService {
  /** Without restricted titles. */
  catalogue: Catalogue
  /** Slugs of titles that only some groups may open. */
  restrictedSlugs: ReadonlySet<string>
  /** URLs of omitted pages whose links were removed from responses so far. */
  removedLinks: ReadonlySet<string>
  /** @param path relative to the base URL, with query; starts with `v2/` for calls of version 2 */
  ask(path: string): Promise<Response>
  /** Serves it over HTTP, for the SSR server that renders the pages. */
  listen(): Promise<{ url: string; close(): void }>
}

interface Settings {
  /** Folder of the project. */
  root: string
  /** Folder of the site. */
  folder: string
  /** Response to the config call. */
  config: object
  /** true: includes the titles of the fixture catalogue. */
  examples: boolean
  /** Whether a URL leads to a page that is not exported. */
  isOmitted: (address: unknown) => boolean
}

const ORIGIN = 'http://export.invalid'

/** Answers calls from the files of a site folder, with the handlers of the fixture service. */
export function createFolderService({ root, folder, config, examples, isOmitted }: Settings): FolderService {
  const name = basename(folder)
  const sites = {
    initialName: name,
    names: () => [name],
    folder: (requested: string) => (requested === name ? folder : undefined),
    clockOffset: () => 0,
  }
  const world = { ...createWorld(name), examples }
  const fixtures = createFixtures(join(root, 'fixtures'), sites, () => world)
  const all = fixtures.catalogue(world)
  const restrictedSlugs = findRestrictedSlugs(all)
  const catalogue = createSignedOutCatalogue(all, restrictedSlugs)
  const removedLinks = new Set<string>()
  const handlers = createHandlers({
    ...fixtures,
    catalogue: () => catalogue,
    // Live events need a live stream, which an export does not have.
    liveEvents: () => [],
    // The films of the fixture catalogue stand in for missing ones in a preview, not in an export.
    streams: (requested) =>
      examples ? fixtures.streams(requested) : readStreams(undefined, join(folder, 'streams.json')),
  })

  const rules = {
    isOmitted,
    omittedSlugs: restrictedSlugs,
    onRemoved: (address: string) => void removedLinks.add(address),
  }

  async function ask(path: string): Promise<Response> {
    if (/^config\/?(?:\?|$)/.test(path)) return Response.json(config)
    const url = new URL(`${ORIGIN}/api/${path.startsWith('v2/') ? '' : 'v1/'}${path}`)
    const refused = refuseUndecodablePath(url.pathname)
    if (refused) return refused
    const answer = await getResponse(handlers, new Request(url, { headers: { device: 'Web' } }))
    if (!answer) return Response.json({ data: null }, { status: 404 })
    if (!answer.ok || !/json/.test(answer.headers.get('Content-Type') ?? '')) return answer
    const text = await answer.text()
    try {
      return Response.json(removeOmittedLinks(JSON.parse(text), rules), { status: answer.status })
    } catch {
      // Invalid JSON is passed on: the site handles it.
      return new Response(text, answer)
    }
  }

  return {
    catalogue,
    restrictedSlugs,
    removedLinks,
    ask,
    async listen() {
      const server: Server = createServer(async (message, reply) => {
        const path = /^\/api\/(?:v1\/)?(.*)$/s.exec(message.url ?? '')?.[1]
        const answer = path === undefined ? new Response(null, { status: 404 }) : await ask(path)
        reply.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()))
      })
      await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
      return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => void server.close() }
    },
  }
}

/** Slugs of titles that only some groups may open, with their episodes and extras. */
function findRestrictedSlugs({ all, find }: Catalogue): Set<string> {
  const isRestricted = (title: Title | undefined) => Array.isArray(title?.access_groups)
  const parentOf = ({ hierarchy }: Title) => (hierarchy?.parent_slug ? find(hierarchy.parent_slug) : undefined)
  return new Set(all.filter((title) => isRestricted(title) || isRestricted(parentOf(title))).map(({ slug }) => slug))
}

/** A catalogue for visitors without an account, whose titles name no live events. */
function createSignedOutCatalogue(catalogue: Catalogue, restrictedSlugs: ReadonlySet<string>): Catalogue {
  const open = new Map<Title, Title>()
  for (const title of catalogue.all) {
    const { live_events: _, ...rest } = title
    if (!restrictedSlugs.has(title.slug)) open.set(title, rest)
  }
  const listOf = (titles: readonly Title[]) => titles.flatMap((title) => open.get(title) ?? [])
  const find = (key: string | number) => {
    const title = catalogue.find(key)
    return title && open.get(title)
  }
  return { ...catalogue, titles: listOf(catalogue.titles), all: listOf(catalogue.all), find }
}
