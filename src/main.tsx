import { modules } from '../registry/modules'
import { fixedPages, lazyPages, routeKinds } from '../registry/routes'
import { siteStorage } from './lib/storage'
import { mediaBase, secondBase, serviceBase } from './lib/url/serviceBase'
import { whenIdle } from './lib/whenIdle'
import { adaptHttp } from './service/http/adaptHttp'
import { createHttp } from './service/http/http'
import localAdapter from './service/http/localAdapter'
import { createStatusLog } from './service/http/statusLog'
import { authType } from './session/authType'
import { readServerClock } from './session/countdown/clockOffset'
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
// One for all attempts to start: it listens to the other tabs.
const session = createSession()
// Before anything can fail: the bar is what switches a fault off.
const previewing = import.meta.env.DEV
  ? import('./preview/preview').then(({ startPreview }) => startPreview(problems))
  : undefined
reloadOnNewVersion(window, () => !document.querySelector('.vjs-playing'))
// React, and all that draws, comes beside the data.
const root = import('./shell/root').then(({ createSiteRoot }) =>
  createSiteRoot(document.getElementById('app') as HTMLElement),
)
// Who opens one of these by its address does not wait for the names of its files after the config.
if (/^\/(?:title|watch|search)\b/.test(location.pathname)) lazyPages().catch(() => {})
/** Words the site in another language than English. */
const speaker = () => import('./text/languages/speak')
begin()

/**
 * Starts the site, or says why there is none.
 * @param cache The problem: a preload that hangs holds the browser's store for its address, and every further call waits
 * for that. The solution: who tries again asks past it.
 */
function begin(cache?: RequestCache): Promise<void> {
  return start(cache).catch(async (error) => (await root).fail({ error, retry: () => begin('no-store') }))
}

async function start(cache?: RequestCache): Promise<void> {
  // 1. Load and validate.
  const base = serviceBase(document)
  const statusLog = createStatusLog()
  const renew = createRenewer({
    session,
    http: () => http,
    ended: async (announce) => announce(await words),
  })
  const direct = createHttp({
    base,
    base2: secondBase(document),
    media: mediaBase(document),
    authorization: session.authorization,
    statusLog,
    onHeaders: readServerClock(session),
    renew,
  })
  const http = localAdapter ? adaptHttp(direct, localAdapter, (problem) => problems.add([problem])) : direct
  const loading = loadConfig(http, base, problems, cache)
  // Who chose a language here has it on its way beside the config; everybody else loads nothing for it.
  if (siteStorage(base).get('language')) speaker().catch(() => {})
  const { document: site, stale } = await loading
  // Spec, section 8; a failed load signs nobody out.
  if (!stale && !authType(site)) session.signedOut()

  const { languages, texts } = site.site_config
  const words = languages ? speaker().then((said) => said.speak(site.site_config, base)) : createText(texts)

  // 2. Plan.
  const preview = import.meta.env.DEV ? await previewing : undefined
  const registry = {
    kinds: routeKinds,
    modules,
    fixed: fixedPages,
    views: () => import('../registry/views').then(({ views }) => views),
  }
  const { plan, problems: found } = planSite(site, registry.kinds, CONFIG_FILE)
  const runtime = createRuntime({ registry, plan, http, session, problems, statusLog })

  // 3. Brand, beside the first page's code and data.
  const first = runtime.open(followRedirects(runtime, window), 1)
  await applyBrand(document, site, plan.title, session)
  preview?.branded(plan, stale)
  await first

  // 4. Render.
  const text = await words
  const { show } = await root
  show({ runtime, text, children: preview?.inside })
  loadProfiles(http, session)
  // What the plan left out is worded for the preview bar, when nobody waits for it any more.
  if (import.meta.env.DEV && found.length > 0) {
    whenIdle(() =>
      problems.addAsync(
        import('./site/validate/explain/completeDrafts').then(({ completeDrafts }) => completeDrafts(found)),
      ),
    )
  }
}
