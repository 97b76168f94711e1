import { createRoot } from 'react-dom/client'
import { modules } from '../registry/modules'
import { fixedPages, routeKinds } from '../registry/routes'
import { createHttp } from './service/http'
import { loadProfile } from './session/loadProfile'
import { createSession } from './session/session'
import { Site } from './shell/Site'
import { SiteFailure } from './shell/SiteFailure'
import { applyBrand } from './site/brand'
import { followRedirects } from './site/followRedirects'
import { CONFIG_FILE, loadConfig } from './site/loadConfig'
import { planSite } from './site/plan'
import { createProblems } from './site/problem'
import { createRuntime } from './site/runtime'
import { serviceBase } from './site/serviceBase'
import { createText } from './text/createText'
import './styles/main.scss'

const root = createRoot(document.getElementById('app') as HTMLElement)
start().catch((error) => root.render(<SiteFailure error={error} retry={() => location.reload()} />))

async function start(): Promise<void> {
  // 1. Load and validate.
  const base = serviceBase(document)
  const problems = createProblems()
  const session = createSession()
  const http = createHttp({ base, authorization: session.authorization })
  const { document: site } = await loadConfig(http, base, problems)

  // 2. Plan.
  const preview = import.meta.env.DEV ? await import('./preview/preview') : undefined
  const registry = {
    kinds: routeKinds(preview !== undefined),
    modules: new Map(Object.entries(modules)),
    fixed: fixedPages,
  }
  const { plan, problems: found } = planSite(site, registry.kinds, CONFIG_FILE)
  problems.add(found)
  const runtime = createRuntime({ registry, plan, http, session, problems, laterPage: preview?.LaterPage })

  // 3. Brand, beside the first page's code and data.
  const first = runtime.prepare(followRedirects(runtime, window))
  await applyBrand(document, site, plan.title)
  await Promise.race([first, new Promise((done) => setTimeout(done, 1000))])

  // 4. Render.
  root.render(<Site runtime={runtime} text={createText(site.site_config.texts)} />)
  loadProfile(http, session)
}
