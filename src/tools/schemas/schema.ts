/** A JSON Schema as written in its file. */
export interface Schema {
  [keyword: string]: unknown
  title?: string
  description?: string
  properties?: Record<string, Schema>
  definitions?: Record<string, Schema>
  required?: string[]
  enum?: string[]
  /** What each word of `enum` means, in its order. */
  enumDescriptions?: string[]
  /** Other schemas whose fields this one has too. */
  allOf?: Schema[]
  $ref?: string
}
