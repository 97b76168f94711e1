import { nearest } from '../../lib/nearest'
import type { Problem } from '../problem'
import type { Finding } from '../prune'

/** What a finding means, in words. */
export function wording({
  keyword,
  params,
  pointer,
  value,
}: Finding): Pick<Problem, 'severity' | 'message' | 'suggestion'> {
  const name = pointer.slice(pointer.lastIndexOf('/') + 1)
  switch (keyword) {
    case 'required':
      return error(`"${params.missingProperty}" is missing`)
    case 'type':
      if (value === null) return { severity: 'warning', message: 'is null, and counts as not given' }
      return error(`should be ${list(params.type)}`)
    case 'enum':
      return choice(params.allowedValues as unknown[], value)
    case 'const':
      return error(`should be ${JSON.stringify(params.allowedValue)}`)
    case 'pattern':
      return error(`"${name}" has a form that is not allowed here`)
    case 'minLength':
      return error('should not be empty')
    case 'maxLength':
      return error(`should have at most ${params.limit} characters`)
    case 'maxItems':
      return error(`should have at most ${params.limit} entries`)
    case 'minimum':
    case 'maximum':
      return error(`should be ${params.comparison} ${params.limit}`)
    case 'discriminator':
      return error(`"${params.tag}" is no known word here`)
    default:
      return error(`breaks the rule "${keyword}"`)
  }
}

const error = (message: string) => ({ severity: 'error' as const, message })

function choice(allowed: unknown[], value: unknown) {
  const words = allowed.map(String)
  const suggestion = typeof value === 'string' ? nearest(value, words) : undefined
  const said = typeof value === 'string' ? `"${value.slice(0, 60)}" is unknown here` : 'is none of the known words'
  return { ...error(words.length > 8 ? said : `${said}, should be one of: ${words.join(', ')}`), suggestion }
}

function list(type: unknown): string {
  const types = Array.isArray(type) ? type : [type]
  return types
    .map((name) => (name === 'array' ? 'a list' : name === 'object' || name === 'integer' ? `an ${name}` : `a ${name}`))
    .join(' or ')
}
