import { cachedBuild } from './build'
import { install, respondWithBuildFile, respondWithPage } from './buildFiles'
import { resourceKind } from './cacheRules'
import { oldestByPage } from './reportCachedAt'
import { type MessageFromPageEvent, workerScope } from './scope'
import { cacheLoadedUrls, respondFromService } from './serviceResponses'
import { BRAND_CACHE_NAMES, BUILD_CACHE_NAME, removeCaches, siteUrls, stopCaching } from './siteCaches'

// The service worker that caches the shell and the last lists of a site (docs/how-to/sites/offline.md).

workerScope.addEventListener('install', (event) => {
  event.waitUntil(install())
  // Images and streams bypass the worker without the delay of a fetch handler.
  event.addRoutes?.([{ condition: { urlPattern: { pathname: '/media/*' } }, source: 'network' }]).catch(() => {})
})

workerScope.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      // An active worker has no pages of an older build or another brand.
      await removeCaches([BUILD_CACHE_NAME, ...Object.values(BRAND_CACHE_NAMES)])
      await workerScope.registration.navigationPreload?.enable()
      await workerScope.clients.claim()
    })(),
  ),
)

workerScope.addEventListener('fetch', (event) => {
  const kind = resourceKind(event.request, siteUrls)
  if (kind === 'page') event.respondWith(respondWithPage(event))
  else if (kind === 'buildFile') event.respondWith(respondWithBuildFile(event))
  else if (kind) event.respondWith(respondFromService(event, kind))
})

workerScope.addEventListener('message', (event) => event.waitUntil(handleMessage(event)))

/** Ids of the pages that run this build */
const currentPages = new Set<string>()

async function handleMessage({ data, source }: MessageFromPageEvent): Promise<void> {
  if (!source) return
  if (data.type === 'seen') return cacheLoadedUrls(data.addresses)
  if (data.type === 'leave') {
    await stopCaching()
    await workerScope.registration.unregister()
    return
  }
  const at = oldestByPage.get(source.id)
  if (at) source.postMessage({ kept: at })
  await activateIfUnused(source.id, data.scripts)
}

/**
 * Activates a new build once all pages of older builds are closed, because their streams and forms still need the old
 * files. Pages opened meanwhile already run the new build, because pages come from the network.
 */
async function activateIfUnused(id: string, scripts: readonly string[]): Promise<void> {
  if (scripts.some((script) => script.endsWith(cachedBuild.entryUrl))) currentPages.add(id)
  const pages = await workerScope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.every((page) => currentPages.has(page.id))) await workerScope.skipWaiting()
}
