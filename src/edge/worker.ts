import built from 'virtual:marquee-built'
import { fileHeaders, isBuilt, noSuchFile } from './answers'
import { readBrands, readPatience } from './brands'
import { createEdge } from './createEdge'

interface Assets {
  fetch(request: Request): Promise<Response>
}

/** What a worker at the edge is given: the files of the build, and the table of brands as text. */
interface Environment {
  ASSETS?: Assets
  MARQUEE_BRANDS: string
  /** How long a page waits for the service at most, in milliseconds. Default 300. */
  MARQUEE_PATIENCE?: string
}

interface Context {
  waitUntil(work: Promise<unknown>): void
}

let edge: ReturnType<typeof createEdge> | undefined

/** The host that fills pages, for platforms that run a worker with a `fetch` (docs/deploy.md). */
export default {
  fetch(
    request: Request,
    { ASSETS, MARQUEE_BRANDS, MARQUEE_PATIENCE }: Environment,
    context?: Context,
  ): Promise<Response> {
    edge ??= createEdge({
      built,
      brands: readBrands(JSON.parse(MARQUEE_BRANDS)),
      patience: readPatience(MARQUEE_PATIENCE),
      sharesCalls: false,
      version: import.meta.env.MARQUEE_VERSION,
      asset: ASSETS && ((asked, path) => fileOf(ASSETS, asked, path)),
    })
    return edge(request, (work) => context?.waitUntil(work))
  },
}

/** A file of the build, as the platform has it; it may be set to answer with the page where there is none. */
async function fileOf(assets: Assets, request: Request, path: string): Promise<Response | undefined> {
  if (!isBuilt(path) && path !== '/sw.js') return undefined
  const file = await assets.fetch(request)
  if (file.status >= 400 || /^text\/html/.test(file.headers.get('content-type') ?? ''))
    return isBuilt(path) ? noSuchFile() : undefined
  const headers = new Headers(file.headers)
  for (const [name, value] of Object.entries(fileHeaders(path))) headers.set(name, value)
  return new Response(file.body, { status: file.status, headers })
}
