import { parseDate } from '../lib/dates/parseDate'
import { safeResourceUrl } from '../lib/url/safeHref'
import { validUrls } from '../site/brand/brand'
import { DEFAULT_MOBILE_WIDTH_PX } from '../site/brand/mobileWidth'
import type { ResolvedAddress } from '../site/plan/resolvePage'
import type { Runtime } from '../site/runtime'
import { createText } from '../text/createText'
import { chooseLanguage, LANGUAGES } from '../text/languages/languages'
import type { ClientBuild } from './clientBuild'
import type { PageParts } from './head/fillTemplate'
import { isIndexable, pageHead } from './head/pageHead'
import { readPageSubject } from './pageSubject'
import { criticalCss } from './render/criticalCss'
import { mergeScreens } from './render/mergeScreens'
import { renderPage } from './render/renderPage'

/** A request for a page. */
export interface Visit {
  runtime: Runtime
  url: URL
  /** Origin of the site, from the brand table. */
  origin: string
  /** Origin for media that the service names by a path. */
  media: string
  /** true: the visitor is signed in or has chosen a language, so the page may differ from the public one. */
  isPersonal: boolean
  now: number
}

/**
 * Hides the client-rendered page until it replaces the server-rendered one (src/ssr/client/swapPage.ts). If that script
 * fails to load, the animations do the same after eight seconds. They also run with reduced motion (src/styles/base.scss).
 */
const SWAP_STYLES = [
  '#app[data-pending]{visibility:hidden;position:absolute;top:0;left:0;right:0}',
  '#app[data-pending]:not(:empty){animation:mq-forth 1ms 8s forwards!important}',
  '#app[data-pending]:not(:empty)~#ssr{animation:mq-gone 1ms 8s forwards!important}',
  '@keyframes mq-forth{from,to{visibility:visible}}',
  '@keyframes mq-gone{from,to{visibility:hidden;height:0}}',
].join('')

/** Renders a visit: the parts of the page and the HTTP status. */
export async function renderVisit(visit: Visit, built: ClientBuild): Promise<{ parts: PageParts; status: number }> {
  const { runtime, origin, media } = visit
  const url = followStartRedirect(runtime, visit.url)
  const { plan } = runtime
  const { site_config: config } = plan.document
  const resolved = runtime.resolve({ pathname: url.pathname, search: url.search, hash: '' })
  const language = chooseLanguage(config, undefined)
  const { title, missing } = await readPageSubject(runtime, resolved)
  const head = pageHead({
    plan,
    kinds: runtime.registry.kinds,
    resolved,
    title,
    origin,
    media,
    t: createText(config.texts),
  })
  const parts: PageParts = {
    head,
    iconUrl: safeResourceUrl(config.favicon),
    rootClass: config.css_root,
    language,
    direction: LANGUAGES[language].rtl ? 'rtl' : undefined,
    brandSheets: validUrls(config.css),
  }
  if (missing) return { parts: { ...parts, head: { ...head, noindex: true } }, status: 404 }
  if (resolved.type !== 'page' || !isServerRendered(visit, resolved)) return { parts, status: 200 }
  await runtime.prepare(resolved, 1)
  // Without its module list the page would consist of skeletons: let the client render it.
  if (!runtime.page(resolved.kind).read()) return { parts, status: 200 }
  const [wide, phone] = await renderPage(runtime, url.pathname + url.search)
  const content = mergeScreens(wide, phone, config.mobile_width ?? DEFAULT_MOBILE_WIDTH_PX)
  return {
    parts: {
      ...parts,
      content: { ...content, css: SWAP_STYLES + criticalCss(content.html, built.sheets) + content.css },
      swapPageUrl: built.swapPageUrl,
      deferStartUrl: built.deferStartUrl,
    },
    status: 200,
  }
}

/** Follows the redirect from `/` to the start page, so that visitors do not see an empty page first. */
function followStartRedirect(runtime: Runtime, url: URL): URL {
  if (url.pathname !== '/') return url
  const start = runtime.resolve({ pathname: '/', search: url.search, hash: '' })
  return start.type === 'redirect' && start.remember === undefined ? new URL(start.to, url) : url
}

/** Whether the page is rendered on the server: only if this visitor sees the public page. */
function isServerRendered({ runtime, isPersonal, now }: Visit, resolved: ResolvedAddress): boolean {
  const { force_keycloak: forced, countdown, languages } = runtime.plan.document.site_config
  const opens = parseDate(countdown?.start_time)
  return (
    resolved.type === 'page' &&
    isIndexable(resolved.kind, runtime.registry.kinds, resolved.route) &&
    !isPersonal &&
    !forced &&
    // The client would render the page in the visitor's language.
    chooseLanguage({ languages }, undefined) === 'en' &&
    !(opens !== undefined && now < opens)
  )
}
