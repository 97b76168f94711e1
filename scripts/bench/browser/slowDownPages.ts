import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from '@playwright/test'

/** Time that pages run between two pauses. */
const RUN_SLICE_MS = 4

/** Interval at which new page processes are looked up. */
const REFRESH_INTERVAL_MS = 100

/**
 * Slows the pages of a browser down by pausing their processes repeatedly.
 *
 * The problem: the browser's emulation of a slow processor uses processor time of the page's own thread, so the measured
 * processor time is mostly that of the emulation. The solution: a paused process uses no processor time. Each pause is
 * as long as the slice before it really took, times `slower` - 1, so late timers do not change the ratio.
 * @param slower slowdown factor
 * @returns resumes the pages; call it before closing them
 */
export async function slowDownPages(browser: Browser, slower: number): Promise<() => Promise<void>> {
  const devtools = await browser.newBrowserCDPSession()
  let isActive = true
  let pages: number[] = []
  const refresh = async () => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
    pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  }
  await refresh()
  const refreshing = (async () => {
    while (isActive) {
      await pause(REFRESH_INTERVAL_MS)
      await refresh()
    }
  })()
  const pausing = (async () => {
    while (isActive) {
      const started = performance.now()
      await pause(RUN_SLICE_MS)
      // Resume the same processes later: the list may change in between.
      const paused = pages.filter((id) => sendSignal(id, 'SIGSTOP'))
      await pause((performance.now() - started) * (slower - 1))
      for (const id of paused) sendSignal(id, 'SIGCONT')
    }
  })()
  return async () => {
    isActive = false
    await Promise.all([refreshing, pausing])
    await devtools.detach()
  }
}

/** @returns false if the process has ended */
function sendSignal(id: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(id, name)
  } catch {
    return false
  }
}
