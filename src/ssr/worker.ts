import built from 'virtual:marquee-client-build'
import { readBrands, readRenderTimeout } from './brands'
import { createRequestHandler } from './createRequestHandler'
import { isBuildAsset, notFound, staticFileHeaders } from './responses'

interface AssetBinding {
  fetch(request: Request): Promise<Response>
}

/** Bindings of the worker: the static files, and the brand table as JSON text. */
interface Environment {
  ASSETS?: AssetBinding
  MARQUEE_BRANDS: string
  /** In milliseconds. Default 300. */
  MARQUEE_RENDER_TIMEOUT?: string
}

interface WorkerContext {
  waitUntil(work: Promise<unknown>): void
}

let requestHandler: ReturnType<typeof createRequestHandler> | undefined

/** The server for platforms that run a worker with a `fetch` handler (docs/how-to/publish/edge-workers.md). */
export default {
  fetch(
    request: Request,
    { ASSETS, MARQUEE_BRANDS, MARQUEE_RENDER_TIMEOUT }: Environment,
    context?: WorkerContext,
  ): Promise<Response> {
    requestHandler ??= createRequestHandler({
      built,
      brands: readBrands(JSON.parse(MARQUEE_BRANDS)),
      renderTimeout: readRenderTimeout(MARQUEE_RENDER_TIMEOUT),
      sharesCalls: false,
      version: import.meta.env.MARQUEE_VERSION,
      asset: ASSETS && ((request, path) => fetchAsset(ASSETS, request, path)),
    })
    return requestHandler(request, (work) => context?.waitUntil(work))
  },
}

/** Fetches a built file. Some platforms answer with the page for a missing file; that counts as missing. */
async function fetchAsset(assets: AssetBinding, request: Request, path: string): Promise<Response | undefined> {
  if (!isBuildAsset(path) && path !== '/sw.js') return undefined
  const file = await assets.fetch(request)
  if (file.status >= 400 || /^text\/html/.test(file.headers.get('content-type') ?? ''))
    return isBuildAsset(path) ? notFound() : undefined
  const headers = new Headers(file.headers)
  for (const [name, value] of Object.entries(staticFileHeaders(path))) headers.set(name, value)
  return new Response(file.body, { status: file.status, headers })
}
