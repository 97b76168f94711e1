import { rootTokens } from '../css/styleSheet'
import { parseJsonDocument } from './document'
import type { SiteOperation } from './editSite'
import { type Conflict, rebase } from './rebase'
import { mergeTexts } from './textEdit'

/**
 * Transfers an operation on one file to a version of the file that was changed by someone else.
 * @param before the text for which it was made; undefined: the file did not exist
 * @param after the current text; undefined: the file was removed
 */
export function rebaseSite(
  operation: SiteOperation,
  before: string | undefined,
  after: string | undefined,
  rootClass?: string,
): { operation: SiteOperation } | Conflict {
  if (before === after) return { operation }
  if ('text' in operation) {
    const { file, text } = operation
    if (text === after) return { operation }
    if (after === undefined) return REMOVED_CONFLICT
    const merged = before === undefined || text === undefined ? undefined : mergeTexts(before, text, after)
    const isValid = merged !== undefined && (!file.endsWith('.json') || parseJsonDocument(merged) !== undefined)
    return isValid ? { operation: { file, text: merged } } : { conflict: 'changed', theirs: after }
  }
  if (before === undefined || after === undefined) return REMOVED_CONFLICT
  if ('token' in operation) {
    const valueIn = (css: string) => rootTokens(css, rootClass).get(operation.token)?.value
    const [ours, theirs] = [valueIn(before), valueIn(after)]
    return ours === theirs || theirs === operation.value
      ? { operation }
      : { conflict: 'changed', theirs: theirs ?? null }
  }
  const [old, current] = [parseJsonDocument(before), parseJsonDocument(after)]
  if (!old || !current) return { conflict: 'changed', theirs: after }
  const result = rebase(operation.change, old, current)
  return 'conflict' in result ? result : { operation: { file: operation.file, change: result.operation } }
}

const REMOVED_CONFLICT: Conflict = { conflict: 'removed' }
