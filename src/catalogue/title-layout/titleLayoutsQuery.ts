import type { TitleLayoutsHead } from '../../generated/types'
import quick from '../../generated/validators/service/title-layouts-head.quick.js'
import { ServiceError, type ServiceResponse } from '../../service/http/response'
import { getModuleList } from '../../service/modules'
import type { DataType, Query, ServiceClient } from '../../service/query'
import type { Views } from '../../site/registry'
import type { Runtime } from '../../site/runtime'
import type { Document } from '../../site/validate/validateDocument'
import { BUILT_IN_LAYOUTS, planLayouts, type TitleLayouts } from './titleLayout'

const LAYOUTS: DataType<TitleLayoutsHead> = { schema: 'service/title-layouts-head', quick }

/**
 * The layouts of the site's title pages, by `title_layouts_uri` of its config.
 * Where there are none, or they cannot be had, title pages stand all the same: in the built-in layout. Fails only when the
 * code of the views cannot be loaded.
 */
export const titleLayoutsQuery = ({ registry, plan, problems }: Runtime): Query<TitleLayouts> => ({
  key: 'title-layouts',
  async read(ask) {
    const uri = plan.document.site_config.title_layouts_uri
    const asking = uri === undefined ? undefined : askFor(ask, uri)
    // Together: what is given up while the views are awaited would be caught by nobody.
    const [reply, views = NO_VIEWS] = await Promise.all([asking, registry.views?.()])
    if (reply) problems.forget(reply.path)
    const checked = reply && (await ask.part(reply, LAYOUTS, []))
    const document: Document = reply ? { file: reply.path, text: reply.text, data: reply.data } : NOWHERE
    const { layouts, problems: found } = planLayouts(checked ?? BUILT_IN_LAYOUTS, views, document)
    if (found.length > 0) {
      problems.expect(import('../../site/validate/explain/finish').then(({ finish }) => finish(found, reply?.text)))
    }
    return layouts
  },
})

const NO_VIEWS: Views = new Map()
const NOWHERE: Document = { file: 'title layouts', text: '', data: BUILT_IN_LAYOUTS }

async function askFor(ask: ServiceClient, uri: string): Promise<ServiceResponse | undefined> {
  try {
    return await getModuleList(ask, uri, { timeout: 'secondary' })
  } catch (error) {
    // The page was left: nothing is wrong (reliability P5).
    if (error instanceof ServiceError && error.kind === 'aborted') throw error
    console.error('The layouts of title pages did not load', error)
    return undefined
  }
}
