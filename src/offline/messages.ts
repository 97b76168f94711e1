/** What a page says to the worker that keeps the site for times without a line. */
export type FromPage =
  /** It stands: these scripts it was started with, by their addresses. The worker says when what it shows was kept. */
  | { type: 'here'; scripts: string[] }
  /** It was loaded before there was a worker, with these addresses. */
  | { type: 'seen'; addresses: string[] }
  /** The site wants none any more. */
  | { type: 'leave' }

/** What the worker says to a page: it answered it with what was kept, the oldest of it at `kept`, in milliseconds since 1970. */
export interface FromWorker {
  kept: number
}
