import type { TitleLayoutsHead } from '../../generated/types'
import quick from '../../generated/validators/service/title-layouts-head.quick.js'
import { ServiceError, type ServiceResponse } from '../../service/http/response'
import { getModuleList } from '../../service/modules'
import type { Query, ResponseSchema, ServiceClient } from '../../service/query'
import type { Views } from '../../site/registry'
import type { Runtime } from '../../site/runtime'
import type { ParsedDocument } from '../../site/validate/validateDocument'
import { BUILT_IN_LAYOUTS, planLayouts, type TitleLayouts } from './titleLayout'

const LAYOUTS: ResponseSchema<TitleLayoutsHead> = { schema: 'service/title-layouts-head', quick }

/**
 * The layouts of the site's title pages, from `title_layouts_uri` of the config. Falls back to the built-in layouts if
 * there are none or loading them fails. Rejects only if the code of the views fails to load.
 */
export const titleLayoutsQuery = ({ registry, plan, problems }: Runtime): Query<TitleLayouts> => ({
  key: 'title-layouts',
  async read(client) {
    const uri = plan.document.site_config.title_layouts_uri
    const loading = uri === undefined ? undefined : loadLayouts(client, uri)
    // Awaited together: otherwise an abort while the views load would be an unhandled rejection.
    const [reply, views = NO_VIEWS] = await Promise.all([loading, registry.views?.()])
    if (reply) problems.clear(reply.path)
    const checked = reply && (await client.part(reply, LAYOUTS, []))
    const document: ParsedDocument = reply
      ? { file: reply.path, text: reply.text, data: reply.data }
      : BUILT_IN_DOCUMENT
    const { layouts, problems: found } = planLayouts(checked ?? BUILT_IN_LAYOUTS, views, document)
    if (found.length > 0) {
      problems.addAsync(
        import('../../site/validate/explain/completeDrafts').then(({ completeDrafts }) => completeDrafts(found, reply)),
      )
    }
    return layouts
  },
})

const NO_VIEWS: Views = new Map()
const BUILT_IN_DOCUMENT: ParsedDocument = { file: 'title layouts', text: '', data: BUILT_IN_LAYOUTS }

async function loadLayouts(client: ServiceClient, uri: string): Promise<ServiceResponse | undefined> {
  try {
    return await getModuleList(client, uri, { timeout: 'secondary' })
  } catch (error) {
    // The visitor left the page: not an error (reliability P5).
    if (error instanceof ServiceError && error.kind === 'aborted') throw error
    console.error('Could not load the layouts of title pages; using the built-in layouts', error)
    return undefined
  }
}
