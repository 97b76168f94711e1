import type { MergedView } from '../../../generated/types'
import type { ViewSource } from '../../../site/registry'
import { type PlannedView, planViews } from '../../title-layout/titleLayout'

/** The views that a merged one consists of. A merged view in it is left out. */
export const mergedSource: ViewSource<MergedView, PlannedView[]> = {
  key: ({ slug }, { views }) => `merged ${slug} ${views.map(({ type }) => type).join()}`,
  async load({ runtime, view }) {
    const views = new Map(await runtime.registry.views?.())
    views.delete('merged')
    // Its views are no document of their own: problems name the word only.
    return planViews(view.views, views, { file: 'title layouts', text: '', data: view }, '/views', [])
  },
  count: (views) => (views.length > 0 ? undefined : 0),
}
