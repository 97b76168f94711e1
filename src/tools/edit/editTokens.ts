import type { Edit } from 'jsonc-parser'
import { type Declaration, readStyleSheet, rootTokens } from '../css/styleSheet'
import type { Refused } from './operation'

export interface TokenOptions {
  /** `css_root` of the config. */
  rootClass?: string
  /** Names of all tokens, in the order in which they are written. */
  order?: readonly string[]
}

/**
 * Sets a design token of a brand's style sheet on the root element, outside of media queries, or removes it.
 * @param name with its hyphens: `--mq-accent`
 * @param value undefined: remove the token
 * @returns edits of the text, none if nothing changes
 */
export function editToken(
  text: string,
  name: string,
  value: string | undefined,
  { rootClass, order = [] }: TokenOptions = {},
): { edits: Edit[] } | Refused {
  if (value !== undefined && !isSingleValue(value)) return { refused: `"${value}" is not a valid CSS value.` }
  const tokens = rootTokens(text, rootClass)
  const present = tokens.get(name)
  if (value === undefined) return { edits: present ? [removeDeclaration(text, present)] : [] }
  if (present) return { edits: present.value === value ? [] : [replaceValue(text, present, value)] }
  const neighbour = neighbourOf(name, [...tokens.values()], order)
  if (!neighbour) return { edits: [addRootRule(text, `${name}: ${value};`)] }
  const { declaration, isBefore } = neighbour
  const indent = indentOf(text, declaration.offset)
  const eol = eolOf(text)
  return isBefore
    ? { edits: [{ offset: declaration.offset, length: 0, content: `${name}: ${value};${eol}${indent}` }] }
    : { edits: insertAfter(text, declaration, `${eol}${indent}${name}: ${value}`) }
}

/** Whether the text is one value: it must not end its declaration or rule. */
function isSingleValue(value: string): boolean {
  const { declarations, faults } = readStyleSheet(`a{--a:${value};}`)
  return (
    value !== '' &&
    value.trim() === value &&
    faults.length === 0 &&
    declarations.length === 1 &&
    declarations[0]?.value === value
  )
}

const eolOf = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n')

const indentOf = (text: string, offset: number) =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset))?.[0] ?? ''

function replaceValue(text: string, { value, valueOffset }: Declaration, next: string): Edit {
  if (value !== '') return { offset: valueOffset, length: value.length, content: next }
  // `--a:;` and `--a: ;` have no value: the offset is that of the colon.
  const end = text.indexOf(';', valueOffset)
  return { offset: valueOffset + 1, length: Math.max(0, end - valueOffset - 1), content: ` ${next}` }
}

/** Removes the declaration with its semicolon, and its line if nothing else is on it. */
function removeDeclaration(text: string, declaration: Declaration): Edit {
  const { offset } = declaration
  const end = declarationEnd(text, declaration)
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1
  const rest = /^[ \t]*\r?\n/.exec(text.slice(end))?.[0]
  const isAlone = rest !== undefined && text.slice(lineStart, offset).trim() === ''
  return isAlone
    ? { offset: lineStart, length: end + rest.length - lineStart, content: '' }
    : { offset, length: end - offset, content: '' }
}

/** Offset after a declaration and its semicolon, if it has one. */
function declarationEnd(text: string, { offset, value, valueOffset }: Declaration): number {
  const from = value === '' ? valueOffset + 1 : valueOffset + value.length
  const rest = /^\s*(?:!\s*important\s*)?;/i.exec(text.slice(Math.max(from, offset)))?.[0]
  return from + (rest?.length ?? 0)
}

function insertAfter(text: string, declaration: Declaration, content: string): Edit[] {
  const end = declarationEnd(text, declaration)
  return text[end - 1] === ';'
    ? [{ offset: end, length: 0, content: `${content};` }]
    : [{ offset: end, length: 0, content: `;${content};` }]
}

/** The token beside which a new one belongs: after its nearest predecessor, else before its nearest successor. */
function neighbourOf(name: string, present: readonly Declaration[], order: readonly string[]) {
  const rank = order.indexOf(name)
  const known = present.map((declaration) => ({ declaration, rank: order.indexOf(declaration.property) }))
  const earlier = known.filter((each) => each.rank >= 0 && each.rank < rank).sort((a, b) => b.rank - a.rank)[0]
  if (earlier) return { declaration: earlier.declaration, isBefore: false }
  const later = rank < 0 ? undefined : known.filter((each) => each.rank > rank).sort((a, b) => a.rank - b.rank)[0]
  if (later) return { declaration: later.declaration, isBefore: true }
  const last = present.at(-1)
  return last && { declaration: last, isBefore: false }
}

function addRootRule(text: string, declaration: string): Edit {
  const eol = eolOf(text)
  const gap = text === '' ? '' : text.endsWith('\n') ? eol : eol + eol
  return { offset: text.length, length: 0, content: `${gap}:root {${eol}  ${declaration}${eol}}${eol}` }
}
