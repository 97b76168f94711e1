import type { TitleLayoutsHead } from '../../generated/types'
import quick from '../../generated/validators/service/title-layouts-head.quick.js'
import { getModuleList } from '../../service/modules'
import type { Views } from '../../site/registry'
import type { Runtime } from '../../site/runtime'
import { type Document, validateDocument } from '../../site/validate/validateDocument'
import { BUILT_IN, planLayouts, type TitleLayouts } from './titleLayout'

/**
 * The layouts of the site's title pages, by `title_layouts_uri` of its config.
 * Where there are none, or they cannot be had, title pages stand all the same: in the built-in layout.
 * @throws when the code of the views cannot be loaded
 */
export async function loadTitleLayouts(runtime: Runtime): Promise<TitleLayouts> {
  const { registry, plan, problems } = runtime
  const reading = readDocument(runtime, plan.document.site_config.title_layouts_uri)
  const views: Views = (await registry.views?.()) ?? new Map()
  const document = await reading
  const checked =
    document && (await validateDocument<TitleLayoutsHead>(document, 'service/title-layouts-head', quick, problems))
  const { layouts, problems: found } = planLayouts(checked ?? BUILT_IN, views, document ?? NOWHERE)
  if (found.length > 0) {
    const text = document?.text
    problems.expect(import('../../site/validate/explain/finish').then(({ finish }) => finish(found, text)))
  }
  return layouts
}

const NOWHERE: Document = { file: 'title layouts', text: '', data: BUILT_IN }

async function readDocument({ http, problems }: Runtime, uri: string | undefined): Promise<Document | undefined> {
  if (uri === undefined) return undefined
  try {
    const { path, text, data } = await getModuleList(http, uri)
    problems.forget(path)
    return { file: path, text, data }
  } catch (error) {
    console.error('The layouts of title pages did not load', error)
    return undefined
  }
}
