export interface Schema {
  [keyword: string]: unknown
  title?: string
  description?: string
  properties?: Record<string, Schema>
  definitions?: Record<string, Schema>
  items?: Schema
  required?: string[]
  enum?: string[]
  /** Descriptions of the `enum` values, in order */
  enumDescriptions?: string[]
  /** Schemas whose fields are included */
  allOf?: Schema[]
  $ref?: string
}
