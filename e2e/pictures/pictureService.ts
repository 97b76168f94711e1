import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { shownModules, shownViews } from '../../fixtures/documents/pictures/shown'
import title from '../../fixtures/documents/pictures/title.json' with { type: 'json' }
import cards from '../../fixtures/documents/pictures/titles.json' with { type: 'json' }
import { isRecord } from '../../src/lib/json/isRecord'

/** Simulated time of all screenshots. */
const CLOCK_TIME = '2026-11-05T04:44:00Z'

/** Path of the page with every module, in every brand. */
export const MODULES_PATH = '/pictures'

/** Changes to a brand's config for screenshots. */
export interface PictureOptions {
  /** Shows the full-page countdown. */
  gate?: boolean
  /** Style sheet instead of the brand's. */
  css?: string
}

/**
 * The service for screenshots. Brand and style sheets are those of the fixture site, all other data is from
 * `fixtures/documents/pictures`, so that no screenshot depends on the catalogue, the time or the viewer.
 */
export async function servePictures(page: Page, { gate = false, css }: PictureOptions): Promise<void> {
  await page.clock.setFixedTime(CLOCK_TIME)
  await page.route('**/pictures/*.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: testPattern(route) }),
  )
  await page.route(/\/api\/v\d\//, (route) => answerCall(route, gate, css))
  if (css) {
    await page.route('**/site/pictures.css', (route) => route.fulfill({ contentType: 'text/css', body: css }))
    const figtree = readFileSync('fixtures/sites/orchard/fonts/figtree-latin-wght-normal.woff2')
    await page.route('**/site/pictures.woff2', (route) => route.fulfill({ contentType: 'font/woff2', body: figtree }))
  }
}

async function answerCall(route: Route, gate: boolean, css: string | undefined): Promise<void> {
  const path = new URL(route.request().url()).pathname.replace(/^\/api\/v\d\//, '').replace(/\/$/, '')
  // The site reads the server's clock from here.
  const headers = { date: new Date(CLOCK_TIME).toUTCString(), 'content-type': 'application/json' }
  if (path === 'config') {
    const response = await route.fetch()
    const config = pictureConfig(await response.json(), gate, css)
    return route.fulfill({ headers, body: JSON.stringify(config) })
  }
  const data = callData(path, new URL(route.request().url()).searchParams)
  if (data === undefined) return route.fulfill({ status: 404, headers, body: JSON.stringify({ data: null }) })
  const body = path.endsWith('picture-layouts')
    ? layoutsResponse
    : { data, total: Array.isArray(data) ? data.length : 1 }
  return route.fulfill({ headers, body: JSON.stringify(body) })
}

/**
 * The brand's config with the pages for screenshots, open to all visitors, and without elements that depend on time or
 * visitor.
 */
function pictureConfig(config: { site_config: Record<string, unknown> }, gate: boolean, css: string | undefined) {
  const { routing = [], countdown, ...site } = config.site_config as { routing?: object[]; countdown?: object }
  const wait = { placeholder: 'Opens on 14 November', ...countdown, start_time: '2026-12-15T09:14:00Z' }
  return {
    ...config,
    site_config: {
      ...site,
      ...(css && { css: ['/site/pictures.css'] }),
      force_keycloak: false,
      is_show_title_in_modal: false,
      allow_unauthed_details: true,
      show_spoilers: true,
      nominations_group: undefined,
      add_global_class_after: undefined,
      cookies_consent: { enabled: false },
      title_layouts_uri: 'modules/placement/picture-layouts/',
      ...(gate && { countdown: { ...wait, full_page: true } }),
      routing: [
        {
          route: MODULES_PATH,
          component: 'modulesonly',
          modules_uri: 'modules/placement/pictures/',
          show_in_menu: false,
        },
        ...routing.filter((route) => !('default' in route)),
      ],
    },
  }
}

const { data: layoutData } = title.layouts
const layoutsResponse = { data: { ...layoutData, feature: { ...layoutData.feature, views: shownViews } } }

/** The response data for a path of the service; undefined: 404. */
function callData(path: string, query: URLSearchParams): unknown {
  const [resource, name = '', id = '', what = ''] = path.split('/')
  if (resource === 'modules' && id === 'pictures') return shownModules.map(withCards)
  if (resource === 'modules' && id === 'picture-layouts') return layoutsResponse
  if (resource === 'modules') return []
  if (resource === 'avails' && name === 'titles') return Object.entries(title.titles).find(([slug]) => slug === id)?.[1]
  if (resource === 'live-events') return title.live_events
  if (resource !== 'inventory') return undefined
  const types = query.get('type')?.split(',')
  if (id === 'seasons') return title.seasons
  if (id === 'episodes') return title.episodes
  if (id === 'extras') return title.extras.filter((each) => !types || types.includes(each.title_type))
  if (id === 'links') return title.links
  if (id === 'media') return title.media.filter((each) => !types || types.includes(each.type))
  return what ? undefined : []
}

/** Fills in the items of a module with whole cards, as the service sends them. */
function withCards(module: (typeof shownModules)[number], index: number) {
  const { content } = module
  const whole = (item: unknown) =>
    isRecord(item) ? { ...cards.find(({ slug }) => slug === item.slug), ...item } : item
  return { position: index + 1, module: Array.isArray(content) ? { ...module, content: content.map(whole) } : module }
}

const IMAGE_SIZES: Record<string, [number, number]> = {
  still: [1600, 900],
  banner: [2100, 900],
  poster: [800, 1200],
  logo: [800, 200],
}
const PATTERN_COLOURS = ['#31556b', '#6b3f31', '#3d6b31', '#5a316b', '#6b6331']

/**
 * A test card instead of art: a frame, the diagonals and a circle, which show cropping and distortion in a small file.
 * A title logo is a bar with rounded ends.
 */
function testPattern(route: Route): string {
  const [, number = '1', kind = 'still'] = /(\d+)\.(\w+)\.svg/.exec(route.request().url()) ?? []
  const [width, height] = IMAGE_SIZES[kind] ?? [1600, 900]
  const start = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">`
  if (kind === 'logo')
    return `${start}<rect width="800" height="200" rx="100" fill="#f4e6c2"/><rect x="60" y="60" width="500" height="80" fill="#333"/></svg>`
  const radius = Math.min(width, height) / 2 - 40
  return `${start}<rect width="100%" height="100%" fill="#fff"/><rect x="24" y="24" width="${width - 48}" height="${height - 48}" fill="${PATTERN_COLOURS[Number(number) % PATTERN_COLOURS.length]}"/><path d="M0 0L${width} ${height}M0 ${height}L${width} 0" stroke="#fff" stroke-width="8"/><circle cx="50%" cy="50%" r="${radius}" fill="none" stroke="#fff" stroke-width="8"/></svg>`
}
