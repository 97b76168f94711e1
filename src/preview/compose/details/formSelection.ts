import { formatPointer } from '../../../lib/json/pointer'
import type { SiteTexts } from '../../../tools/edit/editSite'
import { dataIn, hasForm, type Selection, selectionAt } from '../draft/siteData'

/**
 * The smallest value around a place that has a form.
 * @param tokens of a JSON pointer
 */
export function formSelection(files: SiteTexts, file: string, tokens: readonly string[]): Selection | undefined {
  const data = dataIn(files, file)
  for (let length = tokens.length; length > 0; length--) {
    const at = tokens.slice(0, length)
    if (hasForm(data, at)) return selectionAt(files, file, formatPointer(at))
  }
  // The fields of a placement are in the form of its module.
  const [list, index] = tokens
  return list === 'data' && index !== undefined
    ? selectionAt(files, file, formatPointer([list, index, 'module']))
    : undefined
}
