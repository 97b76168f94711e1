// For programs that do not include all of `src`, such as the one for the folder `local`
/// <reference path="./validators.d.ts" />

/** A finding of a validator, without a message */
export interface RawError {
  /** JSON pointer of the invalid value */
  instancePath: string
  /** The violated rule: type, required, enum, additionalProperties, … */
  keyword: string
  params: Record<string, unknown>
}

/** A generated validator: returns whether `data` is valid, and sets `errors` */
export interface Validator {
  (data: unknown, context?: { instancePath: string }): boolean
  errors?: RawError[] | null
}
