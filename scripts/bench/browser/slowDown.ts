import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from '@playwright/test'

/** A page runs for so long at a time, in milliseconds. */
const SLICE = 4

/** How often the browser is asked for new processes of pages, in milliseconds. */
const REFRESH = 100

/**
 * Makes the pages of a browser several times slower: their processes are held again and again.
 *
 * The problem: the browser's own emulation of a slow processor burns time in the thread that it slows, as long as its
 * own clock says; so processor time tells more of the emulation than of the page, and on a busy machine anything. The
 * solution: who is held takes no processor time. After each slice they are held for as long as it really took, times
 * what they are to be slower, so that a late timer makes no difference.
 * @param slower 4: what takes a second takes four
 * @returns lets them go on; to be called before they are closed
 */
export async function slowDown(browser: Browser, slower: number): Promise<() => Promise<void>> {
  const devtools = await browser.newBrowserCDPSession()
  let going = true
  let pages: number[] = []
  const refresh = async () => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
    pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  }
  await refresh()
  const refreshing = (async () => {
    while (going) {
      await pause(REFRESH)
      await refresh()
    }
  })()
  const holding = (async () => {
    while (going) {
      const started = performance.now()
      await pause(SLICE)
      // The same ones are let go: the list may change meanwhile.
      const held = pages.filter((id) => signal(id, 'SIGSTOP'))
      await pause((performance.now() - started) * (slower - 1))
      for (const id of held) signal(id, 'SIGCONT')
    }
  })()
  return async () => {
    going = false
    await Promise.all([refreshing, holding])
    await devtools.detach()
  }
}

/** @returns false: it has ended meanwhile */
function signal(id: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(id, name)
  } catch {
    return false
  }
}
