import { isRecord } from '../../../lib/json/isRecord'
import { parseJson } from '../../../lib/json/parseJson'
import { formatPointer, parsePointer } from '../../../lib/json/pointer'
import { valueAtPath } from '../../../lib/json/valueAtPath'
import { deepestNode, followPointer, parseJsonDocument, pathOf, stableRefOf } from '../../../tools/edit/document'
import type { SiteTexts } from '../../../tools/edit/editSite'
import type { ValueRef } from '../../../tools/edit/operation'
import { schemaAt } from '../../schemas/siteSchemas'

/** Path of the site config in the site folder. */
export const CONFIG_FILE = 'config.json'

export type Path = readonly (string | number)[]

/** A value of a document, found again after changes of the document. */
export interface Selection {
  /** Path in the site folder. */
  file: string
  at: ValueRef
}

export interface LocatedValue {
  data: unknown
  /** Names and indexes from the root of the document. */
  path: Path
  pointer: string
  /** From 1. Of the object around it, if the value is not set. */
  line: number
}

/** @returns undefined if the document has no such value */
export function selectionAt(files: SiteTexts, file: string, pointer: string): Selection | undefined {
  const document = parseJsonDocument(files.get(file) ?? '')
  if (!document) return undefined
  const { node, rest } = followPointer(document.root, parsePointer(pointer))
  return rest.length === 0 ? { file, at: stableRefOf(document.root, node) } : undefined
}

/**
 * A value that the page shows. The service adds values that the document does not have, such as the cards of a row of
 * episodes: then it is the smallest value around it that has a form.
 */
export function selectionNear(files: SiteTexts, file: string, pointer: string): Selection | undefined {
  const document = parseJsonDocument(files.get(file) ?? '')
  if (!document) return undefined
  const { node, rest } = followPointer(document.root, parsePointer(pointer))
  if (rest.length === 0) return { file, at: stableRefOf(document.root, node) }
  const data = dataIn(files, file)
  let path: Path = pathOf(node) as Path
  while (path.length > 0 && !hasForm(data, path)) path = path.slice(0, -1)
  return path.length === 0 ? undefined : selectionOf(files, file, path)
}

/**
 * Finds a selection in its document. An object that is not set is found if the schema knows it: its fields can be set.
 * @returns undefined if the value was removed
 */
export function locateSelection(files: SiteTexts, { file, at }: Selection): LocatedValue | undefined {
  const document = parseJsonDocument(files.get(file) ?? '')
  if (!document) return undefined
  const { node, depth } = deepestNode(document.root, at)
  const missing = at.slice(depth).filter((step) => typeof step === 'string')
  if (depth + missing.length < at.length) return undefined
  const data = parseJson(document.text)
  const path = [...(pathOf(node) as Path), ...missing]
  if (missing.length > 0 && schemaAt(file, data, path)?.type !== 'object') return undefined
  return { data, path, pointer: formatPointer(path), line: lineAt(document.text, node.offset) }
}

/** A path as a selection that survives other changes of the document. */
export function selectionOf(files: SiteTexts, file: string, path: Path): Selection {
  const document = parseJsonDocument(files.get(file) ?? '')
  if (!document) return { file, at: path }
  const { node, depth } = deepestNode(document.root, path)
  return { file, at: [...stableRefOf(document.root, node), ...path.slice(depth)] }
}

/** Whether a value has a form of its own. A document is edited by its parts, and a placement with its module. */
export function hasForm(data: unknown, path: Path): boolean {
  const isPlacement = path.length === 2 && path[0] === 'data' && /^\d+$/.test(String(path[1]))
  if (path.length === 1 && path[0] === 'data') return false
  return path.length > 0 && isRecord(valueIn(data, path)) && !isPlacement
}

/** The content of a document; undefined if it does not exist or is not valid JSON. */
export function dataIn(files: SiteTexts, file: string): unknown {
  try {
    return parseJson(files.get(file) ?? '')
  } catch {
    return undefined
  }
}

/** `css_root` of the config. */
export function rootClassIn(files: SiteTexts): string | undefined {
  const rootClass = valueAtPath(dataIn(files, CONFIG_FILE), ['site_config', 'css_root'])
  return typeof rootClass === 'string' ? rootClass : undefined
}

export const valueIn = (data: unknown, path: Path): unknown => valueAtPath(data, path.map(String))

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length
