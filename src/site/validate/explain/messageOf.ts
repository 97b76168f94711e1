import { parsePointer } from '../../../lib/json/pointer'
import { findNearestWord } from '../../../lib/text/findNearestWord'
import type { Problem } from '../problem'
import type { Finding } from '../prune'
import type { RuleName } from '../ruleName'
import type { KnownFields } from './fieldsAt'
import { truncate } from './truncate'

type FindingMessage = Pick<Problem, 'severity' | 'rule' | 'message' | 'suggestion' | 'instead'>

/** Longer lists of allowed values are in the reference only. */
const MAX_LISTED_VALUES = 16

/**
 * Message of a finding: the field, its value, the expected value and, if it is clear, the fix.
 * @param field describes the expected text, for pattern findings
 */
export function messageOf(finding: Finding, field?: Pick<KnownFields, 'format' | 'pattern'>): FindingMessage {
  const { keyword, params, pointer, value } = finding
  const name = fieldName(pointer)
  const { limit } = params
  switch (keyword) {
    case 'required':
      return missingFieldsMessage(stringsIn(params.missing))
    case 'type':
      return value === null ? nullValueMessage(name, finding) : wrongTypeMessage(name, params.type, value)
    case 'enum':
      return unknownValueMessage(name, stringsIn(params.allowedValues), value)
    case 'const':
      return createError(
        'value/unknown-word',
        `${name} is ${quote(value)}: expected ${JSON.stringify(params.allowedValue)}`,
      )
    case 'pattern':
      return wrongFormatMessage(pointer, value, field)
    case 'minLength':
      return createError('value/range', `${name} has ${lengthOf(value)} characters: expected at least ${limit}`)
    case 'maxLength':
      return createError('value/range', `${name} has ${lengthOf(value)} characters: expected at most ${limit}`)
    case 'minItems':
      return createError('value/range', `${name} has too few entries: expected at least ${limit}`)
    case 'maxItems':
      return createError(
        'value/range',
        `${name} has too many entries: expected at most ${limit}. Entries after the limit are ignored`,
      )
    case 'minimum':
      return createError('value/range', `${name} is ${quote(value)}: expected at least ${limit}`)
    case 'maximum':
      return createError('value/range', `${name} is ${quote(value)}: expected at most ${limit}`)
    default:
      return createError('value/form', `${name} is ${quote(value)}: it does not match the schema (${keyword})`)
  }
}

const createError = (rule: RuleName, message: string) => ({ severity: 'error' as const, rule, message })

const stringsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** The characters of a text as JSON Schema counts them: code points */
const lengthOf = (value: unknown) => [...String(value)].length

/** The last field name of a pointer, with the index of a list entry: `"routing/3"` */
function fieldName(pointer: string): string {
  const steps = parsePointer(pointer)
  const last = steps.findLastIndex((step) => !/^\d+$/.test(step))
  return steps.length === 0 ? 'the document' : `"${truncate(steps.slice(Math.max(0, last)).join('/'))}"`
}

function missingFieldsMessage(names: string[]) {
  const last = names.at(-1)
  if (names.length < 2) return createError('field/missing', `"${last}" is missing: add this required field`)
  const others = names.slice(0, -1).map((name) => `"${name}"`)
  return createError('field/missing', `${others.join(', ')} and "${last}" are missing: add these required fields`)
}

function nullValueMessage(name: string, { params, isRequired }: Finding): FindingMessage {
  const expected = typeNames(params.type)
  if (isRequired) return createError('field/null', `${name} is null: expected ${expected}`)
  const message = `${name} is null and is ignored: remove it, or set it to ${expected}`
  return { severity: 'warning', rule: 'field/null', message }
}

/**
 * A value that does not match its pattern, with a suggestion that does: spaces are removed or encoded, a path gets its
 * slash, a host its `https://`, a file its folder.
 */
function wrongFormatMessage(
  pointer: string,
  value: unknown,
  { format, pattern: expected = '' }: Pick<KnownFields, 'format' | 'pattern'> = {},
): FindingMessage {
  const found = (hint = '') =>
    createError(
      'value/form',
      `${fieldName(pointer)} is ${quote(value)}${hint}. Expected: ${format ?? `text that matches ${expected}`}`,
    )
  if (typeof value !== 'string') return found()
  const name = parsePointer(pointer).at(-1)
  const isPath = name === 'route' || name === 'redirect' || name === 'path'
  if (isPath && /^[\w-](?:[\w/.-]|(?<=\/):){0,60}$/.test(value)) return { ...found(), suggestion: `/${value}` }
  if (expected === '') return found()
  const fits = (text: string | undefined) => text !== undefined && new RegExp(expected, 'u').test(text)
  const trimmed = value.trim()
  if (fits(trimmed)) return { ...found(': remove the spaces around it'), suggestion: trimmed }
  const encoded = trimmed.replaceAll(' ', '%20')
  if (/^(?:https?:\/)?\//i.test(trimmed) && fits(encoded))
    return { ...found(': write the space as %20'), suggestion: encoded }
  const suggestion = suggestUrl(value)
  return { ...found(), suggestion: fits(suggestion) ? suggestion : undefined }
}

/** `www.example.org/a` is a host, `brand.css` a file of the site folder. */
function suggestUrl(value: string): string | undefined {
  if (/^[\w-]{1,60}\.(?:css|js|svg|png|jpe?g|webp|avif|ico|woff2|pdf)$/i.test(value)) return `/site/${value}`
  if (/\.(?:html?|php|json|txt|md)$/i.test(value)) return undefined
  if (/^[\w-]{1,60}(?:\.[\w-]{1,60}){0,6}\.[a-z]{2,20}(?:\/[^\s\\]{0,500})?$/i.test(value)) return `https://${value}`
  return undefined
}

/** Strings are quoted; arrays and objects are given only by type */
function quote(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(truncate(value))
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}

function wrongTypeMessage(name: string, type: unknown, value: unknown): FindingMessage {
  const found = createError('value/type', `${name} is ${quote(value)}: expected ${typeNames(type)}`)
  const instead = typeof value === 'string' ? intendedValue(Array.isArray(type) ? type : [type], value) : undefined
  if (instead === undefined) return found
  const fix = String(instead) === value ? 'write it without quotes' : `write ${instead}`
  return { ...found, message: `${found.message}; ${fix}`, instead }
}

/** `"true"`, `"no"` and `"2"` are probably meant as a boolean or number. */
function intendedValue(types: unknown[], value: string): boolean | number | undefined {
  if (types.includes('boolean')) {
    if (/^(?:true|yes|on)$/i.test(value)) return true
    if (/^(?:false|no|off)$/i.test(value)) return false
  }
  const isNumber = types.includes('number') && /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/.test(value)
  const isWhole = types.includes('integer') && /^-?(?:0|[1-9]\d{0,14})$/.test(value)
  return isNumber || isWhole ? Number(value) : undefined
}

function unknownValueMessage(name: string, allowed: string[], value: unknown): FindingMessage {
  const expected =
    allowed.length > MAX_LISTED_VALUES
      ? `one of the ${allowed.length} values in docs/reference/config-reference.md`
      : `one of: ${allowed.join(', ')}`
  const suggestion = typeof value === 'string' ? findNearestWord(value, allowed) : undefined
  return { ...createError('value/unknown-word', `${name} is ${quote(value)}: expected ${expected}`), suggestion }
}

function typeNames(type: unknown): string {
  const types = Array.isArray(type) ? type : [type]
  return types.map((name) => TYPE_NAMES[String(name)] ?? String(name)).join(' or ')
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'an object',
  integer: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  null: 'null',
}
