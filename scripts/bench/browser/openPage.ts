import type { Browser, CDPSession, Page } from '@playwright/test'

export interface Screen {
  width: number
  height: number
}

interface Conditions {
  screen: Screen
  /** How many times slower the processor is made. */
  cpu?: number
  /** true: 1.6 Mb/s down, 150 ms to the first byte. */
  slow?: boolean
}

/** Bytes in a second, of 1.6 Mb/s down and 0.75 Mb/s up. */
const DOWN = 1_600_000 / 8
const UP = 750_000 / 8
const LATENCY = 150

/** A page of a fresh browser context, with nothing in its caches. Close its context after use. */
export async function openPage(
  browser: Browser,
  { screen, cpu = 1, slow }: Conditions,
): Promise<{ page: Page; devtools: CDPSession }> {
  const { width, height } = screen
  const phone = width < 600
  const context = await browser.newContext({
    viewport: { width, height },
    isMobile: phone,
    hasTouch: phone,
    deviceScaleFactor: phone ? 3 : 1,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  if (slow) {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY,
      downloadThroughput: DOWN,
      uploadThroughput: UP,
    })
  }
  if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return { page, devtools }
}
