import { renderToString } from 'react-dom/server.edge'
import { StaticRouter } from 'react-router-dom'
import { createAsk } from '../../data/ask'
import { forgetAnswer, giveAnswer } from '../../data/cache'
import { type DataScope, keyOf } from '../../data/DataContext'
import type { Query } from '../../service/query'
import { Shell } from '../../shell/Shell'
import { RuntimeProvider } from '../../site/react/RuntimeContext'
import type { Runtime } from '../../site/runtime'
import { createText } from '../../text/createText'
import { TextProvider } from '../../text/TextContext'
import { type Screen, withWindow } from './drawingWindow'

/** What a drawn page asked may lead to further questions, so often. */
const ROUNDS = 3

/**
 * Draws a page as HTML, by the site's own components, as a signed-out visitor sees it first.
 * @param runtime of this drawing alone, with the page prepared
 * @param path with its query
 * @returns the page on a wide screen, and on a phone
 */
export async function drawPage(runtime: Runtime, path: string): Promise<[wide: string, phone: string]> {
  const text = createText(runtime.plan.document.site_config.texts)
  const scope = runtime.data()
  const asked = new Map<string, Query<unknown>>()
  const given: string[] = []
  scope.asked = (query) => void asked.set(keyOf(scope, query), query)
  const draw = (screen: Screen) =>
    withWindow(screen, () =>
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
    for (let round = 1; ; round++) {
      const html: [string, string] = [draw('wide'), draw('phone')]
      const open = [...asked].filter(([key]) => !given.includes(key))
      if (open.length === 0 || round === ROUNDS) return html
      await Promise.allSettled(open.map(([key, query]) => answer(scope, key, query)))
      given.push(...open.map(([key]) => key))
    }
  } finally {
    for (const key of given) forgetAnswer(scope, key)
  }
}

/** Asks one question; what fails is drawn as what is still to come. */
const answer = async (scope: DataScope, key: string, query: Query<unknown>): Promise<void> =>
  giveAnswer(key, await query.read(createAsk(scope)))
