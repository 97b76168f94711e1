import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, dirname, join } from 'node:path'
import { getResponse } from 'msw'
import { type Catalogue, readCatalogue } from '../../../fixtures/service/catalogue/catalogue'
import type { CatalogueGenre, Title } from '../../../fixtures/service/catalogue/titles/title'
import { createHandlers } from '../../../fixtures/service/createHandlers'
import { createFixtures } from '../../../fixtures/service/fixtures'
import { refuseUndecodable } from '../../../fixtures/service/refuseUndecodable'
import { createWorld } from '../../../fixtures/service/world/world'
import { withoutLinks } from '../links/leftOut'

/** The service of one folder, as a visitor without an account finds it. */
export interface FolderService {
  /** Without the titles that only some groups may open. */
  catalogue: Catalogue
  /** Slugs of the titles that only some groups may open. */
  restricted: ReadonlySet<string>
  /** Addresses of left-out pages whose links were removed from answers so far. */
  removedLinks: ReadonlySet<string>
  /** @param path of a call below the base of the service, with its query; below the second base it begins with `v2/` */
  ask(path: string): Promise<Response>
  /** Serves it on this machine, for the host that draws pages. */
  listen(): Promise<{ url: string; close(): void }>
}

interface Settings {
  /** Of the project. */
  root: string
  /** Of the site. */
  folder: string
  /** What the call for the config answers. */
  config: object
  /** true: the titles of the examples, too. */
  examples: boolean
  /** Whether an address leads to a page that the export does not have. */
  isLeftOut: (address: unknown) => boolean
}

const NOBODY = { sites: [], titles: [], open_types: [] }

const ORIGIN = 'http://export.invalid'

/** Answers calls from the files of a site's folder, by the handlers that the preview has. */
export function createFolderService({ root, folder, config, examples, isLeftOut }: Settings): FolderService {
  const name = basename(folder)
  const sites = {
    first: name,
    names: () => [name],
    folder: (asked: string) => (asked === name ? folder : undefined),
    clockOffset: () => 0,
  }
  const world = createWorld(name)
  const fixtures = createFixtures(join(root, 'fixtures'), sites, () => world)
  const known = fixtures.catalogue(world)
  const all = examples ? known : ownCatalogue(known.genres, folder)
  const restricted = restrictedTitles(all)
  const catalogue = openCatalogue(all, restricted)
  const removedLinks = new Set<string>()
  const handlers = createHandlers({
    ...fixtures,
    catalogue: () => catalogue,
    // What is sent as it happens needs somebody who sends it.
    liveEvents: () => [],
    streams(asked) {
      const streams = fixtures.streams(asked)
      // The film of the examples is nobody else's.
      return examples ? streams : { ...streams, usual: '', types: {}, languages: {}, sign_in: NOBODY }
    },
  })

  const rules = { isLeftOut, titles: restricted, removed: (address: string) => void removedLinks.add(address) }

  async function ask(path: string): Promise<Response> {
    if (/^config\/?(?:\?|$)/.test(path)) return Response.json(config)
    const url = new URL(`${ORIGIN}/api/${path.startsWith('v2/') ? '' : 'v1/'}${path}`)
    const refused = refuseUndecodable(url.pathname)
    if (refused) return refused
    const answer = await getResponse(handlers, new Request(url, { headers: { device: 'Web' } }))
    if (!answer) return Response.json({ data: null }, { status: 404 })
    if (!answer.ok || !/json/.test(answer.headers.get('Content-Type') ?? '')) return answer
    const text = await answer.text()
    try {
      return Response.json(withoutLinks(JSON.parse(text), rules), { status: answer.status })
    } catch {
      // The site copes with a list that is no JSON.
      return new Response(text, answer)
    }
  }

  return {
    catalogue,
    restricted,
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

/** The titles of the folder alone, and their genres: with the pictures of those that are known. */
function ownCatalogue(known: readonly CatalogueGenre[], folder: string): Catalogue {
  const nowhere = join(dirname(folder), '.marquee-nothing')
  const own = readCatalogue({ catalogue: nowhere, art: nowhere, site: folder })
  const genres = new Map<string, CatalogueGenre>()
  for (const title of own.all)
    for (const genre of title.genres ?? [])
      if (genre.slug) genres.set(genre.slug, known.find(({ slug }) => slug === genre.slug) ?? (genre as CatalogueGenre))
  return { ...own, genres: [...genres.values()] }
}

/** Slugs of titles that only some groups may open, with their episodes and extras. */
function restrictedTitles({ all, find }: Catalogue): Set<string> {
  const isRestricted = (title: Title | undefined) => Array.isArray(title?.access_groups)
  const parentOf = ({ hierarchy }: Title) => (hierarchy?.parent_slug ? find(hierarchy.parent_slug) : undefined)
  return new Set(all.filter((title) => isRestricted(title) || isRestricted(parentOf(title))).map(({ slug }) => slug))
}

/** A catalogue for visitors without an account, whose titles name no live events. */
function openCatalogue(catalogue: Catalogue, restricted: ReadonlySet<string>): Catalogue {
  const open = new Map<Title, Title>()
  for (const title of catalogue.all) {
    const { live_events: _, ...rest } = title
    if (!restricted.has(title.slug)) open.set(title, rest)
  }
  const listOf = (titles: readonly Title[]) => titles.flatMap((title) => open.get(title) ?? [])
  const find = (key: string | number) => {
    const title = catalogue.find(key)
    return title && open.get(title)
  }
  return { ...catalogue, titles: listOf(catalogue.titles), all: listOf(catalogue.all), find }
}

/** Whether a folder has titles of its own: then an export shows those, and none of the examples. */
export const hasOwnTitles = (folder: string): boolean => existsSync(join(folder, 'titles'))
