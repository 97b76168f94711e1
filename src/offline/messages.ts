/** Messages from a page to its service worker */
export type PageMessage =
  /** The page has started with these scripts (URLs). The worker responds with the age of cached data. */
  | { type: 'here'; scripts: string[] }
  /** The page was loaded before the worker was installed, with these URLs. */
  | { type: 'seen'; addresses: string[] }
  /** The site no longer wants a worker. */
  | { type: 'leave' }

/** The worker has sent cached data, the oldest from `kept`, in milliseconds since 1970. */
export interface WorkerMessage {
  kept: number
}
