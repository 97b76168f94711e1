import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import { stepsOf } from '../../lib/json/pointer'
import { nearest, TYPO } from '../../lib/nearest'
import type { Problem } from './problem'

/** A change of a JSON text that mends one problem. */
export interface Mend {
  /** Offsets in the text, in UTF-16 units; `to` is behind the last one. */
  from: number
  to: number
  insert: string
  /** true: nothing else could have been meant. false: it is the nearest word, for people to choose. */
  safe: boolean
}

/** Where a problem stands in a text, as one can mark and replace it: a name, or a value that is no object and no list. */
export function markOf(
  { pointer, isName }: Pick<Problem, 'pointer' | 'isName'>,
  tree: Node | undefined,
): Node | undefined {
  const node = tree && findNodeAtLocation(tree, stepsIn(pointer))
  const name = node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined
  const isWhole = node?.type === 'object' || node?.type === 'array'
  return isName || (isWhole && name) ? name : isWhole ? undefined : node
}

/**
 * The change that mends a problem: the word that was meant in place of the one that stands there.
 * @param text of the problem's document
 * @returns undefined where nobody knows what was meant, or the name that was meant is taken
 */
export function mendOf(problem: Problem, text: string, tree = parseTree(text)): Mend | undefined {
  const { suggestion, instead, isName, isOpen, part } = problem
  const mark = markOf(problem, tree)
  const whole = instead ?? suggestion
  if (!mark || whole === undefined) return undefined
  const { offset: from, length } = mark
  if (!isName && (typeof mark.value !== 'string' || isNameOf(mark))) return undefined
  if (isName && namesIn(mark.parent?.parent).includes(String(suggestion))) return undefined
  const meant = part === undefined ? whole : withPart(mark.value, part, String(whole))
  if (meant === mark.value) return undefined
  const isTypo = isName && !isOpen && nearest(String(mark.value), [String(meant)], TYPO) !== undefined
  return { from, to: from + length, insert: JSON.stringify(meant), safe: isTypo || instead !== undefined }
}

/** Whether a mark is the name of a property: that of an object or a list which has the problem as a whole. */
const isNameOf = (mark: Node) => mark.parent?.type === 'property' && mark.parent.children?.[0] === mark

const namesIn = (object: Node | undefined): string[] =>
  (object?.children ?? []).map((property) => String(property.children?.[0]?.value))

/** A text with a word of it in place of another, wherever that stands by itself. */
const withPart = (text: string, part: string, meant: string): string =>
  text.replaceAll(new RegExp(`(?<![\\w-])${part.replaceAll(/[^\w-]/g, '\\$&')}(?![\\w/-])`, 'g'), () => meant)

/** The steps of a pointer; those of lists are numbers. */
const stepsIn = (pointer: string) => stepsOf(pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step))
