import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const METROPOLIS = 'metropolis'
/** The pages of each site beyond those that its config names without a parameter. */
const MORE: Record<string, readonly string[]> = {
  lumen: [
    `/title/${METROPOLIS}`,
    `/title/${METROPOLIS}?view=links`,
    `/title/${METROPOLIS}?view=gallery`,
    '/serials/les-vampires',
    '/watch/les-vampires-06-hypnotic-eyes',
    `/play/${METROPOLIS}`,
    '/play/sherlock-jr',
    '/live/sunrise/sunrise-encore',
    '/genres/horror',
    '/shelf/weimar-nights',
    `/search?search=${METROPOLIS}`,
    '/reset',
    '/reset/fixture-reset',
    '/nowhere',
  ],
  laurel: [`/title/${METROPOLIS}`, `/play/${METROPOLIS}`, `/search?search=${METROPOLIS}`],
  vault: [`/title/${METROPOLIS}`, `/search?search=${METROPOLIS}`, '/reset/fixture-reset'],
  orchard: [`/pictures/${METROPOLIS}`, `/now/${METROPOLIS}`, `/episode/${METROPOLIS}`, '/reset'],
  bare: [`/title/${METROPOLIS}`, `/play/${METROPOLIS}`, '/search'],
  broken: [`/title/${METROPOLIS}`],
}
/** Pages that lead away, or sign out. */
const LEAVES = /^\/(?:logout|out|elsewhere|around|and-around|myself)$/
/** How long a page may take to be there, in milliseconds. */
export const PATIENCE = 15_000

/** How long the page before may stay, in milliseconds. */
const TURN = 1500

/** The fixture sites. */
export const SITES = Object.keys(MORE)

/** The pages of a fixture site: what its config names, and one of each kind that has a parameter. */
export function pagesOf(site: string): string[] {
  const text = readFileSync(join('fixtures', 'sites', site, 'config.json'), 'utf8')
  const { site_config: config } = JSON.parse(text) as { site_config: { routing: { route?: unknown }[] } }
  const routes = config.routing.flatMap((each) => (typeof each?.route === 'string' ? each.route : []))
  const plain = routes.filter((route) => /^\/[a-z-]*$/.test(route) && !LEAVES.test(route))
  return [...new Set([...plain, ...(MORE[site] ?? [])])]
}

/**
 * Keeps a page on its site: a page that leads to an identity provider stays where it is.
 * @param url of the site
 */
export const keepHere = (page: Page, url: string): Promise<unknown> =>
  page.route(
    (address) => address.origin !== new URL(url).origin,
    (route) => (route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback()),
  )

/** Goes to another page of the site as a link does, without loading it anew. @returns whether it came */
export async function goTo(page: Page, path: string): Promise<boolean> {
  await page
    .evaluate((to) => {
      Object.assign(window, { left: document.querySelector('.mq-page') })
      history.pushState({ idx: history.length }, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    }, path)
    .catch(() => page.waitForLoadState())
  // The page before stays until the next one is ready; what opens above it changes nothing of it.
  const another = () => document.querySelector('.mq-page') !== (window as { left?: unknown }).left
  await page.waitForFunction(another, undefined, { timeout: TURN }).catch(() => {})
  // Else the old page would be held by this script. A page that leads to a sign-in may be loaded anew meanwhile.
  await page.evaluate(() => Object.assign(window, { left: undefined })).catch(() => page.waitForLoadState())
  return settled(page)
}

/** Waits until a page has words, and waits for nothing itself. */
export const settled = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(
      () => {
        const places = [...document.querySelectorAll<HTMLElement>('main, dialog[open], .mq-play')]
        const waits = [...document.querySelectorAll('.mq-skeleton, main [aria-busy=true], .mq-player-stage__waits')]
        const seen = (element: Element) => {
          const { top, bottom, height } = element.getBoundingClientRect()
          return height > 0 && bottom > 0 && top < innerHeight && element.checkVisibility()
        }
        return places.some((place) => place.innerText.trim() || place.querySelector('video, img')) && !waits.some(seen)
      },
      undefined,
      { timeout: PATIENCE },
    )
    .then(
      () => true,
      () => false,
    )
