import { isRecord } from '../../../lib/json/isRecord'
import { parseJson } from '../../../lib/json/parseJson'
import { formatPointer } from '../../../lib/json/pointer'
import { checkText } from '../../editor/checkText'
import type { Path } from './formGroups'

/**
 * Validates a value of a document as `npm run validate` does.
 * @param text of the document with the value
 * @returns the message of the first error in the value
 */
export async function checkValue(file: string, text: string, path: Path): Promise<string | undefined> {
  const part = reduceToPlacement(text, path)
  const problems = await checkText(file, part.text)
  const pointer = formatPointer(part.path)
  const error = problems.find((each) => each.severity === 'error' && `${each.pointer}/`.startsWith(`${pointer}/`))
  return error?.message
}

/** A list with only the placement of the value: lists may have thousands of cards, which need not be checked again. */
function reduceToPlacement(text: string, path: Path): { text: string; path: Path } {
  const [list, index, ...rest] = path
  const document: unknown = parseJson(text)
  if (list !== 'data' || typeof index !== 'number' || !isRecord(document) || !Array.isArray(document.data))
    return { text, path }
  return { text: JSON.stringify({ data: [document.data[index]] }), path: ['data', 0, ...rest] }
}
