import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import { parsePointer } from '../../lib/json/pointer'
import { findNearestWord, MAX_TYPO_EDITS } from '../../lib/text/findNearestWord'
import type { Problem } from './problem'

/** A text edit that fixes one problem */
export interface TextEdit {
  /** Offsets in UTF-16 units; `to` is exclusive */
  from: number
  to: number
  insert: string
  /** true: unambiguous. false: the nearest known word, for a person to confirm */
  isSafe: boolean
}

/** The node to mark or replace: a name, or a value that is neither an object nor a list */
export function findProblemNode(
  { pointer, isName }: Pick<Problem, 'pointer' | 'isName'>,
  tree: Node | undefined,
): Node | undefined {
  const node = tree && findNodeAtLocation(tree, pathSegments(pointer))
  const name = node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined
  const isWhole = node?.type === 'object' || node?.type === 'array'
  return isName || (isWhole && name) ? name : isWhole ? undefined : node
}

/**
 * The edit that fixes a problem.
 * @param text of the problem's document
 * @returns undefined without a suggestion, or if the suggested name is already used
 */
export function findFix(problem: Problem, text: string, tree = parseTree(text)): TextEdit | undefined {
  const { suggestion, instead, isName, isOpen, part } = problem
  const node = findProblemNode(problem, tree)
  const replacement = instead ?? suggestion
  if (!node || replacement === undefined) return undefined
  const { offset: from, length, value } = node
  if (!isName && (typeof value !== 'string' || isPropertyName(node))) return undefined
  if (isName && namesIn(node.parent?.parent).includes(String(suggestion))) return undefined
  const fixed = part === undefined ? replacement : replaceWord(value, part, String(replacement))
  if (fixed === value) return undefined
  const isTypo = isName && !isOpen && findNearestWord(String(value), [String(fixed)], MAX_TYPO_EDITS) !== undefined
  return { from, to: from + length, insert: JSON.stringify(fixed), isSafe: isTypo || instead !== undefined }
}

/** Whether the node is the name of a property */
const isPropertyName = (node: Node) => node.parent?.type === 'property' && node.parent.children?.[0] === node

const namesIn = (object: Node | undefined): string[] =>
  (object?.children ?? []).map((property) => String(property.children?.[0]?.value))

/** Replaces a word wherever it is not part of a longer one. */
const replaceWord = (text: string, word: string, replacement: string): string =>
  text.replaceAll(new RegExp(`(?<![\\w-])${word.replaceAll(/[^\w-]/g, '\\$&')}(?![\\w/-])`, 'g'), () => replacement)

/** Steps of a pointer; list indexes are numbers */
const pathSegments = (pointer: string) =>
  parsePointer(pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step))
