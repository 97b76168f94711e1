import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { createContext, type Module, SourceTextModule } from 'node:vm'

// Runs dist.edge/worker.mjs where there is what workers have, and nothing of Node, and prints its answers:
//   node --experimental-vm-modules scripts/run.mjs e2e/support/bareWorker.ts BRANDS PATH…
const [brands, ...paths] = process.argv.slice(2)

const WEB = [
  ...['fetch', 'Request', 'Response', 'Headers', 'URL', 'URLSearchParams', 'AbortController', 'AbortSignal'],
  ...['TextEncoder', 'TextDecoder', 'ReadableStream', 'Event', 'EventTarget', 'DOMException', 'MessageChannel'],
  ...['crypto', 'performance', 'atob', 'btoa', 'queueMicrotask', 'structuredClone', 'console'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
]
const context = createContext(Object.fromEntries(WEB.map((name) => [name, Reflect.get(globalThis, name)])))
const modules = new Map<string, Module>()

function moduleAt(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const importModuleDynamically = (specifier: string) => started(resolve(dirname(file), specifier))
  const module = new SourceTextModule(readFileSync(file, 'utf8'), {
    context,
    identifier: file,
    importModuleDynamically,
  })
  modules.set(file, module)
  return module
}

async function started(file: string): Promise<Module> {
  const module = moduleAt(file)
  if (module.status === 'unlinked')
    await module.link((specifier, { identifier }) => moduleAt(resolve(dirname(identifier), specifier)))
  await module.evaluate()
  return module
}

const environment = {
  MARQUEE_BRANDS: brands,
  MARQUEE_PATIENCE: '30000',
  ASSETS: { fetch: async (request: Request) => new Response(`asset of ${new URL(request.url).pathname}`) },
}
const { namespace } = await started(resolve('dist.edge/worker.mjs'))
const { default: worker } = namespace as {
  default: { fetch(request: Request, given: typeof environment): Promise<Response> }
}
for (const path of paths) {
  const answer = await worker.fetch(new Request(`https://lumen.example${path}`), environment)
  console.log(answer.status, Object.fromEntries(answer.headers), await answer.text())
}
process.exit()
