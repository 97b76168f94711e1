import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, dirname, join } from 'node:path'
import { getResponse } from 'msw'
import { type Catalogue, readCatalogue } from '../../fixtures/service/catalogue/catalogue'
import type { CatalogueGenre, Title } from '../../fixtures/service/catalogue/titles/title'
import { createHandlers } from '../../fixtures/service/createHandlers'
import { createFixtures } from '../../fixtures/service/fixtures'
import { createWorld } from '../../fixtures/service/world/world'

/** The service of one folder, as who is not signed in finds it. */
export interface FolderService {
  catalogue: Catalogue
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
}

const NOBODY = { sites: [], titles: [], open_types: [] }

const ORIGIN = 'http://export.invalid'

/** Answers calls from the files of a site's folder, by the handlers that the preview has. */
export function createFolderService({ root, folder, config, examples }: Settings): FolderService {
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
  const catalogue = withoutLive(examples ? known : ownCatalogue(known.genres, folder))
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

  async function ask(path: string): Promise<Response> {
    if (/^config\/?(?:\?|$)/.test(path)) return Response.json(config)
    const answer = await getResponse(
      handlers,
      new Request(`${ORIGIN}/api/${path.startsWith('v2/') ? '' : 'v1/'}${path}`, { headers: { device: 'Web' } }),
    )
    return answer ?? Response.json({ data: null }, { status: 404 })
  }

  return {
    catalogue,
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

/** A catalogue whose titles name no live events. */
function withoutLive(catalogue: Catalogue): Catalogue {
  const made = new Map<Title, Title>()
  const plain = (title: Title): Title => {
    const { live_events: _, ...rest } = title
    const known = made.get(title) ?? rest
    made.set(title, known)
    return known
  }
  const find = (key: string | number) => {
    const title = catalogue.find(key)
    return title && plain(title)
  }
  return { ...catalogue, titles: catalogue.titles.map(plain), all: catalogue.all.map(plain), find }
}

/** Whether a folder has titles of its own: then an export shows those, and none of the examples. */
export const hasOwnTitles = (folder: string): boolean => existsSync(join(folder, 'titles'))
