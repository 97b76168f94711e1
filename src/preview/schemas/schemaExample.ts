import type { Json } from '../../tools/edit/operation'
import type { Schema } from '../../tools/schemas/schema'
import { variantOf } from './siteSchemas'

/** The address of a new link. No site has this page, so the validator reports the link until its address is entered. */
const UNFINISHED_LINK = '/enter-an-address'

/** A value for a schema, as short as it allows. */
export function schemaExample(schema: Schema): Json {
  const whole = variantOf(schema, undefined) ?? {}
  const { type, enum: values, minimum, required = [], properties = {} } = whole
  if (whole.const !== undefined) return whole.const as Json
  if (whole.default !== undefined) return whole.default as Json
  if (values?.[0] !== undefined) return values[0]
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return typeof minimum === 'number' ? minimum : 1
  if (type === 'array') return []
  if (type === 'object')
    return Object.fromEntries(required.map((name) => [name, schemaExample(properties[name] ?? {})]))
  return whole.title === 'Url' ? UNFINISHED_LINK : stringExample(whole)
}

/** Texts for patterns of identifiers, addresses and paths; the first that matches. */
const STRINGS = ['New', 'new', '/new', 'https://example.com/', '2030-01-01T00:00:00Z', '2030-01-01']

function stringExample({ pattern }: Schema): string {
  if (typeof pattern !== 'string') return 'New'
  return STRINGS.find((each) => new RegExp(pattern, 'u').test(each)) ?? ''
}
