import { useSyncExternalStore } from 'react'
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

/** So many files and calls of a page are remembered. */
const MOST = 5000

/**
 * The problem: a browser remembers the first 250 requests of a page, and a development server sends each file by itself, so
 * that the calls of the service are among those that it forgets. The solution: it is told to remember more.
 */
export const keepCalls = (): void => performance.setResourceTimingBufferSize?.(MOST)

let known: readonly Call[] = []

/** The calls of the service since the document was loaded, in the order in which they began; also those that come later. */
export const useCalls = (): readonly Call[] => useSyncExternalStore(watch, () => known)

function watch(changed: () => void): () => void {
  known = readCalls()
  const observer = new PerformanceObserver(() => {
    const now = readCalls()
    if (now.length === known.length) return
    known = now
    changed()
  })
  observer.observe({ type: 'resource' })
  return () => observer.disconnect()
}

function readCalls(): Call[] {
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

/** The last call of a path, whatever it was asked with. */
export const lastCallOf = (calls: readonly Call[], path: string): Call | undefined =>
  calls.findLast((call) => bare(call.path) === bare(path))

const bare = (path: string) => path.replace(/\?.*/, '').replace(/^\/|\/$/g, '')

/** Status, time, and whether it was in the browser's cache. */
export const callWords = ({ status, duration, size }: Call): string =>
  [
    status ?? 'no status',
    timeWords(duration),
    size === 0 ? 'from the browser’s cache' : `${(size / 1024).toFixed(1)} kB`,
  ].join(' · ')

/** @param milliseconds of a time */
export const timeWords = (milliseconds: number): string =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`
