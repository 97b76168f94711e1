import { parseJson } from '../../../lib/json/parseJson'
import { formatPointer, parsePointer } from '../../../lib/json/pointer'
import { valueAt } from '../../../lib/json/valueAt'
import { nodeAt, parseJsonDocument, pathOf, refOf } from '../../../tools/edit/document'
import type { SiteTexts } from '../../../tools/edit/editSite'
import type { ValueRef } from '../../../tools/edit/operation'
import { schemaAt } from '../../schemas/siteSchemas'

export type Path = readonly (string | number)[]

/** A value of a document, found again after changes of the document. */
export interface Selection {
  /** Path in the site folder. */
  file: string
  at: ValueRef
}

export interface Located {
  data: unknown
  /** From the document, by names and indexes. */
  path: Path
  pointer: string
  /** From 1. Of the object around it, if the value is not set. */
  line: number
}

/** @returns undefined if the document has no such value */
export function selectionAt(files: SiteTexts, file: string, pointer: string): Selection | undefined {
  const document = parseJsonDocument(files.get(file) ?? '')
  if (!document) return undefined
  let node = document.root
  for (const token of parsePointer(pointer)) {
    const child = nodeAt(node, [node.type === 'array' ? Number(token) : token])
    if (!child) return undefined
    node = child
  }
  return { file, at: refOf(document.root, node) }
}

/**
 * Finds a selection in its document. An object that is not set is found if the schema knows it: its fields can be set.
 * @returns undefined if the value was removed
 */
export function locate(files: SiteTexts, { file, at }: Selection): Located | undefined {
  const document = parseJsonDocument(files.get(file) ?? '')
  if (!document) return undefined
  let depth = at.length
  while (!nodeAt(document.root, at.slice(0, depth))) depth--
  const node = nodeAt(document.root, at.slice(0, depth))
  const missing = at.slice(depth).filter((step) => typeof step === 'string')
  if (!node || depth + missing.length < at.length) return undefined
  const data = parseJson(document.text)
  const path = [...(pathOf(node) as Path), ...missing]
  if (missing.length > 0 && schemaAt(file, data, path)?.type !== 'object') return undefined
  return { data, path, pointer: formatPointer(path), line: lineAt(document.text, node.offset) }
}

/** A path as a selection that survives other changes of the document. */
export function selectionOf(files: SiteTexts, file: string, path: Path): Selection {
  const document = parseJsonDocument(files.get(file) ?? '')
  let depth = path.length
  while (document && !nodeAt(document.root, path.slice(0, depth))) depth--
  const node = document && nodeAt(document.root, path.slice(0, depth))
  return { file, at: document && node ? [...refOf(document.root, node), ...path.slice(depth)] : path }
}

/** The content of a document; undefined if it does not exist or is not valid JSON. */
export function dataIn(files: SiteTexts, file: string): unknown {
  try {
    return parseJson(files.get(file) ?? '')
  } catch {
    return undefined
  }
}

export const valueIn = (data: unknown, path: Path): unknown => valueAt(data, path.map(String))

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length
