import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const TITLE_SLUG = 'metropolis'
/** Pages of each site in addition to the routes of its config without parameters. */
const EXTRA_PATHS: Record<string, readonly string[]> = {
  lumen: [
    `/title/${TITLE_SLUG}`,
    `/title/${TITLE_SLUG}?view=links`,
    `/title/${TITLE_SLUG}?view=gallery`,
    '/serials/les-vampires',
    '/watch/les-vampires-06-hypnotic-eyes',
    `/play/${TITLE_SLUG}`,
    '/play/sherlock-jr',
    '/live/sunrise/sunrise-encore',
    '/genres/horror',
    '/shelf/weimar-nights',
    `/search?search=${TITLE_SLUG}`,
    '/reset',
    '/reset/fixture-reset',
    '/nowhere',
  ],
  laurel: [`/title/${TITLE_SLUG}`, `/play/${TITLE_SLUG}`, `/search?search=${TITLE_SLUG}`],
  vault: [`/title/${TITLE_SLUG}`, `/search?search=${TITLE_SLUG}`, '/reset/fixture-reset'],
  orchard: [`/pictures/${TITLE_SLUG}`, `/now/${TITLE_SLUG}`, `/episode/${TITLE_SLUG}`, '/reset'],
  bare: [`/title/${TITLE_SLUG}`, `/play/${TITLE_SLUG}`, '/search'],
  broken: [`/title/${TITLE_SLUG}`],
}
/** Pages that lead to another site or sign out. */
const EXCLUDED_PATHS = /^\/(?:logout|out|elsewhere|around|and-around|myself)$/
/** How long a page may load, in milliseconds. */
export const LOAD_TIMEOUT_MS = 15_000

/** How long the previous page may stay, in milliseconds. */
const NAVIGATION_TIMEOUT_MS = 1500

/** Names of the fixture sites. */
export const SITES = Object.keys(EXTRA_PATHS)

/** Paths of a fixture site: the routes of its config without parameters, and one path for each kind with parameters. */
export function pagesOf(site: string): string[] {
  const text = readFileSync(join('fixtures', 'sites', site, 'config.json'), 'utf8')
  const { site_config: config } = JSON.parse(text) as { site_config: { routing: { route?: unknown }[] } }
  const routes = config.routing.flatMap((each) => (typeof each?.route === 'string' ? each.route : []))
  const plain = routes.filter((route) => /^\/[a-z-]*$/.test(route) && !EXCLUDED_PATHS.test(route))
  return [...new Set([...plain, ...(EXTRA_PATHS[site] ?? [])])]
}

/**
 * Blocks navigation to other origins, such as an identity provider, so that the page stays where it is.
 * @param url of the site
 */
export const blockOtherOrigins = (page: Page, url: string): Promise<unknown> =>
  page.route(
    (address) => address.origin !== new URL(url).origin,
    (route) => (route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback()),
  )

/** Navigates within the app as a link does. @returns whether the page was ready in time */
export async function goTo(page: Page, path: string): Promise<boolean> {
  await page
    .evaluate((to) => {
      Object.assign(window, { left: document.querySelector('.mq-page') })
      history.pushState({ idx: history.length }, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    }, path)
    .catch(() => page.waitForLoadState())
  // The previous page stays until the next one is ready. A dialog opens without replacing it.
  const hasNewPage = () => document.querySelector('.mq-page') !== (window as { left?: unknown }).left
  await page.waitForFunction(hasNewPage, undefined, { timeout: NAVIGATION_TIMEOUT_MS }).catch(() => {})
  // Releases the old page, which this script would hold in memory. A redirect to a sign-in may reload the document
  // meanwhile.
  await page.evaluate(() => Object.assign(window, { left: undefined })).catch(() => page.waitForLoadState())
  return waitUntilSettled(page)
}

/** Waits until the page shows text or media, and nothing in the viewport is loading. @returns whether it did in time */
export const waitUntilSettled = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(
      () => {
        const containers = [...document.querySelectorAll<HTMLElement>('main, dialog[open], .mq-play')]
        const loading = [...document.querySelectorAll('.mq-skeleton, main [aria-busy=true], .mq-player-stage__waits')]
        const isInViewport = (element: Element) => {
          const { top, bottom, height } = element.getBoundingClientRect()
          return height > 0 && bottom > 0 && top < innerHeight && element.checkVisibility()
        }
        return (
          containers.some((place) => place.innerText.trim() || place.querySelector('video, img')) &&
          !loading.some(isInViewport)
        )
      },
      undefined,
      { timeout: LOAD_TIMEOUT_MS },
    )
    .then(
      () => true,
      () => false,
    )
