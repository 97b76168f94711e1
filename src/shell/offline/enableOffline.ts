import dayjs from 'dayjs'
import { trustedWorkerUrl } from '../../consent/trustedScriptUrls'
import { formatInVisitorLanguage } from '../../lib/dates/formatInVisitorLanguage'
import { serviceBase } from '../../lib/url/serviceBase'
import type { PageMessage, WorkerMessage } from '../../offline/messages'
import type { Session } from '../../session/session'
import { offlineCopyDate } from './offlineCopyDate'

/**
 * Registers the service worker for offline mode (docs/how-to/sites/offline.md). Does nothing if the browser does not support or allow
 * it, or if another service worker has the scope `/`.
 * @param brand separates the caches of several brands at the same address
 */
export async function enableOffline(session: Session, brand: string): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  try {
    const [others] = await findWorkers()
    if (others.some(({ scope }) => new URL(scope).pathname === '/')) return
    serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      offlineCopyDate.set(formatInVisitorLanguage(dayjs(data.kept), 'MMM D, h:mm A'))
    })
    const isNew = !serviceWorker.controller
    const parameters = new URLSearchParams({ base: serviceBase(document), brand })
    const registration = await serviceWorker.register(trustedWorkerUrl(parameters), { updateViaCache: 'none' })
    registration.addEventListener('updatefound', () => announcePage(registration.installing))
    for (const worker of [registration.installing, registration.waiting, registration.active]) announcePage(worker)
    // Content of signed-in visitors must not be cached.
    if (!isNew || session.state().signedIn) return
    const addresses = performance.getEntriesByType('resource').map(({ name }) => name)
    const { active } = await serviceWorker.ready
    active?.postMessage({ type: 'seen', addresses } satisfies PageMessage)
  } catch {
    // Not allowed, out of space, or during a deployment: the next visit retries.
  }
}

/** Notifies a worker of this page and its build as soon as the worker is installed. */
function announcePage(worker: ServiceWorker | null): void {
  if (!worker) return
  // On a server-rendered page, the first script starts the others later (src/ssr/client/deferStart.ts).
  const scripts = [...document.scripts].flatMap(({ src, dataset }) => dataset.start?.split(' ') ?? src)
  const send = () => {
    if (worker.state === 'installed' || worker.state === 'activated')
      worker.postMessage({ type: 'here', scripts } satisfies PageMessage)
  }
  send()
  if (worker.state === 'installing') worker.addEventListener('statechange', send, { once: true })
}

/** Removes the project's worker and its caches. Keeps other workers. */
export async function disableOffline(): Promise<void> {
  const [, own] = await findWorkers()
  for (const registration of own) {
    const worker = registration.active ?? registration.waiting
    if (worker) worker.postMessage({ type: 'leave' } satisfies PageMessage)
    else await registration.unregister()
  }
}

/** The service workers of this origin. */
async function findWorkers(): Promise<[others: ServiceWorkerRegistration[], own: ServiceWorkerRegistration[]]> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  const isOwn = ({ active, waiting, installing }: ServiceWorkerRegistration) =>
    new URL((active ?? waiting ?? installing)?.scriptURL ?? location.href).pathname === '/sw.js'
  return [registrations.filter((registration) => !isOwn(registration)), registrations.filter(isOwn)]
}
