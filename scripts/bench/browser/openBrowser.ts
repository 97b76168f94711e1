import { type Browser, chromium } from '@playwright/test'
// @ts-expect-error plain JavaScript: it runs before anything is installed
import { ensureBrowser } from '../../setup/ensureBrowser.mjs'

/** The browser of the journeys, without what it does by itself in the background. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
