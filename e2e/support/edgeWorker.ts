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

const WEB = [
  ...['fetch', 'Request', 'Response', 'Headers', 'URL', 'URLSearchParams', 'AbortController', 'AbortSignal'],
  ...['TextEncoder', 'TextDecoder', 'ReadableStream', 'Event', 'EventTarget', 'DOMException', 'MessageChannel'],
  ...['crypto', 'performance', 'atob', 'btoa', 'queueMicrotask', 'structuredClone', 'console'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
]
const calls: string[] = []
const web = Object.fromEntries(WEB.map((name) => [name, Reflect.get(globalThis, name)]))
const recordingFetch = (...given: Parameters<typeof fetch>) => {
  calls.push(String(given[0]))
  return fetch(...given)
}
const context = createContext({ ...web, fetch: recordingFetch })
const modules = new Map<string, Module>()

function moduleAt(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const importModuleDynamically = (specifier: string) => evaluateModule(resolve(dirname(file), specifier))
  const module = new SourceTextModule(readFileSync(file, 'utf8'), {
    context,
    identifier: file,
    importModuleDynamically,
  })
  modules.set(file, module)
  return module
}

async function evaluateModule(file: string): Promise<Module> {
  const module = moduleAt(file)
  if (module.status === 'unlinked')
    await module.link((specifier, { identifier }) => moduleAt(resolve(dirname(identifier), specifier)))
  await module.evaluate()
  return module
}

/** The platform serves the page where no file matches. */
const files: Record<string, () => Response> = {
  '/assets/a.js': () =>
    new Response('a', { headers: { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' } }),
  '/assets/same.js': () => new Response(null, { status: 304 }),
  '/assets/missing.js': () => new Response('', { status: 404 }),
  '/sw.js': () => new Response('w', { headers: { 'Content-Type': 'text/javascript' } }),
}
const page = () => new Response('<p>', { headers: { 'Content-Type': 'text/html' } })
const environment = {
  MARQUEE_BRANDS: brands,
  MARQUEE_RENDER_TIMEOUT: '30000',
  ASSETS: { fetch: async (request: Request) => (files[new URL(request.url).pathname] ?? page)() },
}
let waited = false
const platform = {
  waitUntil: () => {
    waited = true
  },
}
const { namespace } = await evaluateModule(resolve('dist.ssr/worker.mjs'))
const { default: worker } = namespace as {
  default: { fetch(request: Request, given: typeof environment, context: typeof platform): Promise<Response> }
}
async function requestPage(path: string): Promise<EdgeWorkerRun['answers'][number]> {
  const answer = await worker.fetch(new Request(`https://lumen.example${path}`), environment, platform)
  return { path, status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() }
}
const answers: EdgeWorkerRun['answers'] = []
for (const path of paths) answers.push(await requestPage(path))
calls.length = 0
await Promise.all([requestPage('/home'), requestPage('/home')])
console.log(JSON.stringify({ answers, calls, waited } satisfies EdgeWorkerRun))
process.exit()
