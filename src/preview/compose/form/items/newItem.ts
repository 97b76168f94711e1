import type { Json } from '../../../../tools/edit/operation'
import type { Schema } from '../../../../tools/schemas/schema'
import { schemaExample } from '../../../schemas/schemaExample'
import { variantOf } from '../../../schemas/siteSchemas'

/** An item with its required fields, with values that the validator accepts. */
export function newItem(schema: Schema): Json {
  const whole = variantOf(schema, undefined) ?? {}
  const fields = whole.required ?? Object.keys(whole.properties ?? {}).slice(0, 1)
  return Object.fromEntries(fields.map((name) => [name, schemaExample(whole.properties?.[name] ?? {})]))
}
