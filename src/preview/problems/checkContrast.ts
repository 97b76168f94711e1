import { validUrls } from '../../site/brand/brand'
import { contrastProblems } from '../../site/brand/contrast'
import type { SitePlan } from '../../site/plan/plan'
import type { Problems } from '../../site/validate/problem'
import { readColour } from './readColour'

/** Measures the brand's colours once its style sheets have loaded, and reports pairs with insufficient contrast. */
export function checkContrast(document: Document, plan: SitePlan, problems: Problems): void {
  const style = getComputedStyle(document.documentElement)
  const file = validUrls(plan.document.site_config.css).at(-1) ?? 'tokens.scss'
  problems.add(contrastProblems((token) => readColour(document, style.getPropertyValue(token)), file))
}
