import { urlList } from '../../site/brand/brand'
import { type Colour, contrastProblems } from '../../site/brand/contrast'
import type { SitePlan } from '../../site/plan/plan'
import type { Problems } from '../../site/validate/problem'

/** Measures the brand's colours once its style sheets have loaded, and reports pairs with insufficient contrast. */
export function checkContrast(document: Document, plan: SitePlan, problems: Problems): void {
  const style = getComputedStyle(document.documentElement)
  const file = urlList(plan.document.site_config.css).at(-1) ?? 'tokens.scss'
  problems.add(contrastProblems((token) => readColour(document, style.getPropertyValue(token)), file))
}

/** Parses any CSS colour by painting it. */
function readColour(document: Document, text: string): Colour | undefined {
  if (!CSS.supports('color', text)) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  context.fillStyle = text
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue, alpha / 255]
}
