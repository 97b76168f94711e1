import { serviceBase } from '../../lib/url/serviceBase'

/** A service request as recorded by the browser. */
export interface PageCall {
  /** Path below the service address. */
  path: string
  /** HTTP status; undefined: not available in this browser. */
  status: number | undefined
  /** Milliseconds since navigation start. */
  start: number
  /** Milliseconds. */
  duration: number
  /** Transferred bytes; 0: from the browser's cache. */
  size: number
}

/** Size of the resource timing buffer. */
const BUFFER_SIZE = 5000

/**
 * Enlarges the resource timing buffer. Browsers record only the first 250 requests, and a development server sends each
 * file separately, so that service requests would be dropped.
 */
export const growResourceBuffer = (): void => performance.setResourceTimingBufferSize?.(BUFFER_SIZE)

/** Service requests since the document was loaded, in order of their start. */
export function readCalls(): PageCall[] {
  const base = new URL(serviceBase(document), location.href).pathname
  const entries = performance.getEntriesByType('resource').filter((each) => each instanceof PerformanceResourceTiming)
  return entries.flatMap(({ name, startTime: start, duration, transferSize: size, responseStatus }) => {
    const { pathname, search } = new URL(name)
    if (!pathname.startsWith(base)) return []
    return [{ path: pathname.slice(base.length) + search, status: responseStatus || undefined, start, duration, size }]
  })
}

/** The last request of a path, ignoring its query. */
export const lastCallOf = (calls: readonly PageCall[], path: string): PageCall | undefined =>
  calls.findLast((call) => normalizePath(call.path) === normalizePath(path))

const normalizePath = (path: string) => path.replace(/\?.*/, '').replace(/^\/|\/$/g, '')

/** Status, duration, and size or cache. */
export const formatCall = ({ status, duration, size }: PageCall): string =>
  [
    status ?? 'no status',
    formatDuration(duration),
    size === 0 ? 'from the browser’s cache' : `${(size / 1024).toFixed(1)} kB`,
  ].join(' · ')

/** @param milliseconds of a time */
export const formatDuration = (milliseconds: number): string =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`
