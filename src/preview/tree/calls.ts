import { serviceBase } from '../../lib/url/serviceBase'

/** A call of the service, as the browser saw it. */
export interface Call {
  /** Below the address of the service. */
  path: string
  /** Of HTTP; undefined: the browser does not say. */
  status: number | undefined
  /** Since the document was asked for, in milliseconds. */
  start: number
  /** In milliseconds. */
  duration: number
  /** In bytes over the line; 0: it came from the browser's cache. */
  size: number
}

/** The calls of the service since the document was loaded, in the order in which they began. */
export function readCalls(): Call[] {
  const base = new URL(serviceBase(document), location.href).pathname
  const entries = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
    responseStatus?: number
  })[]
  return entries.flatMap(({ name, startTime: start, duration, transferSize: size, responseStatus }) => {
    const { pathname, search } = new URL(name)
    if (!pathname.startsWith(base)) return []
    return [{ path: pathname.slice(base.length) + search, status: responseStatus || undefined, start, duration, size }]
  })
}
