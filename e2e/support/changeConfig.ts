import type { BrowserContext, Page } from '@playwright/test'

type SiteConfig = Record<string, unknown>

/** Changes the site config in the responses of the service. */
export async function changeConfig(where: Page | BrowserContext, change: (config: SiteConfig) => void): Promise<void> {
  await where.route('**/config/', async (route) => {
    const response = await route.fetch().catch(() => undefined)
    const document = await response?.json().catch(() => undefined)
    // Closing the page or ending the test aborts the request.
    if (!response || !document) return route.abort().catch(() => {})
    change(document.site_config)
    await route.fulfill({ response, json: document }).catch(() => {})
  })
}
