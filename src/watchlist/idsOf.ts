import { isRecord } from '../lib/json/isRecord'
import type { Reply } from '../service/http/reply'

/**
 * The ids in an answer of the watchlist, `{ "data": { "items": [...] } }`; what is no id is left out.
 * @throws TypeError when there is no list
 */
export function idsOf({ data, path }: Pick<Reply, 'data' | 'path'>): (string | number)[] {
  const inner = isRecord(data) && isRecord(data.data) ? data.data : data
  const items = isRecord(inner) ? inner.items : undefined
  if (!Array.isArray(items)) throw new TypeError(`${path}: no list`)
  return items.filter((id) => typeof id === 'string' || typeof id === 'number')
}
