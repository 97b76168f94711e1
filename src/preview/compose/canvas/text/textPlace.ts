import { parsePointer } from '../../../../lib/json/pointer'
import type { SiteTexts } from '../../../../tools/edit/editSite'
import { dataIn, type Path } from '../../draft/siteData'
import type { CanvasApi, CanvasPart } from '../api/canvasApi'
import { findTextField, type TextField } from './textField'

/** A text of the page that is one field of a document. */
export interface TextPlace extends TextField {
  part: CanvasPart
  file: string
  /** The element that shows the text. */
  element: HTMLElement
}

/** Smaller elements are for screen readers. */
const MIN_VISIBLE_SIZE_PX = 8
/** Elements in which the first text of a part is searched. */
const MAX_SEARCHED_ELEMENTS = 300

/** The text at a point of the page. @param elements at the point: the topmost one may be a link over the text */
export function textAtPoint(api: CanvasApi, files: SiteTexts, elements: readonly Element[]): TextPlace | undefined {
  for (const element of elements) {
    const part = api.partAt(element)
    const found = part && textOfElement(api, files, part, element)
    if (found) return found
  }
  return undefined
}

/** The first text of a part: one of the document, else one of the service. */
export function firstText(api: CanvasApi, files: SiteTexts, part: CanvasPart): TextPlace | undefined {
  const elements = [part.element, ...part.element.querySelectorAll('*')].slice(0, MAX_SEARCHED_ELEMENTS)
  const found = elements
    .filter((each) => [...each.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()))
    .flatMap((each) => textOfElement(api, files, part, each) ?? [])
  return found.find(({ from }) => from === 'document') ?? found[0]
}

/** The text of an element, or of one around it. */
function textOfElement(api: CanvasApi, files: SiteTexts, part: CanvasPart, target: Element): TextPlace | undefined {
  const { file, pointer } = part
  const data = dataIn(files, file)
  const path = pathOfPointer(data, pointer)
  const shown = api.shownValue(file, pointer)
  for (let element: Element | null = target; element; element = element.parentElement) {
    const field = findTextField(file, data, path, shown, element.textContent ?? '')
    const { width, height } = element.getBoundingClientRect()
    if (field && width > MIN_VISIBLE_SIZE_PX && height > MIN_VISIBLE_SIZE_PX)
      return { ...field, part, file, element: element as HTMLElement }
    if (element === part.element) return undefined
  }
  return undefined
}

/** A pointer as a path, with numbers for lists. */
function pathOfPointer(data: unknown, pointer: string): Path {
  let value = data
  return parsePointer(pointer).map((step) => {
    const key = Array.isArray(value) ? Number(step) : step
    value = (value as Record<string | number, unknown> | undefined)?.[key]
    return key
  })
}
