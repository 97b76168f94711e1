import { isRecord } from '../../../lib/json/isRecord'
import { valueAtPath } from '../../../lib/json/valueAtPath'
import { documentKind } from '../../../tools/documents/documentKind'
import type { Schema } from '../../../tools/schemas/schema'
import { schemaAt, variantOf } from '../../schemas/siteSchemas'
import { isTitleCard } from '../modules/titleCards'
import { type Control, controlOf } from './fieldControl'

export type Path = readonly (string | number)[]

export interface FormField {
  name: string
  /** Instead of the label that follows from the name. */
  label?: string
  /** Path from the root of the document. */
  path: Path
  control: Control
  schema: Schema
  value: unknown
  isRequired: boolean
}

export interface FormGroup {
  /** Empty for a form with one group. */
  heading: string
  fields: readonly FormField[]
  /** Creates a field with a name of the operator's choice; undefined: the schema lists all fields. */
  entry?: (name: string) => FormField
}

/** Fields of a module that are not its content. */
const OTHER_MODULE_FIELDS = ['type', 'slug', 'id', 'name', 'class', 'hidden']
const AUDIENCE_FIELDS = ['targeting_params', 'filter_by']
const SCHEDULE_FIELDS = ['from', 'until']
const OTHER_PLACEMENT_FIELDS = ['placement', 'position']

/**
 * The fields of a value in a document, in groups.
 * @param file path in the site folder
 * @param data the document
 * @param path of an object in it
 */
export function formGroups(file: string, data: unknown, path: Path): FormGroup[] {
  // A list, and a word in it, such as a part of a heading, is edited in the form with the list.
  const value = valueAtPath(data, path.map(String))
  if (Array.isArray(value) || (typeof path.at(-1) === 'number' && typeof value === 'string'))
    return formGroups(file, data, path.slice(0, -1))
  const fields = fieldsAt(file, data, path)
  const isModule = path.length === 3 && path[0] === 'data' && path[2] === 'module'
  if (isTitleLayout(file, data, path))
    return [
      { heading: 'Heading', fields: pickFields(fields, LAYOUT_HEADING_FIELDS) },
      { heading: 'Below the heading', fields: fields.filter(({ name }) => !LAYOUT_HEADING_FIELDS.includes(name)) },
    ]
  if (!isModule) return [{ heading: '', fields, entry: entryAt(file, data, path) }]
  const placement = fieldsAt(file, data, path.slice(0, -1))
  const config = fields.some(({ name }) => name === 'config') ? fieldsAt(file, data, [...path, 'config']) : []
  const apart = new Set([...OTHER_MODULE_FIELDS, ...AUDIENCE_FIELDS, 'config'])
  const groups: FormGroup[] = [
    { heading: 'Content', fields: fields.filter(({ name }) => !apart.has(name)) },
    { heading: 'Settings', fields: config },
    {
      heading: 'Schedule and audience',
      fields: [...pickFields(placement, SCHEDULE_FIELDS), ...pickFields(fields, AUDIENCE_FIELDS)],
    },
    {
      heading: 'More',
      fields: [...pickFields(fields, OTHER_MODULE_FIELDS), ...pickFields(placement, OTHER_PLACEMENT_FIELDS)],
    },
  ]
  return groups.filter((group) => group.fields.length > 0)
}

const LAYOUT_HEADING_FIELDS = ['layout', 'background', 'section', 'meta_fields', 'detail_message']

const isTitleLayout = (file: string, data: unknown, path: Path) =>
  path.length === 2 && documentKind(file, data) === 'title-layouts'

/** For objects whose fields have free names, such as texts by key. */
function entryAt(file: string, data: unknown, path: Path): FormGroup['entry'] {
  const extra = schemaAt(file, data, path)?.additionalProperties
  if (!isRecord(extra)) return undefined
  const schema = variantOf(extra as Schema, undefined) ?? {}
  return (name) => ({
    name,
    path: [...path, name],
    control: controlOf(schema, name),
    schema,
    value: undefined,
    isRequired: false,
  })
}

const pickFields = (fields: readonly FormField[], names: readonly string[]): FormField[] =>
  names.flatMap((name) => fields.find((field) => field.name === name) ?? [])

/** The fields of an object: those of its schema, then other fields that are set. */
function fieldsAt(file: string, data: unknown, path: Path): FormField[] {
  const schema = schemaAt(file, data, path)
  const isCard = schema !== undefined && isTitleCard(schema)
  const value = valueAtPath(data, path.map(String))
  const known = Object.entries(schema?.properties ?? {})
  const set = isRecord(value) ? value : {}
  const others = Object.keys(set).filter((name) => !known.some(([each]) => each === name))
  const extra = isRecord(schema?.additionalProperties) ? (schema.additionalProperties as Schema) : {}
  return [...known, ...others.map((name): [string, Schema] => [name, extra])]
    .filter(([name]) => name !== '$schema')
    .map(([name, property]) => {
      const own = variantOf(property, set[name]) ?? {}
      return {
        name,
        path: [...path, name],
        control: name === 'slug' && isCard ? { as: 'title' } : controlOf(own, name),
        schema: own,
        value: set[name],
        isRequired: schema?.required?.includes(name) ?? false,
      }
    })
}
