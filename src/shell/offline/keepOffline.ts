import dayjs from 'dayjs'
import { trustWorker } from '../../consent/trustedAddress'
import { dateWords } from '../../lib/dates/dateWords'
import { serviceBase } from '../../lib/url/serviceBase'
import type { FromPage, FromWorker } from '../../offline/messages'
import type { Session } from '../../session/session'
import { keptSince } from './keptSince'

/**
 * Has the browser keep the site for times without a line, by a worker of its own (docs/offline.md). Where the browser knows
 * none, forbids it, or another worker stands at the root of the site, all stays as it was.
 * @param brand tells brands at one address apart
 */
export async function keepOffline(session: Session, brand: string): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  try {
    const [others] = await findWorkers()
    if (others.some(({ scope }) => new URL(scope).pathname === '/')) return
    serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      keptSince.set(dateWords(dayjs(data.kept), 'MMM D, h:mm A'))
    })
    const isNew = !serviceWorker.controller
    const told = new URLSearchParams({ base: serviceBase(document), brand })
    const registration = await serviceWorker.register(trustWorker(told), { updateViaCache: 'none' })
    registration.addEventListener('updatefound', () => greet(registration.installing))
    for (const worker of [registration.installing, registration.waiting, registration.active]) greet(worker)
    // What somebody sees who is signed in is theirs.
    if (!isNew || session.state().signedIn) return
    const addresses = performance.getEntriesByType('resource').map(({ name }) => name)
    const { active } = await serviceWorker.ready
    active?.postMessage({ type: 'seen', addresses } satisfies FromPage)
  } catch {
    // Forbidden, full, or in the middle of a deployment: the next visit tries again.
  }
}

/** Tells a worker, when it can hear, that this page stands. */
function greet(worker: ServiceWorker | null): void {
  if (!worker) return
  // On a drawn page the first script starts the other one later (src/ssr/client/deferStart.ts).
  const scripts = [...document.scripts].flatMap(({ src, dataset }) => dataset.start?.split(' ') ?? src)
  const say = () => {
    if (worker.state === 'installed' || worker.state === 'activated')
      worker.postMessage({ type: 'here', scripts } satisfies FromPage)
  }
  say()
  if (worker.state === 'installing') worker.addEventListener('statechange', say, { once: true })
}

/** Removes the worker and all that it keeps. Workers of others stay. */
export async function leaveOffline(): Promise<void> {
  const [, own] = await findWorkers()
  for (const registration of own) {
    const worker = registration.active ?? registration.waiting
    if (worker) worker.postMessage({ type: 'leave' } satisfies FromPage)
    else await registration.unregister()
  }
}

/** The workers of this origin: those of others, and the project's own. */
async function findWorkers(): Promise<[others: ServiceWorkerRegistration[], own: ServiceWorkerRegistration[]]> {
  const all = await navigator.serviceWorker.getRegistrations()
  const isOwn = ({ active, waiting, installing }: ServiceWorkerRegistration) =>
    new URL((active ?? waiting ?? installing)?.scriptURL ?? location.href).pathname === '/sw.js'
  return [all.filter((each) => !isOwn(each)), all.filter(isOwn)]
}
