import { isRecord } from '../lib/json/isRecord'
import { valueAt } from '../lib/json/valueAt'
import type { CallOptions } from '../service/http/http'
import type { Reply } from '../service/http/reply'
import type { Ask, Listed, Thing } from '../service/query'
import type { DataScope } from './DataContext'

/**
 * What answers queries: calls, whose answers are checked thing by thing. A broken one costs only itself, with a problem.
 * @param signal ends all calls of a question that nobody waits for any more
 */
export function createAsk(
  { http, check, found }: Pick<DataScope, 'http' | 'check' | 'found'>,
  signal?: AbortSignal,
): Ask {
  async function list<T>(reply: Reply, thing: Thing<T>, path: readonly string[] = ['data']): Promise<Listed<T>> {
    const raw = valueAt(reply.data, path)
    if (!Array.isArray(raw)) throw new TypeError(`${reply.path}: no list`)
    const items: T[] = []
    for (const [index, data] of raw.entries()) {
      const item = await check(reply, data, thing, `/${path.join('/')}/${index}`)
      if (item !== undefined) items.push(item)
    }
    found(thing, items)
    const owner = valueAt(reply.data, path.slice(0, -1))
    const total = isRecord(owner) && typeof owner.total === 'number' ? owner.total : items.length
    return { items, total: Math.max(total, items.length) }
  }

  async function one<T>(reply: Reply, thing: Thing<T>): Promise<T> {
    const value = await check(reply, valueAt(reply.data, ['data']), thing, '/data')
    if (value === undefined) throw new TypeError(`${reply.path}: nothing that can be used`)
    return value
  }

  return {
    get: (path: string, options?: CallOptions) => http.get(path, { ...options, signal: options?.signal ?? signal }),
    one,
    list,
    part: async (reply, thing, path) =>
      check(reply, valueAt(reply.data, path), thing, path.map((step) => `/${step}`).join('')),
  }
}
