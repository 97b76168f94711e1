import type { SchemaName } from '../../generated/validators'
import { isRecord } from '../../lib/json/isRecord'
import type { Validator } from '../../lib/json/validator'
import type { Reply } from '../../service/http/reply'
import type { Problems } from './problem'
import { validateDocument } from './validateDocument'

/** How the things of an answer are checked. */
export interface Check {
  schema: SchemaName
  /** The quick validator of `schema`. */
  quick: Validator
  problems: Problems
}

/** A list of the service, or a part of one. */
export interface Listed<T> {
  items: T[]
  /** How many there are in all, also those that were not asked for. */
  total: number
}

/**
 * Reads the things of a list, `{ "data": [...], "total"? }`. A broken one costs only itself, with a problem.
 * @param path where the list stands in the answer. Default `data`
 * @throws TypeError when there is no list
 */
export async function readList<T>(reply: Reply, check: Check, path: readonly string[] = ['data']): Promise<Listed<T>> {
  const raw = path.reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), reply.data)
  if (!Array.isArray(raw)) throw new TypeError(`${reply.path}: no list`)
  const items: T[] = []
  for (const [index, data] of raw.entries()) {
    const item = await readAt<T>(reply, data, check, `/${path.join('/')}/${index}`)
    if (item !== undefined) items.push(item)
  }
  const owner = path.slice(0, -1).reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), reply.data)
  const total = isRecord(owner) && typeof owner.total === 'number' ? owner.total : items.length
  return { items, total: Math.max(total, items.length) }
}

/**
 * Reads one thing, `{ "data": {...} }`, without what is broken in it.
 * @throws TypeError when nothing of it can be used
 */
export async function readOne<T>(reply: Reply, check: Check): Promise<T> {
  const one = await readAt<T>(reply, isRecord(reply.data) ? reply.data.data : undefined, check, '/data')
  if (one === undefined) throw new TypeError(`${reply.path}: nothing that can be used`)
  return one
}

const readAt = <T>(reply: Reply, data: unknown, { schema, quick, problems }: Check, at: string) =>
  validateDocument<T>({ file: reply.path, text: reply.text, data }, schema, quick, problems, at)
