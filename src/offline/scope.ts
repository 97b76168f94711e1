import type { FromPage, FromWorker } from './messages'

/** What a worker is told of. The types of the browser's own library are those of pages. */
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void
}

interface InstallEvent extends WorkerEvent {
  /** Says what goes which way without asking the worker. In Chrome since 123. */
  addRoutes?(routes: { condition: object; source: string }[]): Promise<void>
}

export interface AskedEvent extends WorkerEvent {
  request: Request
  /** The page that asks; of a navigation: none. */
  clientId: string
  /** The page that the navigation makes. */
  resultingClientId: string
  /** The answer that the browser has asked for beside the worker's start. */
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export interface ToldEvent extends WorkerEvent {
  data: FromPage
  source: Page | null
}

/** A page of the site. */
interface Page {
  id: string
  postMessage(message: FromWorker): void
}

/** What a worker sees around itself. */
interface WorkerScope {
  location: { href: string; origin: string }
  clients: {
    claim(): Promise<void>
    get(id: string): Promise<Page | undefined>
    matchAll(wanted: { type: 'window'; includeUncontrolled: boolean }): Promise<Page[]>
  }
  /** Not in Safari before 18.4 and Firefox before 140. */
  cookieStore?: { get(name: string): Promise<object | null> }
  registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(type: 'install', heard: (event: InstallEvent) => void): void
  addEventListener(type: 'activate', heard: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', heard: (event: AskedEvent) => void): void
  addEventListener(type: 'message', heard: (event: ToldEvent) => void): void
}

export const scope = self as unknown as WorkerScope
