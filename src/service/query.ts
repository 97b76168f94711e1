import type { SchemaName } from '../generated/validators'
import type { Validator } from '../lib/json/validator'
import type { CacheTag } from './cacheTag'
import type { CallOptions } from './http/http'
import { ServiceError, type ServiceResponse } from './http/response'

/** A kind of thing in answers of the service: its schema, and the quick validator of that. `T` is the schema's type. */
export interface DataType<T> {
  schema: SchemaName
  quick: Validator
  /** Never there: it carries the type. */
  readonly phantom?: T
}

/** A list of the service, or a part of one. */
export interface ListResult<T> {
  items: T[]
  /** How many there are in all, also those that were not asked for. */
  total: number
}

/** How a query is answered: the call, and the check of what came. What is broken in an answer costs only itself. */
export interface ServiceClient {
  get(path: string, options?: CallOptions): Promise<ServiceResponse>
  /**
   * One thing, `{ "data": {...} }`, without what is broken in it.
   * @throws TypeError when nothing of it can be used
   */
  one<T>(response: ServiceResponse, type: DataType<T>): Promise<T>
  /**
   * The things of a list, `{ "data": [...], "total"? }`.
   * @param path where the list stands in the answer. Default `data`
   * @throws TypeError when there is no list
   */
  list<T>(response: ServiceResponse, type: DataType<T>, path?: readonly string[]): Promise<ListResult<T>>
  /**
   * A part of an answer.
   * @param path where it stands
   * @returns undefined when nothing of it can be used
   */
  part<T>(response: ServiceResponse, type: DataType<T>, path: readonly string[]): Promise<T | undefined>
}

/** A question to the service. Two that ask the same have the same key, and share one call and one answer. */
export interface Query<T> {
  key: string
  /** What the answer holds. Missing: no write changes it. */
  tag?: CacheTag
  /** @throws ServiceError when the service refuses or does not answer, TypeError when it answers something else */
  read(client: ServiceClient): Promise<T>
}

/** A query string of what is defined, in a fixed order, so that one question has one address. */
export function queryString(query: Readonly<Record<string, string | number | boolean | undefined>>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== '') params.set(key, String(value))
  const text = params.toString()
  return text && `?${text}`
}

/** Whether the service says that there is no such thing. Every other failure may be another one a moment later. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ServiceError && (error.status === 404 || error.status === 410)
