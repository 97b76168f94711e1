import { isRecord } from '../../../lib/json/isRecord'
import type { Schema } from '../../../tools/schemas/schema'
import { variantOf } from '../../schemas/siteSchemas'
import { isPictureField, type PictureTarget, pictureTarget } from '../pick/pictures/pictureTarget'

export interface Choice {
  value: string
  meaning?: string
}

/** How a field is edited. */
export type Control =
  | { as: 'choice'; choices: readonly Choice[] }
  | { as: 'switch'; isOnByDefault: boolean }
  | { as: 'number'; isInteger: boolean; min?: number; max?: number }
  /** With `mayBeNumber` digits are stored as a number, unless the field is a text already. */
  | { as: 'text'; isLong: boolean; maxLength?: number; mayBeNumber?: boolean }
  | { as: 'time' }
  | { as: 'html'; maxLength?: number }
  /** The address of a picture. */
  | { as: 'picture'; maxLength?: number; target: PictureTarget }
  /** The slug of a title. */
  | { as: 'title' }
  /** An address, or with `isPath` a path of the site. */
  | { as: 'link'; isPath: boolean }
  /** Strings or numbers, one per line. With `mayBeOne` a single value may be stored without a list. */
  | { as: 'lines'; isNumber: boolean; mayBeOne?: boolean }
  /** Words of a fixed set in an order. `initial`: if the field is not set. */
  | { as: 'words'; choices: readonly Choice[]; initial: readonly string[] }
  /** Items with fields of their own. */
  | { as: 'items'; item: Schema }
  /** Fields of its own. */
  | { as: 'object' }
  | { as: 'json' }
  /** Cannot be changed. */
  | { as: 'fixed' }

/** Texts that may be longer are edited in several lines, unless they have a pattern: patterns are for single lines. */
const MAX_LINE_LENGTH = 300

/**
 * The control for a field, by its schema without references.
 * @param name of the field: schemas of pictures do not differ from those of other files
 */
export function controlOf(schema: Schema, name = ''): Control {
  const { type, minimum, maximum, maxLength, items, title, properties, additionalProperties } = schema
  if (Array.isArray(type)) return unionControl(type.map(String), schema)
  if (schema.const !== undefined) return { as: 'fixed' }
  if (schema.enum) return { as: 'choice', choices: choicesOf(schema) }
  if (type === 'boolean') return { as: 'switch', isOnByDefault: isOnByDefault(schema) }
  if (type === 'integer' || type === 'number')
    return { as: 'number', isInteger: type === 'integer', min: asNumber(minimum), max: asNumber(maximum) }
  if (type === 'string') {
    if (title === 'DateTime' || schema.format === 'date-time') return { as: 'time' }
    if (title === 'Slug' && name === 'series') return { as: 'title' }
    if (title === 'Url' || title === 'Path') return { as: 'link', isPath: title === 'Path' }
    const length = asNumber(maxLength)
    if (schema.contentMediaType === 'text/html') return { as: 'html', maxLength: length }
    if (isPictureField(name, schema))
      return { as: 'picture', maxLength: length, target: pictureTarget(name, schema.description) }
    const isLong = schema.pattern === undefined && (length === undefined || length > MAX_LINE_LENGTH)
    return { as: 'text', isLong, maxLength: length }
  }
  if (type === 'array' && items) return listControl(items, schema.default)
  return type === 'object' && (properties || isRecord(additionalProperties)) ? { as: 'object' } : { as: 'json' }
}

function unionControl(types: readonly string[], { items, maxLength }: Schema): Control {
  const isOneOf = (...names: string[]) => types.every((type) => names.includes(type))
  if (isOneOf('string', 'integer', 'number'))
    return { as: 'text', isLong: false, maxLength: asNumber(maxLength), mayBeNumber: true }
  const list = items && isOneOf('string', 'array') ? listControl(items) : undefined
  return list?.as === 'lines' ? { ...list, mayBeOne: true } : { as: 'json' }
}

function listControl(items: Schema, initial?: unknown): Control {
  const item = variantOf(items, undefined)
  if (item?.enum)
    return { as: 'words', choices: choicesOf(item), initial: Array.isArray(initial) ? initial.map(String) : [] }
  if (item?.type === 'string' || item?.type === 'integer' || item?.type === 'number')
    return { as: 'lines', isNumber: item.type !== 'string' }
  return item && (isRecord(item.properties) || Array.isArray(item.oneOf)) ? { as: 'items', item } : { as: 'json' }
}

function choicesOf({ enum: values = [], enumDescriptions = [], description = '' }: Schema): Choice[] {
  return values.map(String).map((value, index) => ({
    value,
    meaning: enumDescriptions[index] ?? meaningIn(description, value),
  }))
}

/** Most defaults are in the description: "true: matches this path only. Default true." */
const isOnByDefault = ({ default: value, description = '' }: Schema): boolean =>
  typeof value === 'boolean' ? value : /\bDefault:? true\b/.test(description)

/** Descriptions explain choices as "row: a single row that scrolls. grid: columns." */
function meaningIn(description: string, value: string): string | undefined {
  const start = `. ${description}`.indexOf(`. ${value}: `)
  const text = start < 0 ? '' : `. ${description}`.slice(start + value.length + 4)
  const meaning = text.split('. ')[0]?.replace(/\.?$/, '.')
  return meaning && text ? meaning.charAt(0).toUpperCase() + meaning.slice(1) : undefined
}

const asNumber = (value: unknown) => (typeof value === 'number' ? value : undefined)
