import type { Page } from '@playwright/test'

/** What stands inside of the elements that a selector finds, one line for each child, with attributes in the order of the alphabet. */
export const markupOf = (page: Page, selector: string): Promise<string> => page.evaluate(read, selector)

/**
 * Says when a page written by hand shows something else than ours: then their figures cannot be compared.
 * @throws Error with the place from which on the markup of both differs
 */
export function mustMatch(what: string, ours: string, plain: string): void {
  if (ours !== '' && ours === plain) return
  const from = Math.max(0, [...ours].findIndex((letter, at) => letter !== plain[at]) - 40)
  const [own, other] = [ours, plain].map((markup) => `…${markup.slice(from, from + 300)}`)
  throw new Error(`scripts/bench/plain renders other markup of ${what}:\n${own}\n${other}`)
}

/** Runs in the page. */
function read(selector: string): string {
  const outline = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? ''
    const attributes = [...node.attributes].map(({ name, value }) => ` ${name}="${value}"`).sort()
    return `<${node.localName}${attributes.join('')}>${[...node.childNodes].map(outline).join('')}`
  }
  return [...document.querySelectorAll(selector)].flatMap((each) => [...each.childNodes].map(outline)).join('\n')
}
