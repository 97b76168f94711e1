import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { parsePointer } from '../../../lib/json/pointer'
import { findFix } from '../../../site/validate/findFix'
import type { Problem } from '../../../site/validate/problem'
import { pathOf } from '../../../tools/edit/document'
import type { SiteOperation } from '../../../tools/edit/editSite'

/**
 * The operation that repairs a problem: a value is set. A name can only be changed in the text.
 * @returns undefined without an unambiguous repair
 */
export function repairOperation(file: string, text: string, problem: Problem): SiteOperation | undefined {
  if (!file.endsWith('.json')) return undefined
  const tree = parseTree(text)
  const fix = findFix(problem, text, tree)
  if (!fix) return undefined
  const steps = parsePointer(problem.pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  const node = tree && findNodeAtLocation(tree, steps)
  if (node?.offset === fix.from) return { file, change: { do: 'set', at: pathOf(node), value: JSON.parse(fix.insert) } }
  return { file, text: text.slice(0, fix.from) + fix.insert + text.slice(fix.to) }
}
