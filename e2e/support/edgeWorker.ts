import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { createContext, type Module, SourceTextModule } from 'node:vm'

// Runs dist.ssr/worker.mjs with the globals of edge workers and nothing of Node, and prints the responses as JSON: node
// --experimental-vm-modules scripts/run.mjs e2e/support/edgeWorker.ts BRANDS PATH…
const [brands, ...paths] = process.argv.slice(2)

/** The result of one run, printed as JSON. */
export interface EdgeWorkerRun {
  answers: { path: string; status: number; headers: Record<string, string>; text: string }[]
  /** Addresses that the worker requests during two concurrent visits. */
  calls: string[]
  /** Whether the worker called `waitUntil`. */
  waited: boolean
}

const WEB_GLOBAL_NAMES = [
  ...['fetch', 'Request', 'Response', 'Headers', 'URL', 'URLSearchParams', 'AbortController', 'AbortSignal'],
  ...['TextEncoder', 'TextDecoder', 'ReadableStream', 'Event', 'EventTarget', 'DOMException', 'MessageChannel'],
  ...['crypto', 'performance', 'atob', 'btoa', 'queueMicrotask', 'structuredClone', 'console'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
]
const requestedUrls: string[] = []
const webGlobals = Object.fromEntries(WEB_GLOBAL_NAMES.map((name) => [name, Reflect.get(globalThis, name)]))
const recordingFetch = (...given: Parameters<typeof fetch>) => {
  requestedUrls.push(String(given[0]))
  return fetch(...given)
}
const vmContext = createContext({ ...webGlobals, fetch: recordingFetch })
const loadedModules = new Map<string, Module>()

function loadModule(file: string): Module {
  const known = loadedModules.get(file)
  if (known) return known
  const importModuleDynamically = (specifier: string) => evaluateModule(resolve(dirname(file), specifier))
  const module = new SourceTextModule(readFileSync(file, 'utf8'), {
    context: vmContext,
    identifier: file,
    importModuleDynamically,
  })
  loadedModules.set(file, module)
  return module
}

async function evaluateModule(file: string): Promise<Module> {
  const module = loadModule(file)
  if (module.status === 'unlinked')
    await module.link((specifier, { identifier }) => loadModule(resolve(dirname(identifier), specifier)))
  await module.evaluate()
  return module
}

/** The platform serves the page where no file matches. */
const assetResponses: Record<string, () => Response> = {
  '/assets/a.js': () =>
    new Response('a', { headers: { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' } }),
  '/assets/same.js': () => new Response(null, { status: 304 }),
  '/assets/missing.js': () => new Response('', { status: 404 }),
  '/sw.js': () => new Response('w', { headers: { 'Content-Type': 'text/javascript' } }),
}
const pageResponse = () => new Response('<p>', { headers: { 'Content-Type': 'text/html' } })
const workerEnvironment = {
  MARQUEE_BRANDS: brands,
  MARQUEE_RENDER_TIMEOUT: '30000',
  ASSETS: { fetch: async (request: Request) => (assetResponses[new URL(request.url).pathname] ?? pageResponse)() },
}
let calledWaitUntil = false
const executionContext = {
  waitUntil: () => {
    calledWaitUntil = true
  },
}
const { namespace } = await evaluateModule(resolve('dist.ssr/worker.mjs'))
const { default: worker } = namespace as {
  default: {
    fetch(request: Request, given: typeof workerEnvironment, context: typeof executionContext): Promise<Response>
  }
}
async function requestPage(path: string): Promise<EdgeWorkerRun['answers'][number]> {
  const answer = await worker.fetch(new Request(`https://lumen.example${path}`), workerEnvironment, executionContext)
  return { path, status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() }
}
const pageResponses: EdgeWorkerRun['answers'] = []
for (const path of paths) pageResponses.push(await requestPage(path))
requestedUrls.length = 0
await Promise.all([requestPage('/home'), requestPage('/home')])
console.log(
  JSON.stringify({ answers: pageResponses, calls: requestedUrls, waited: calledWaitUntil } satisfies EdgeWorkerRun),
)
process.exit()
