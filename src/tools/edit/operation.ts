export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** One step into a document: a field, an index, or the only item of a list that has this id, slug or route. */
export type RefStep = string | number | { readonly [field in (typeof IDENTITY_FIELDS)[number]]?: string | number }
export type ValueRef = readonly RefStep[]

/** Fields that identify an item of a list. A placement without `id` is identified by the slug of its module. */
export const IDENTITY_FIELDS = ['id', 'slug', 'route'] as const

/** A change of one JSON document. It refers to items by identity where it can, so that it survives other changes. */
export type Operation =
  /** Creates missing objects along the path. */
  | { do: 'set'; at: ValueRef; value: Json }
  /** Removes a field or an item. */
  | { do: 'remove'; at: ValueRef }
  /** Inserts an item before another one. Default: at the end. */
  | { do: 'insert'; list: ValueRef; before?: RefStep; value: Json }
  /** Moves an item within its list, or to another list of the document. Default: to the end. */
  | { do: 'move'; item: ValueRef; list?: ValueRef; before?: RefStep }

/** Rules of a schema for the fields at a path. List items have the step `[]`. */
export interface FieldRules {
  /** Names of the fields of this object, in the order in which they are written. */
  order(path: readonly string[]): readonly string[]
  /** Whether the value at this path must exist, even if it is an empty object. */
  isRequired(path: readonly string[]): boolean
}

/** Reason why an operation cannot be applied, for the user. */
export interface Refused {
  refused: string
}

/** The value that an operation changes. */
export function targetOf(change: Operation): ValueRef {
  if (change.do === 'insert') return change.list
  return change.do === 'move' ? change.item : change.at
}
