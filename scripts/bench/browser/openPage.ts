import type { Browser, CDPSession, Page } from '@playwright/test'

export interface Screen {
  width: number
  height: number
}

interface PageConditions {
  screen: Screen
  /** Slowdown factor of the processor. */
  cpu?: number
  /** true: slow 4G with 1.6 Mb/s down and a latency of 150 ms. */
  slow?: boolean
}

/** Bytes per second. */
const DOWNLOAD_BYTES_PER_SECOND = 1_600_000 / 8
const UPLOAD_BYTES_PER_SECOND = 750_000 / 8
const LATENCY_MS = 150

/** A page of a new browser context with empty caches. Close its context after use. */
export async function openPage(
  browser: Browser,
  { screen, cpu = 1, slow }: PageConditions,
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
      latency: LATENCY_MS,
      downloadThroughput: DOWNLOAD_BYTES_PER_SECOND,
      uploadThroughput: UPLOAD_BYTES_PER_SECOND,
    })
  }
  if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return { page, devtools }
}
