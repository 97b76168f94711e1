import type { Page } from '@playwright/test'
import { controlFaults } from './layout/controlFaults'
import { type DomHelpers, domHelpers } from './layout/domHelpers'
import { textFaults } from './layout/textFaults'

/**
 * Layout faults of a page: it scrolls sideways, text is cut without an ellipsis or broken within a word, a control is
 * too small or covered by another one.
 * @param targetSize the smallest width and height of a control in CSS pixels: 24, with a coarse pointer 44 (WCAG 2.2,
 * 2.5.8 and 2.5.5; links within sentences are exempt)
 */
export async function layoutFaults(page: Page, targetSize: 24 | 44): Promise<string[]> {
  const dom = await page.evaluateHandle(domHelpers)
  return [
    ...(await page.evaluate(overflowFaults, dom)),
    ...(await page.evaluate(textFaults, dom)),
    ...(await page.evaluate(controlFaults, { dom, targetSize })),
  ]
}

/** Only page overflow and cut text, for tests in which long words may break. */
export const findCutContent = async (page: Page): Promise<string[]> =>
  (await layoutFaults(page, 24)).filter((fault) => /^(?:the page is|text is cut)/.test(fault))

/** Runs in the page. */
function overflowFaults({ nameOf }: DomHelpers): string[] {
  const overflow = document.documentElement.scrollWidth - innerWidth
  if (overflow <= 0) return []
  const rightOf = (element: Element) => Math.round(element.getBoundingClientRect().right)
  const widest = [...document.querySelectorAll('body *')].filter(
    (element) => rightOf(element) === innerWidth + overflow,
  )
  return [`the page is ${overflow} px wider than the screen: ${widest.slice(0, 2).map(nameOf)}`]
}
