import type { SchemaName } from '../generated/validators'
import type { Validator } from '../lib/json/validator'
import type { AnswerTag } from './answerTag'
import type { CallOptions } from './http/http'
import { type Reply, ServiceError } from './http/reply'

/** A kind of thing in answers of the service: its schema, and the quick validator of that. `T` is the schema's type. */
export interface Thing<T> {
  schema: SchemaName
  quick: Validator
  /** Never there: it carries the type. */
  readonly type?: T
}

/** A list of the service, or a part of one. */
export interface Listed<T> {
  items: T[]
  /** How many there are in all, also those that were not asked for. */
  total: number
}

/** How a query is answered: the call, and the check of what came. What is broken in an answer costs only itself. */
export interface Ask {
  get(path: string, options?: CallOptions): Promise<Reply>
  /**
   * One thing, `{ "data": {...} }`, without what is broken in it.
   * @throws TypeError when nothing of it can be used
   */
  one<T>(reply: Reply, thing: Thing<T>): Promise<T>
  /**
   * The things of a list, `{ "data": [...], "total"? }`.
   * @param path where the list stands in the answer. Default `data`
   * @throws TypeError when there is no list
   */
  list<T>(reply: Reply, thing: Thing<T>, path?: readonly string[]): Promise<Listed<T>>
  /**
   * A part of an answer.
   * @param path where it stands
   * @returns undefined when nothing of it can be used
   */
  part<T>(reply: Reply, thing: Thing<T>, path: readonly string[]): Promise<T | undefined>
}

/** A question to the service. Two that ask the same have the same key, and share one call and one answer. */
export interface Query<T> {
  key: string
  /** What the answer holds. Missing: no write changes it. */
  tag?: AnswerTag
  /** @throws ServiceError when the service refuses or does not answer, TypeError when it answers something else */
  read(ask: Ask): Promise<T>
}

/** A query string of what is defined, in a fixed order, so that one question has one address. */
export function queryText(query: Readonly<Record<string, string | number | boolean | undefined>>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== '') params.set(key, String(value))
  const text = params.toString()
  return text && `?${text}`
}

/** Whether the service says that there is no such thing. Every other failure may be another one a moment later. */
export const isGone = (error: unknown): boolean =>
  error instanceof ServiceError && (error.status === 404 || error.status === 410)
