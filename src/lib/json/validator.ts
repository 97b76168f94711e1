// Also in programs that include no more than what they import, such as that of the folder `local`.
/// <reference path="./validators.d.ts" />

/** One finding of a validator, without words. */
export interface RawError {
  /** JSON pointer of the value that does not fit. */
  instancePath: string
  /** The rule: type, required, enum, additionalProperties, … */
  keyword: string
  params: Record<string, unknown>
}

/** A validator made from a schema: answers whether `data` fits and leaves its findings in `errors`. */
export interface Validator {
  (data: unknown, context?: { instancePath: string }): boolean
  errors?: RawError[] | null
}
