import { normalizeSpaces } from './matchText'

/** Ancestors that may contain the whole sentence: "Directed by" beside a link with the name. */
const MAX_ANCESTORS = 5
/** No text of the site is longer. */
const MAX_SENTENCE_LENGTH = 2100
const CONTROL_SELECTOR = 'a, button, input, textarea, select, img, [role=button], [role=link], [role=tab]'
const TEXT_NODE = 3

/** The sentences at an element of the page and around it, the nearest first. The visible ones precede names for screen readers. */
export function sentencesAt(element: Element): string[] {
  const sentences: string[] = []
  let at: Element | null = element
  for (let level = 0; at && level < MAX_ANCESTORS && at.localName !== 'body'; level++) {
    sentences.push(...directTextsOf(at), at.textContent ?? '', ...accessibleNamesOf(at, level === 0))
    at = at.parentElement
  }
  return [...new Set(sentences.map(normalizeSpaces))].filter(
    (each) => each !== '' && each.length <= MAX_SENTENCE_LENGTH,
  )
}

const directTextsOf = (element: Element) =>
  [...element.childNodes].filter(({ nodeType }) => nodeType === TEXT_NODE).map(({ nodeValue }) => nodeValue ?? '')

/** Of the pressed element and of controls around it, such as the button of an icon, but not of landmarks. */
const accessibleNamesOf = (element: Element, isPressed: boolean): string[] =>
  isPressed || element.matches(CONTROL_SELECTOR)
    ? ['placeholder', 'aria-label', 'title', 'alt'].flatMap((name) => element.getAttribute(name) ?? [])
    : []
