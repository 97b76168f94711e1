import { pointerTokens } from '../../../lib/json/pointer'
import { nearest } from '../../../lib/nearest'
import type { Problem } from '../problem'
import type { Finding } from '../prune'
import type { RuleName } from '../ruleName'
import type { Fields } from './fieldsAt'

type Message = Pick<Problem, 'severity' | 'rule' | 'message' | 'suggestion' | 'instead'>

/**
 * Message of a finding.
 * @param field describes the expected text, for pattern findings
 */
export function messageOf(
  { keyword, params, pointer, value, needed }: Finding,
  field?: Pick<Fields, 'format' | 'pattern'>,
): Message {
  switch (keyword) {
    case 'required':
      return missing(listOf(params.missing))
    case 'type':
      if (value === null && needed) return error('field/null', 'is null, and is needed here')
      if (value === null)
        return { severity: 'warning', rule: 'field/null', message: 'is null, and counts as not given' }
      return wrongType(params.type, value)
    case 'enum':
      return choice(listOf(params.allowedValues), value)
    case 'const':
      return error('value/unknown-word', `should be ${JSON.stringify(params.allowedValue)}`)
    case 'pattern':
      return pattern(pointer, value, field)
    case 'minLength':
      return error(
        'value/range',
        params.limit === 1 ? 'should not be empty' : `should have at least ${params.limit} characters`,
      )
    case 'maxLength':
      return error('value/range', `should have at most ${params.limit} characters`)
    case 'maxItems':
      return error('value/range', `should have at most ${params.limit} entries; those after them are left out`)
    case 'minimum':
      return error('value/range', `should be ${params.limit} or more, not ${quoteValue(value)}`)
    case 'maximum':
      return error('value/range', `should be ${params.limit} or less, not ${quoteValue(value)}`)
    default:
      return error('value/form', `breaks the rule "${keyword}"`)
  }
}

const error = (rule: RuleName, message: string) => ({ severity: 'error' as const, rule, message })

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

function missing(names: string[]) {
  const last = names.at(-1)
  if (names.length < 2) return error('field/missing', `"${last}" is missing`)
  const others = names.slice(0, -1).map((name) => `"${name}"`)
  return error('field/missing', `${others.join(', ')} and "${last}" are missing`)
}

/**
 * A value that does not match its pattern, with a suggestion that does: spaces are removed or encoded, a path gets its
 * slash, a host its `https://`, a file its folder.
 */
function pattern(
  pointer: string,
  value: unknown,
  { format, pattern: expected }: Pick<Fields, 'format' | 'pattern'> = {},
) {
  const name = pointerTokens(pointer).findLast((part) => !/^\d+$/.test(part)) ?? ''
  const found = (hint = '') =>
    error(
      'value/form',
      format
        ? `${quoteValue(value)} is not allowed here${hint}. Expected: ${format}`
        : `"${name}" has a form that is not allowed here${hint}`,
    )
  if (typeof value !== 'string') return found()
  const isPath = name === 'route' || name === 'redirect' || name === 'path'
  if (isPath && /^[\w-](?:[\w/.-]|(?<=\/):){0,60}$/.test(value)) return { ...found(), suggestion: `/${value}` }
  if (expected === undefined) return found()
  const fits = (text: string | undefined) => text !== undefined && new RegExp(expected, 'u').test(text)
  const trimmed = value.trim()
  if (fits(trimmed)) return { ...found(': remove the spaces around it'), suggestion: trimmed }
  const encoded = trimmed.replaceAll(' ', '%20')
  if (/^(?:https?:\/)?\//i.test(trimmed) && fits(encoded))
    return { ...found(': it contains a space, which is written %20'), suggestion: encoded }
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

/** Texts in quotes; lists and objects only by type */
function quoteValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}

function wrongType(type: unknown, value: unknown) {
  const found = error('value/type', `should be ${list(type)}, not ${quoteValue(value)}`)
  const instead = typeof value === 'string' ? intendedValue(Array.isArray(type) ? type : [type], value) : undefined
  if (instead === undefined) return found
  const how = String(instead) === value ? 'write it without quotes' : `write ${instead}`
  return { ...found, message: `${found.message}: ${how}`, instead }
}

/** `"true"`, `"no"` and `"2"` are probably meant as boolean or number. */
function intendedValue(types: unknown[], value: string): boolean | number | undefined {
  if (types.includes('boolean')) {
    if (/^(?:true|yes|on)$/i.test(value)) return true
    if (/^(?:false|no|off)$/i.test(value)) return false
  }
  const isNumber = types.includes('number') && /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/.test(value)
  const isWhole = types.includes('integer') && /^-?(?:0|[1-9]\d{0,14})$/.test(value)
  return isNumber || isWhole ? Number(value) : undefined
}

function choice(words: string[], value: unknown) {
  const suggestion = typeof value === 'string' ? nearest(value, words) : undefined
  const said = typeof value === 'string' ? `"${value.slice(0, 60)}" is unknown here` : 'is none of the known words'
  return {
    ...error('value/unknown-word', words.length > 8 ? said : `${said}, should be one of: ${words.join(', ')}`),
    suggestion,
  }
}

function list(type: unknown): string {
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
