import type { CDPSession } from '@playwright/test'

/** Memory use of a page after garbage collection. */
export interface Footprint {
  /** JavaScript heap in megabytes. */
  heap: number
  /** Number of DOM nodes, including detached ones. */
  nodes: number
  listeners: number
}

/** Collects the garbage of a page and measures its memory use. */
export async function measureFootprint(devtools: CDPSession): Promise<Footprint> {
  await devtools.send('Performance.enable')
  // Objects that the first collection releases may release others.
  for (let round = 0; round < 2; round++) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { heap: value('JSHeapUsedSize') / 1e6, nodes: value('Nodes'), listeners: value('JSEventListeners') }
}

/** Allowed growth: a factor for caches that fill up, and an absolute part for noise. */
const MAX_GROWTH_FACTOR = 1.15
const ALLOWED_NOISE: Footprint = { heap: 1, nodes: 300, listeners: 30 }

/**
 * Compares memory use at the end with that after the warm-up.
 * @returns a line per value that has grown too much
 */
export function findGrowth(warm: Footprint, end: Footprint): string[] {
  return (['heap', 'nodes', 'listeners'] as const)
    .filter((what) => !(end[what] <= warm[what] * MAX_GROWTH_FACTOR + ALLOWED_NOISE[what]))
    .map((what) => `${what} grew from ${round(warm[what])} to ${round(end[what])}`)
}

/** "6.1 MB, 2410 nodes, 212 listeners". */
export const formatFootprint = ({ heap, nodes, listeners }: Footprint) =>
  `${round(heap)} MB, ${nodes} nodes, ${listeners} listeners`

const round = (value: number) => Math.round(value * 10) / 10
