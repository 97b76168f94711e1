import type { PageMessage, WorkerMessage } from './messages'

/** Types of the service worker events; TypeScript's DOM library only has those of pages. */
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void
}

interface InstallEvent extends WorkerEvent {
  /** Routes requests without the worker. Chrome 123 and later */
  addRoutes?(routes: { condition: object; source: string }[]): Promise<void>
}

export interface FetchEvent extends WorkerEvent {
  request: Request
  /** The requesting page; empty for a navigation */
  clientId: string
  /** The page that the navigation creates */
  resultingClientId: string
  /** Response of the navigation preload */
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export interface MessageFromPageEvent extends WorkerEvent {
  data: PageMessage
  source: PageClient | null
}

/** A page of the site */
interface PageClient {
  id: string
  postMessage(message: WorkerMessage): void
}

/** Global scope of the worker */
interface WorkerScope {
  location: { href: string; origin: string }
  clients: {
    claim(): Promise<void>
    get(id: string): Promise<PageClient | undefined>
    matchAll(wanted: { type: 'window'; includeUncontrolled: boolean }): Promise<PageClient[]>
  }
  /** Not in Safari before 18.4 and Firefox before 140 */
  cookieStore?: { get(name: string): Promise<object | null> }
  registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void
  addEventListener(type: 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageFromPageEvent) => void): void
}

// The DOM library declares the `self` of a page.
declare const self: WorkerScope

export const workerScope = self
