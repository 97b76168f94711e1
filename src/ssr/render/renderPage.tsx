import { renderToString } from 'react-dom/server.edge'
import { StaticRouter } from 'react-router-dom'
import { removeCached, setCached } from '../../data/cache'
import { cacheKey, type DataScope } from '../../data/DataContext'
import { createServiceClient } from '../../data/serviceClient'
import type { Query } from '../../service/query'
import { Shell } from '../../shell/Shell'
import { RuntimeProvider } from '../../site/react/RuntimeContext'
import type { Runtime } from '../../site/runtime'
import { createText } from '../../text/createText'
import { TextProvider } from '../../text/TextContext'
import { renderWithWindow, type ScreenSize } from './serverWindow'

/** Queries may depend on the results of others; upper bound of the render passes. */
const MAX_PASSES = 3

/**
 * Renders a page to HTML with the components of the site, as a signed-out visitor sees it first. Renders again until all
 * queries of the page are answered.
 * @param runtime must be new and have the page loaded
 * @param path with the query string
 * @returns the HTML for a wide screen and for a phone
 */
export async function renderPage(runtime: Runtime, path: string): Promise<[wide: string, phone: string]> {
  const text = createText(runtime.plan.document.site_config.texts)
  const scope = runtime.data()
  const queries = new Map<string, Query<unknown>>()
  const answered: string[] = []
  scope.onQuery = (query) => void queries.set(cacheKey(scope, query), query)
  const render = (screen: ScreenSize) =>
    renderWithWindow(screen, () =>
      renderToString(
        <TextProvider value={text}>
          <RuntimeProvider value={runtime}>
            <StaticRouter location={path}>
              <Shell />
            </StaticRouter>
          </RuntimeProvider>
        </TextProvider>,
      ),
    )
  try {
    for (let pass = 1; ; pass++) {
      const html: [string, string] = [render('wide'), render('phone')]
      const pending = [...queries].filter(([key]) => !answered.includes(key))
      if (pending.length === 0 || pass === MAX_PASSES) return html
      await Promise.allSettled(pending.map(([key, query]) => readQueryIntoCache(scope, key, query)))
      answered.push(...pending.map(([key]) => key))
    }
  } finally {
    for (const key of answered) removeCached(scope, key)
  }
}

/** Reads one query. A failed query renders as loading. */
const readQueryIntoCache = async (scope: DataScope, key: string, query: Query<unknown>): Promise<void> =>
  setCached(key, await query.read(createServiceClient(scope)))
