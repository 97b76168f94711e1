import { stepsOf } from '../../../lib/json/pointer'
import { nearest } from '../../../lib/nearest'
import type { Problem } from '../problem'
import type { Finding } from '../prune'

/**
 * What a finding means, in words.
 * @param form what a text at this place looks like
 */
export function wording(
  { keyword, params, pointer, value, needed }: Finding,
  form?: string,
): Pick<Problem, 'severity' | 'message' | 'suggestion'> {
  switch (keyword) {
    case 'required':
      return missing(params.missing as string[])
    case 'type':
      if (value === null && needed) return error('is null, and is needed here')
      if (value === null) return { severity: 'warning', message: 'is null, and counts as not given' }
      return error(`should be ${list(params.type)}`)
    case 'enum':
      return choice(params.allowedValues as unknown[], value)
    case 'const':
      return error(`should be ${JSON.stringify(params.allowedValue)}`)
    case 'pattern':
      return pattern(pointer, value, form)
    case 'minLength':
      return error(params.limit === 1 ? 'should not be empty' : `should have at least ${params.limit} characters`)
    case 'maxLength':
      return error(`should have at most ${params.limit} characters`)
    case 'maxItems':
      return error(`should have at most ${params.limit} entries; those after them are left out`)
    case 'minimum':
    case 'maximum':
      return error(`should be ${params.comparison} ${params.limit}`)
    default:
      return error(`breaks the rule "${keyword}"`)
  }
}

const error = (message: string) => ({ severity: 'error' as const, message })

function missing(names: string[]) {
  const last = names.at(-1)
  if (names.length < 2) return error(`"${last}" is missing`)
  const others = names.slice(0, -1).map((name) => `"${name}"`)
  return error(`${others.join(', ')} and "${last}" are missing`)
}

/** A path without its slash is the most usual one. */
function pattern(pointer: string, value: unknown, form?: string) {
  const name = stepsOf(pointer).findLast((part) => !/^\d+$/.test(part)) ?? ''
  const found = error(form ? `is not allowed here. Expected: ${form}` : `"${name}" has a form that is not allowed here`)
  const isPath = name === 'route' || name === 'redirect' || name === 'path'
  if (isPath && typeof value === 'string' && /^[\w-](?:[\w/.-]|(?<=\/):){0,60}$/.test(value))
    return { ...found, suggestion: `/${value}` }
  return found
}

function choice(allowed: unknown[], value: unknown) {
  const words = allowed.map(String)
  const suggestion = typeof value === 'string' ? nearest(value, words) : undefined
  const said = typeof value === 'string' ? `"${value.slice(0, 60)}" is unknown here` : 'is none of the known words'
  return { ...error(words.length > 8 ? said : `${said}, should be one of: ${words.join(', ')}`), suggestion }
}

function list(type: unknown): string {
  const types = Array.isArray(type) ? type : [type]
  return types.map((name) => NAMES[name as keyof typeof NAMES] ?? `a ${name}`).join(' or ')
}

const NAMES = {
  array: 'a list',
  object: 'an object',
  integer: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  null: 'null',
}
