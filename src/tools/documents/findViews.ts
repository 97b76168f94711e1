import { views as registry } from '../../../registry/views'
import { isRecord } from '../../lib/json/isRecord'
import { pointerToken } from '../../lib/json/pointer'
import type { ViewEntry } from '../../site/registry'
import { truncate } from '../../site/validate/explain/truncate'
import type { ProblemDraft } from '../../site/validate/problem'
import type { RuleName } from '../../site/validate/ruleName'

/** A view of a known type with its pointer */
export interface FoundView {
  type: string
  schema: ViewEntry['schema']
  view: Record<string, unknown>
  pointer: string
}

/** Nesting limit: a merged view in a merged view is skipped. */
const MAX_DEPTH = 2

/**
 * Views of all layouts, including those in merged views, and problems of unknown types.
 * @param data title layouts, not validated
 */
export function findViews(file: string, data: unknown): { views: FoundView[]; problems: ProblemDraft[] } {
  const views: FoundView[] = []
  const problems: ProblemDraft[] = []
  const known = [...registry.keys()]

  function walk(list: unknown, at: string, depth: number): void {
    if (!Array.isArray(list) || depth > MAX_DEPTH) return
    for (const [index, view] of list.entries()) {
      if (!isRecord(view) || typeof view.type !== 'string') continue
      const { type } = view
      const pointer = `${at}/${index}`
      const report = (rule: RuleName, message: string, more: Partial<ProblemDraft> = {}) =>
        problems.push({ severity: 'error', rule, file, pointer: `${pointer}/type`, message, ...more })
      const entry = registry.get(type)
      if (!entry)
        report('view/type', `"${truncate(type)}" is not a view type: the view is skipped`, {
          suggestFrom: { word: type, known },
        })
      else if (type === 'merged' && depth === MAX_DEPTH)
        report('view/merged', 'a merged view in a merged view is skipped: move its views into the outer one')
      else {
        views.push({ type, schema: entry.schema, view, pointer })
        walk(view.views, `${pointer}/views`, depth + 1)
      }
    }
  }

  const layouts = isRecord(data) && isRecord(data.data) ? data.data : {}
  for (const [type, layout] of Object.entries(layouts)) {
    if (isRecord(layout)) walk(layout.views, `/data${pointerToken(type)}/views`, 1)
  }
  return { views, problems }
}
