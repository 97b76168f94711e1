import { isRecord } from '../../../lib/json/isRecord'
import { parseJson } from '../../../lib/json/parseJson'
import { formatPointer } from '../../../lib/json/pointer'
import { valueAtPath } from '../../../lib/json/valueAtPath'
import { validateFileText } from '../../editor/validateFileText'
import type { Path } from './formGroups'

/**
 * Validates a value of a document as `npm run validate` does.
 * @param text of the document with the value
 * @returns the message of the first error in the value
 */
export async function checkValue(file: string, text: string, path: Path): Promise<string | undefined> {
  const part = reduceToItem(text, path)
  const problems = await validateFileText(file, part.text)
  const pointer = formatPointer(part.path)
  const error = problems.find((each) => each.severity === 'error' && `${each.pointer}/`.startsWith(`${pointer}/`))
  return error?.message
}

/** A module list with only the items on the path: there may be thousands of others, which need not be checked again. */
function reduceToItem(text: string, path: Path): { text: string; path: Path } {
  const document: unknown = parseJson(text)
  if (path[0] !== 'data' || !isRecord(document) || !Array.isArray(document.data)) return { text, path }
  let value: unknown = document
  const reducedPath = path.map((step) => {
    const kept = Array.isArray(value) ? 0 : step
    if (Array.isArray(value)) value.splice(0, value.length, value[Number(step)])
    value = valueAtPath(value, [String(kept)])
    return kept
  })
  return { text: JSON.stringify(document), path: reducedPath }
}
