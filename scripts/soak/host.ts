import { readFileSync } from 'node:fs'
import { buildEdge } from '../edge/buildEdge'
import { brandBehind, startHost } from '../edge/startHost'
import { pagesOf } from './pages'
import type { Soak } from './soak'

/** So many pages at full length. */
const PAGES = 10_000
/** So many are asked for at a time. */
const AT_ONCE = 8
/** Memory may be so much more at the end than after a fifth of the pages, by when all stores are full. */
const GROWN = 1.25

/** Has the host fill thousands of pages: each is answered, and its memory stays level. */
export async function host({ root, dist, url, share }: Soak): Promise<string[]> {
  await buildEdge(root, dist)
  const filling = await startHost((port) => [brandBehind([`127.0.0.1:${port}`], url)], { dist })
  const paths = pagesOf('lumen')
  const count = Math.max(500, Math.round(PAGES * share))
  const wrong: string[] = []
  let drawn = 0
  const one = async (number: number) => {
    const path = paths[number % paths.length] ?? '/home'
    const answer = await fetch(`http://127.0.0.1:${filling.port}${path}`)
    const html = await answer.text()
    if (html.includes('id="drawn"')) drawn++
    if (answer.status !== 200 && answer.status !== 404) wrong.push(`${path} answered ${answer.status}`)
    if (!html.includes('Lumen</title>') && !html.includes('<title>Marquee</title>')) wrong.push(`${path} is no page`)
  }
  const memory: number[] = []
  try {
    for (let next = 0; next < count; next += AT_ONCE) {
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - next) }, (_, more) => one(next + more)))
      const due = Math.floor(((next + AT_ONCE) / count) * 5)
      if (due > memory.length) memory.push(megabytes(filling.pid))
    }
  } finally {
    filling.close()
  }
  console.log(`     ${count} pages, ${drawn} of them drawn; ${memory.map((mb) => mb.toFixed(0)).join(', ')} MB`)
  const [first = 0] = memory
  if ((memory.at(-1) ?? 0) > first * GROWN) wrong.push(`its memory grew from ${first} to ${memory.at(-1)} MB`)
  return [...new Set(wrong)]
}

/** What a process holds in memory, as Linux tells it; 0 elsewhere. */
function megabytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000
  } catch {
    return 0
  }
}
