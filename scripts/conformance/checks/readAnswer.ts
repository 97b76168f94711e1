import { isRecord } from '../../../src/lib/json/isRecord'
import { type ParsedText, parseText } from '../../../src/lib/json/parseJson'
import { valueAt } from '../../../src/lib/json/valueAt'
import type { ServiceCall } from '../../calls/call'
import type { Answer } from '../asker'
import { dataOf } from '../dataOf'
import { add, type CallReport, type Finding } from '../finding'

/** A good answer, read. */
export interface ReadAnswer extends ParsedText {
  answer: Answer
  /** The things in it: those of a list, or the one. */
  items: readonly unknown[]
  /** Steps to the list, or to the one thing. */
  at: readonly string[]
  isList: boolean
}

/** Statuses of a call that is not there at all. */
const NOT_THERE = new Set([404, 405, 410, 501])

/** Whether an answer is a refusal that the site knows what to do with: of playback, or of who may not. */
export function refusalIn({ path }: ServiceCall, { status, text }: Answer): string | undefined {
  if (!/^(?:playback|avails\/play)\/|\/play\/$/.test(path)) return undefined
  const data = dataOf(text)
  if (!isRecord(data)) return undefined
  const code = isRecord(data.data) ? (data.data.code ?? data.code) : data.code
  const refused = data.success === false || (code !== undefined && code !== null && code !== '')
  return refused && (status === 200 || status >= 400) ? `code ${String(code ?? 1)}` : undefined
}

/**
 * Reads an answer, and adds findings for what the site cannot read: no answer, an error status, invalid JSON, another
 * shape.
 * @param isNamed true: the config or another answer named what is asked for
 * @returns undefined if it cannot be read
 */
export function readAnswer(report: CallReport, answer: Answer, isNamed: boolean): ReadAnswer | undefined {
  const { address, headers, text } = answer
  const fault = statusFault(report.call, answer, isNamed)
  if (fault) return void add(report, fault.rule, address, fault.message, { severity: fault.severity ?? 'failure' })
  if (report.call.answer.kind === 'status') return { text, data: undefined, answer, items: [], at: [], isList: false }
  let read: ParsedText
  try {
    read = parseText(text)
  } catch (error) {
    const message = `is no JSON: ${text === '' ? 'it is empty' : (error as Error).message}`
    return void add(report, 'json', address, /^\s*</.test(text) ? 'answers a page (HTML) in place of JSON' : message)
  }
  // Browsers read JSON as UTF-8, whatever charset the Content-Type names.
  if (!answer.isUtf8) add(report, 'json', address, 'is not UTF-8: letters beyond ASCII are lost')
  const type = headers.get('Content-Type') ?? ''
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type))
    add(report, 'type', address, `says that it is ${type || 'nothing'}, not application/json`)
  return shaped(report, answer, read)
}

function statusFault(
  call: ServiceCall,
  { status, silent, headers, text }: Answer,
  isNamed: boolean,
): (Pick<Finding, 'rule' | 'message'> & Partial<Pick<Finding, 'severity'>>) | undefined {
  if (silent !== undefined) return { rule: 'silent', message: `gives no answer: ${silent}` }
  if (status >= 300 && status < 400) {
    const where = headers.get('Location') ?? 'nowhere'
    const message = `answers ${status} and leads to ${where}: with a token the site follows nowhere`
    return { rule: 'redirect', message }
  }
  if (isNamed && (status === 404 || status === 410)) {
    const message = `is named by the config or another answer, and is not there (${status})`
    return { rule: 'missing', message }
  }
  if (NOT_THERE.has(status)) {
    const severity = call.need === 'needed' ? 'failure' : 'warning'
    return { rule: 'missing', message: `is not there (${status}). ${call.without}`, severity }
  }
  if (status < 200 || status > 299) return { rule: 'status', message: `answers ${status}${quoted(text)}` }
  return undefined
}

function shaped(report: CallReport, answer: Answer, read: ParsedText): ReadAnswer | undefined {
  const { answer: wanted } = report.call
  const at = placeOf(wanted)
  const isList = isListAnswer(wanted)
  const value = valueAt(read.data, at)
  const place = at.length > 0 ? `"${at.join('.')}"` : 'the answer'
  if (isList ? !Array.isArray(value) : !isRecord(value)) {
    const message = `${place} is ${kindOf(value)}, not ${isList ? 'a list' : 'an object'}`
    return void add(report, 'shape', answer.address, message, { pointer: at.map((step) => `/${step}`).join('') })
  }
  return { ...read, answer, at, isList, items: Array.isArray(value) ? value : [value] }
}

const isListAnswer = (wanted: ServiceCall['answer']): boolean =>
  wanted.kind === 'list' || (wanted.kind === 'placements' && !wanted.one) || (wanted.kind === 'parts' && wanted.list)

function placeOf(wanted: ServiceCall['answer']): readonly string[] {
  if (wanted.kind === 'whole' || wanted.kind === 'status') return []
  return ('at' in wanted && wanted.at) || ['data']
}

const kindOf = (value: unknown) =>
  value === undefined
    ? 'missing'
    : value === null
      ? 'null'
      : Array.isArray(value)
        ? 'a list'
        : isRecord(value)
          ? 'an object'
          : `a ${typeof value}`

/** What a refusal says, in short. */
function quoted(text: string): string {
  const data = dataOf(text)
  const said = isRecord(data) && typeof data.message === 'string' ? data.message : ''
  return said ? `: ${said.slice(0, 120)}` : ''
}
