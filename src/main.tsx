import { modules } from '../registry/modules'
import { fixedPages, loadLazyPages, pageKinds } from '../registry/routes'
import { whenIdle } from './lib/async/whenIdle'
import { siteStorage } from './lib/browser/storage'
import { mediaBase, serviceBase, serviceV2Base } from './lib/url/serviceBase'
import { createHttp } from './service/http/http'
import localAdapter from './service/http/localAdapter'
import { createStatusLog } from './service/http/statusLog'
import { withAdapter } from './service/http/withAdapter'
import { authType } from './session/authType'
import { createServerClockReader } from './session/countdown/clockOffset'
import { createRenewer } from './session/renewer'
import { createSession, loadProfiles } from './session/session'
import { applyBrand } from './site/brand/brand'
import { CONFIG_FILE, loadConfig } from './site/load/loadConfig'
import { reloadOnNewVersion } from './site/load/newVersion'
import { followRedirects } from './site/plan/followRedirects'
import { planSite } from './site/plan/plan'
import { createRuntime } from './site/runtime'
import { createProblems } from './site/validate/problem'
import { createText } from './text/createText'
import './styles/main.scss'

const problems = createProblems()
// Shared by all attempts to start, because it listens to other tabs.
const session = createSession()
// Load the preview bar first so that simulated faults can always be switched off.
const previewStart = import.meta.env.DEV
  ? import('./preview/preview').then(({ startPreview }) => startPreview(problems))
  : undefined
reloadOnNewVersion(window, () => !document.querySelector('.vjs-playing'))
// React and the components load in parallel with the data.
const siteRoot = import('./shell/root').then(({ createSiteRoot }) =>
  createSiteRoot(document.getElementById('app') as HTMLElement),
)
// These paths need the chunk list of lazy pages, so it loads in parallel with the config.
if (/^\/(?:title|watch|search)\b/.test(location.pathname)) loadLazyPages().catch(() => {})
/** Loads the texts of languages other than English. */
const importLocale = () => import('./text/languages/loadLocale')
startWithRetry()

/**
 * Starts the site, or shows an error with a retry.
 * @param cache set on a retry: a preload that hangs blocks the browser's cache for its address and every further
 *   request to it, so retries bypass the cache
 */
function startWithRetry(cache?: RequestCache): Promise<void> {
  return start(cache).catch(async (error) => (await siteRoot).fail({ error, retry: () => startWithRetry('no-store') }))
}

async function start(cache?: RequestCache): Promise<void> {
  // 1. Load and validate.
  const base = serviceBase(document)
  const statusLog = createStatusLog()
  const renew = createRenewer({
    session,
    http: () => http,
    ended: async (announce) => announce(await loadingText),
  })
  const direct = createHttp({
    base,
    base2: serviceV2Base(document),
    media: mediaBase(document),
    authorization: session.authorization,
    statusLog,
    onHeaders: createServerClockReader(session),
    renew,
  })
  const http = localAdapter ? withAdapter(direct, localAdapter, (problem) => problems.add([problem])) : direct
  const loading = loadConfig(http, base, problems, cache)
  // Start loading a saved language in parallel with the config.
  const savedLanguage = siteStorage(base).get('language')
  if (savedLanguage) importLocale().catch(() => {})
  const { document: site, stale } = await loading
  // Spec, section 8. A failed load does not sign the visitor out.
  if (!stale && !authType(site)) session.signedOut()

  const { languages, texts, texts_by_language } = site.site_config
  // Most visitors of a site in English need no code for other languages.
  const isEnglish = !languages || (!savedLanguage && languages[0] === 'en')
  const loadingText = isEnglish
    ? createText({ ...texts, ...(languages && texts_by_language?.en) })
    : importLocale().then((module) => module.loadLocale(site.site_config, base))

  // 2. Plan.
  const preview = import.meta.env.DEV ? await previewStart : undefined
  const registry = {
    kinds: pageKinds,
    modules,
    fixed: fixedPages,
    views: () => import('../registry/views').then(({ views }) => views),
  }
  const { plan, problems: found } = planSite(site, registry.kinds, CONFIG_FILE)
  const runtime = createRuntime({ registry, plan, http, session, problems, statusLog })

  // 3. Apply the brand while the code and data of the first page load.
  const first = runtime.open(followRedirects(runtime, window), 1)
  await applyBrand(document, site, plan.title, session)
  preview?.branded(plan, stale)
  await first

  // 4. Render.
  const text = await loadingText
  const { show } = await siteRoot
  show({ runtime, text, children: preview?.inside })
  loadProfiles(http, session)
  // Explain problems of the plan for the preview bar, when the browser is idle.
  if (import.meta.env.DEV && found.length > 0) {
    whenIdle(() =>
      problems.addAsync(
        import('./site/validate/explain/completeDrafts').then(({ completeDrafts }) => completeDrafts(found)),
      ),
    )
  }
}
