import type { SchemaName } from '../generated/validators'
import type { Validator } from '../lib/json/validator'
import type { CacheTag } from './cacheTag'
import type { CallOptions } from './http/http'
import { ServiceError, type ServiceResponse } from './http/response'

/** A schema of data in responses, with its generated quick validator. `T` is the type of valid data. */
export interface ResponseSchema<T> {
  schema: SchemaName
  quick: Validator
  /** Never set; carries the type `T` */
  readonly phantom?: T
}

export const matchesSchema = <T>(data: unknown, { quick }: ResponseSchema<T>): data is T => quick(data)

export interface ListResult<T> {
  items: T[]
  /** Number of items, including those that were not requested */
  total: number
}

/** Fetches and validates responses. Broken parts are removed and reported; they do not fail the query. */
export interface ServiceClient {
  get(path: string, options?: CallOptions): Promise<ServiceResponse>
  /**
   * Reads `{ "data": {...} }`.
   * @throws TypeError if it is unusable
   */
  one<T>(response: ServiceResponse, schema: ResponseSchema<T>): Promise<T>
  /**
   * Reads `{ "data": [...], "total"? }`.
   * @param path of the list in the response. Default: `data`
   * @throws TypeError if there is no list
   */
  list<T>(response: ServiceResponse, schema: ResponseSchema<T>, path?: readonly string[]): Promise<ListResult<T>>
  /**
   * Reads a part of a response.
   * @returns undefined if it is unusable
   */
  part<T>(response: ServiceResponse, schema: ResponseSchema<T>, path: readonly string[]): Promise<T | undefined>
}

/** A read from the service. Queries with the same key share one request and its cached data. */
export interface Query<T> {
  key: string
  /** What the data contains. Undefined: no write changes it */
  tag?: CacheTag
  /** @throws ServiceError if the service refuses or does not respond, TypeError if the response is unusable */
  read(client: ServiceClient): Promise<T>
}

/** A query string of the defined values in a fixed order, so that equal queries have equal URLs */
export function queryString(query: Readonly<Record<string, string | number | boolean | undefined>>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== '') params.set(key, String(value))
  const text = params.toString()
  return text && `?${text}`
}

/** The resource does not exist. All other errors may be temporary. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ServiceError && (error.status === 404 || error.status === 410)
