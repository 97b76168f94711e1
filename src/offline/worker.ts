import { answer, takeSeen } from './answers'
import { build } from './build'
import { file, install, page } from './files'
import { ANSWERS, BUILD, place, removeAll, takeLeave } from './place'
import { kindOf } from './rules'
import { scope, type ToldEvent } from './scope'
import { kept } from './told'

// The service worker that caches the shell and the last lists of a site (docs/offline.md).

scope.addEventListener('install', (event) => {
  event.waitUntil(install())
  // Images and streams bypass the worker without the delay of a fetch handler.
  event.addRoutes?.([{ condition: { urlPattern: { pathname: '/media/*' } }, source: 'network' }]).catch(() => {})
})

scope.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      // No page of an older build or another brand is open any more.
      await removeAll([BUILD, ...Object.values(ANSWERS)])
      await scope.registration.navigationPreload?.enable()
      await scope.clients.claim()
    })(),
  ),
)

scope.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, place)
  if (kind === 'page') event.respondWith(page(event))
  else if (kind === 'file') event.respondWith(file(event))
  else if (kind) event.respondWith(answer(event, kind))
})

scope.addEventListener('message', (event) => event.waitUntil(hear(event)))

/** Pages opened by this build */
const own = new Set<string>()

async function hear({ data, source }: ToldEvent): Promise<void> {
  if (!source) return
  if (data.type === 'seen') return takeSeen(data.addresses)
  if (data.type === 'leave') {
    await takeLeave()
    await scope.registration.unregister()
    return
  }
  const at = kept.get(source.id)
  if (at) source.postMessage({ kept: at })
  await takeOver(source.id, data.scripts)
}

/**
 * A new build waits until all pages of older ones are closed, so that streams and forms continue with their files. Pages
 * opened since then are of the new build, because pages come from the network.
 */
async function takeOver(id: string, scripts: readonly string[]): Promise<void> {
  if (scripts.some((script) => script.endsWith(build.entry))) own.add(id)
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.every((page) => own.has(page.id))) await scope.skipWaiting()
}
