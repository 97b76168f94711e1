import { pointerTokens } from '../../../lib/json/pointer'
import { nodeAt, parseDocument, pathOf, refOf } from '../../../tools/edit/document'
import type { Files } from '../../../tools/edit/editSite'
import type { Ref } from '../../../tools/edit/operation'

/** A value of a document, found again after changes of the document. */
export interface Selection {
  /** Path in the site folder. */
  file: string
  at: Ref
}

/** @returns undefined if the document has no such value */
export function selectionAt(files: Files, file: string, pointer: string): Selection | undefined {
  const document = parseDocument(files.get(file) ?? '')
  if (!document) return undefined
  let node = document.root
  for (const token of pointerTokens(pointer)) {
    const child = nodeAt(node, [node.type === 'array' ? Number(token) : token])
    if (!child) return undefined
    node = child
  }
  return { file, at: refOf(document.root, node) }
}

/** The path of a selection by names and indexes, with the document; undefined if the value was removed. */
export function locate(files: Files, { file, at }: Selection) {
  const document = parseDocument(files.get(file) ?? '')
  const node = document && nodeAt(document.root, at)
  if (!document || !node) return undefined
  const data: unknown = JSON.parse(document.text.replace(/^\ufeff/, ''))
  return { data, path: pathOf(node) as readonly (string | number)[], line: lineAt(document.text, node.offset) }
}

export type Located = NonNullable<ReturnType<typeof locate>>

/** A path as a reference that survives other changes of the document. */
export function stableRef(files: Files, file: string, path: Ref): Ref {
  const document = parseDocument(files.get(file) ?? '')
  if (!document) return path
  let depth = path.length
  while (!nodeAt(document.root, path.slice(0, depth))) depth--
  const known = nodeAt(document.root, path.slice(0, depth))
  return known ? [...refOf(document.root, known), ...path.slice(depth)] : path
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length
