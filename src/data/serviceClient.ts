import { isRecord } from '../lib/json/isRecord'
import { valueAtPath } from '../lib/json/valueAtPath'
import type { CallOptions } from '../service/http/http'
import type { ServiceResponse } from '../service/http/response'
import type { ListResult, ResponseSchema, ServiceClient } from '../service/query'
import type { DataScope } from './DataContext'

/**
 * Creates the client that queries read with. It validates responses item by item: a broken item is removed and reported.
 * @param signal aborts all requests of the query
 */
export function createServiceClient(
  { http, validate, onListRead }: Pick<DataScope, 'http' | 'validate' | 'onListRead'>,
  signal?: AbortSignal,
): ServiceClient {
  async function list<T>(
    response: ServiceResponse,
    schema: ResponseSchema<T>,
    path: readonly string[] = ['data'],
  ): Promise<ListResult<T>> {
    const raw = valueAtPath(response.data, path)
    if (!Array.isArray(raw)) throw new TypeError(`${response.path}: expected a list at /${path.join('/')}`)
    const items: T[] = []
    for (const [index, data] of raw.entries()) {
      const item = await validate(response, data, schema, `/${path.join('/')}/${index}`)
      if (item !== undefined) items.push(item)
    }
    onListRead(schema, items)
    const parent = valueAtPath(response.data, path.slice(0, -1))
    const total = isRecord(parent) && typeof parent.total === 'number' ? parent.total : items.length
    return { items, total: Math.max(total, items.length) }
  }

  async function one<T>(response: ServiceResponse, schema: ResponseSchema<T>): Promise<T> {
    const value = await validate(response, valueAtPath(response.data, ['data']), schema, '/data')
    if (value === undefined) throw new TypeError(`${response.path}: unusable data`)
    return value
  }

  return {
    get: (path: string, options?: CallOptions) => http.get(path, { ...options, signal: options?.signal ?? signal }),
    one,
    list,
    part: async (response, schema, path) =>
      validate(response, valueAtPath(response.data, path), schema, path.map((step) => `/${step}`).join('')),
  }
}
