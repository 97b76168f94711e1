import type { CDPSession } from '@playwright/test'

/** What a page holds once its garbage is collected. */
export interface Footprint {
  /** Heap of its scripts, in megabytes. */
  heap: number
  /** Nodes of its documents, with those that only scripts still know. */
  nodes: number
  listeners: number
}

/** Collects the garbage of a page, and tells what is left. */
export async function footprint(devtools: CDPSession): Promise<Footprint> {
  await devtools.send('Performance.enable')
  // What the first collection sets free may free more.
  for (let round = 0; round < 2; round++) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { heap: value('JSHeapUsedSize') / 1e6, nodes: value('Nodes'), listeners: value('JSEventListeners') }
}

/** Growth that is no leak: caches that fill up, in parts of the first figure, and as much again for noise. */
const GROWTH = 1.15
const NOISE: Footprint = { heap: 1, nodes: 300, listeners: 30 }

/**
 * Compares what a page holds at the end with what it held once it was warm.
 * @returns what has grown
 */
export function grown(warm: Footprint, end: Footprint): string[] {
  return (['heap', 'nodes', 'listeners'] as const)
    .filter((what) => !(end[what] <= warm[what] * GROWTH + NOISE[what]))
    .map((what) => `${what} grew from ${round(warm[what])} to ${round(end[what])}`)
}

/** "6.1 MB, 2410 nodes, 212 listeners". */
export const told = ({ heap, nodes, listeners }: Footprint) =>
  `${round(heap)} MB, ${nodes} nodes, ${listeners} listeners`

const round = (value: number) => Math.round(value * 10) / 10
