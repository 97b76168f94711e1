import { parseDate } from '../lib/dates/parseDate'
import { safeResource } from '../lib/url/safeHref'
import { listOf } from '../site/brand/brand'
import { MOBILE_WIDTH } from '../site/brand/mobileWidth'
import type { Resolved } from '../site/plan/resolvePage'
import type { Runtime } from '../site/runtime'
import { createText } from '../text/createText'
import { LANGUAGES, languageOf } from '../text/languages/languages'
import type { Built } from './built'
import { forBothScreens } from './draw/bothScreens'
import { drawPage } from './draw/drawPage'
import { neededRules } from './draw/neededRules'
import type { Filling } from './head/fillPage'
import { isPublic, pageHead } from './head/pageHead'
import { subjectOf } from './subject'

/** Who asks for which page. */
export interface Visit {
  runtime: Runtime
  url: URL
  /** Origin of the site as the table of brands spells it. */
  origin: string
  /** Origin of what the service names by a path. */
  media: string
  /** true: signed in, or with a language of an own choice, so that what everybody gets is not what this one gets. */
  isKnown: boolean
  now: number
}

/**
 * The living page comes below what is drawn, and takes its place when it has as much to show (src/edge/browser/takeOver.ts).
 * Where what does that could not be loaded, the page comes forth by itself eight seconds after it came,
 * also for who wants no motion (src/styles/base.scss).
 */
const COVERED = [
  '#app[data-below]{visibility:hidden;position:absolute;top:0;left:0;right:0}',
  '#app[data-below]:not(:empty){animation:mq-forth 1ms 8s forwards!important}',
  '#app[data-below]:not(:empty)~#drawn{animation:mq-gone 1ms 8s forwards!important}',
  '@keyframes mq-forth{from,to{visibility:visible}}',
  '@keyframes mq-gone{from,to{visibility:hidden;height:0}}',
].join('')

/** What is put into a page, and the status that it is answered with. */
export async function fillVisit(visit: Visit, built: Built): Promise<{ filling: Filling; status: number }> {
  const { runtime, origin, media } = visit
  const url = startOf(runtime, visit.url)
  const { plan } = runtime
  const { site_config: config } = plan.document
  const resolved = runtime.resolve({ pathname: url.pathname, search: url.search, hash: '' })
  const language = languageOf(config, undefined)
  const { title, missing } = await subjectOf(runtime, resolved)
  const head = pageHead({
    plan,
    kinds: runtime.registry.kinds,
    resolved,
    title,
    origin,
    media,
    t: createText(config.texts),
  })
  const filling: Filling = {
    head,
    icon: safeResource(config.favicon),
    rootClass: config.css_root,
    language,
    direction: LANGUAGES[language].rtl ? 'rtl' : undefined,
    brandSheets: listOf(config.css),
  }
  if (missing) return { filling: { ...filling, head: { ...head, noindex: true } }, status: 404 }
  if (resolved.type !== 'page' || !isDrawn(visit, resolved)) return { filling, status: 200 }
  await runtime.prepare(resolved, 1)
  // A page of skeletons would only stand in the way of the living one.
  if (!runtime.page(resolved.kind).read()) return { filling, status: 200 }
  const [wide, phone] = await drawPage(runtime, url.pathname + url.search)
  const drawn = forBothScreens(wide, phone, config.mobile_width ?? MOBILE_WIDTH)
  return {
    filling: {
      ...filling,
      drawn: { ...drawn, css: COVERED + neededRules(drawn.html, built.sheets) + drawn.css },
      takeOver: built.takeOver,
      deferStart: built.deferStart,
    },
    status: 200,
  }
}

/** The page that the site itself opens at `/`: its visitors need not see an empty one before. */
function startOf(runtime: Runtime, url: URL): URL {
  if (url.pathname !== '/') return url
  const start = runtime.resolve({ pathname: '/', search: url.search, hash: '' })
  return start.type === 'redirect' && start.remember === undefined ? new URL(start.to, url) : url
}

/** Whether the visitor would get what everybody gets. */
function isDrawn({ runtime, isKnown, now }: Visit, resolved: Resolved): boolean {
  const { force_keycloak: forced, countdown, languages } = runtime.plan.document.site_config
  const opens = parseDate(countdown?.start_time)
  return (
    resolved.type === 'page' &&
    isPublic(resolved.kind, runtime.registry.kinds, resolved.route) &&
    !isKnown &&
    !forced &&
    // The living page would speak another language than the drawn one.
    languageOf({ languages }, undefined) === 'en' &&
    !(opens !== undefined && now < opens)
  )
}
