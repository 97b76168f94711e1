import built from 'virtual:marquee-built'
import { readBrands } from './brands'
import { createEdge } from './createEdge'

/** What a worker at the edge is given: the files of the build, and the table of brands as text. */
interface Environment {
  ASSETS?: { fetch(request: Request): Promise<Response> }
  MARQUEE_BRANDS: string
  /** How long a page waits for the service at most, in milliseconds. Default 300. */
  MARQUEE_PATIENCE?: string
}

let edge: ReturnType<typeof createEdge> | undefined

/** The host that fills pages, for platforms that run a worker with a `fetch` (docs/deploy.md). */
export default {
  fetch(request: Request, { ASSETS, MARQUEE_BRANDS, MARQUEE_PATIENCE }: Environment): Promise<Response> {
    edge ??= createEdge({
      built,
      brands: readBrands(JSON.parse(MARQUEE_BRANDS)),
      patience: MARQUEE_PATIENCE === undefined ? undefined : Number(MARQUEE_PATIENCE),
      version: import.meta.env.MARQUEE_VERSION,
      asset: async (asked, path) => (ASSETS && /^\/(?:assets\/|sw\.js$)/.test(path) ? ASSETS.fetch(asked) : undefined),
    })
    return edge(request)
  },
}
