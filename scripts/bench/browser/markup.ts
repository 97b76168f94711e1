import type { Page } from '@playwright/test'

/** The markup inside the elements of a selector: one line for each child, with sorted attributes. */
export const markupOf = (page: Page, selector: string): Promise<string> => page.evaluate(readMarkup, selector)

/**
 * Compares the markup of our page with the hand-written page. Their figures are comparable only if it is the same.
 * @throws Error with the first difference
 */
export function assertSameMarkup(what: string, ours: string, plain: string): void {
  if (ours !== '' && ours === plain) return
  const from = Math.max(0, [...ours].findIndex((letter, at) => letter !== plain[at]) - 40)
  const [own, other] = [ours, plain].map((markup) => `…${markup.slice(from, from + 300)}`)
  throw new Error(`scripts/bench/plain renders other markup of ${what}:\n${own}\n${other}`)
}

/** Runs in the page. */
function readMarkup(selector: string): string {
  const outline = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? ''
    const attributes = [...node.attributes].map(({ name, value }) => ` ${name}="${value}"`).sort()
    return `<${node.localName}${attributes.join('')}>${[...node.childNodes].map(outline).join('')}`
  }
  return [...document.querySelectorAll(selector)].flatMap((each) => [...each.childNodes].map(outline)).join('\n')
}
