import { isRecord } from '../../../../lib/json/isRecord'
import type { Json } from '../../../../tools/edit/operation'
import type { Schema } from '../../../../tools/schemas/schema'
import { variantOf } from '../../../schemas/siteSchemas'
import type { FormField } from '../formGroups'

/** What an operator types, and the value that is stored; for a value that is refused, the keyword that it breaks. */
export interface TypedValue {
  typed: string
  value: Json
  breaks?: string
}

/** Texts for patterns of names, addresses, dates, colours and paths; the first that fits is typed. */
const CANDIDATE_TEXTS = [
  'New words',
  'New-words',
  'new',
  '/new',
  'https://example.com/new',
  '2031-01-02T10:00:00Z',
  '2031',
  '#0a0b0c',
  'sha256-abc=',
]
/** No pattern of the schemas allows one of them. */
const BAD_TEXTS = ['\\ \\', 'javascript:x', '-', ' ']

/** A value of a field that is typed, other than the present one. @throws Error if there is no such value for this kind of field */
export function validValue({ name, schema, value, control }: FormField): TypedValue {
  if (control.as === 'number') {
    const { min = 1, max = min + 1 } = control
    const number = [min, max].find((each) => each !== value) ?? min
    return { typed: String(number), value: number }
  }
  const isList = control.as === 'lines'
  const isOne = isList && control.mayBeOne && !Array.isArray(value)
  const item = isList ? (variantOf(itemOf(schema), undefined) ?? {}) : schema
  if (isList && control.isNumber) return { typed: '41\n42', value: [41, 42] }
  const text = CANDIDATE_TEXTS.find(
    (each) => fits(item, each) && each !== value && !(Array.isArray(value) && value[0] === each),
  )
  if (text === undefined) throw new Error(`Add a text for the pattern of ${name}: ${String(schema.pattern)}`)
  return { typed: text, value: isList && !isOne ? [text] : text }
}

/** Values beyond each limit in the schema of a field that is typed. */
export function invalidValues({ schema, control, value }: FormField): TypedValue[] {
  const { minimum, maximum } = schema
  const numbers = [
    ...(typeof minimum === 'number' ? [{ number: minimum - 1, breaks: 'minimum' }] : []),
    ...(typeof maximum === 'number' ? [{ number: maximum + 1, breaks: 'maximum' }] : []),
  ]
  if (control.as === 'number')
    return [
      ...numbers.map(({ number, breaks }) => ({ typed: String(number), value: number, breaks })),
      { typed: 'many', value: 'many', breaks: 'type' },
      ...(control.isInteger ? [{ typed: '1.5', value: 1.5, breaks: 'type' }] : []),
    ]
  if (control.as !== 'lines' || (control.mayBeOne && !Array.isArray(value))) return textsBreakingLimits(schema)
  if (control.isNumber) return [{ typed: 'many', value: ['many'], breaks: 'type' }]
  const item = variantOf(itemOf(schema), undefined) ?? {}
  return textsBreakingLimits(item).map(({ typed, breaks }) => ({ typed, value: [typed], breaks }))
}

function textsBreakingLimits({ pattern, maxLength, minLength }: Schema): TypedValue[] {
  const long = typeof maxLength === 'number' ? textOfLength(maxLength + 1, pattern) : undefined
  const bad = typeof pattern === 'string' ? BAD_TEXTS.find((each) => !new RegExp(pattern, 'u').test(each)) : undefined
  if (typeof pattern === 'string' && bad === undefined) throw new Error(`Every text fits ${pattern}`)
  return [
    ...(long === undefined ? [] : [{ typed: long, value: long, breaks: 'maxLength' }]),
    ...(bad === undefined ? [] : [{ typed: bad, value: bad, breaks: 'pattern' }]),
    ...(typeof minLength === 'number' && minLength > 1 ? [{ typed: 'x', value: 'x', breaks: 'minLength' }] : []),
  ]
}

/** A text of this length that fits the pattern otherwise. */
function textOfLength(length: number, pattern: unknown): string {
  const start = typeof pattern === 'string' ? CANDIDATE_TEXTS.find((each) => new RegExp(pattern, 'u').test(each)) : ''
  return (start ?? '').padEnd(length, 'x')
}

function fits({ pattern, maxLength }: Schema, text: string): boolean {
  const isShort = typeof maxLength !== 'number' || text.length <= maxLength
  return isShort && (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text))
}

const itemOf = ({ items }: Schema): Schema => (isRecord(items) ? items : {})
