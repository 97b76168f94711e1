import { type Browser, chromium } from '@playwright/test'
// @ts-expect-error plain JavaScript: it runs before anything is installed
import { ensureBrowser } from '../../setup/ensureBrowser.mjs'

/** The browser of the end-to-end tests, without its own background requests. */
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
