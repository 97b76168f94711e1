import { isRecord } from '../../../src/lib/json/isRecord'
import { type ParsedText, parseText } from '../../../src/lib/json/parseJson'
import { valueAt } from '../../../src/lib/json/valueAt'
import type { ServiceCall } from '../../calls/call'
import type { Answer } from '../asker'
import { dataOf } from '../dataOf'
import { add, type CallReport } from '../finding'

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
 * Reads an answer, and adds what keeps the site from reading it: no answer, another status, no JSON, another shape.
 * @param isNamed true: what is asked for was named by the config or another answer
 * @returns undefined where there is nothing to read
 */
export function readAnswer(report: CallReport, answer: Answer, isNamed: boolean): ReadAnswer | undefined {
  const { call } = report
  const { address, status, silent, headers, text } = answer
  const say = (rule: Parameters<typeof add>[1], message: string) => void add(report, rule, address, message)
  if (silent !== undefined) return say('silent', `gives no answer: ${silent}`)
  if (status >= 300 && status < 400) {
    const where = headers.get('Location') ?? 'nowhere'
    return say('redirect', `answers ${status} and leads to ${where}: with a token the site follows nowhere`)
  }
  if (isNamed && (status === 404 || status === 410))
    return say('missing', `is named by the config or another answer, and is not there (${status})`)
  if (NOT_THERE.has(status)) {
    const severity = call.need === 'needed' ? 'failure' : 'warning'
    return void add(report, 'missing', address, `is not there (${status}). ${call.without}`, { severity })
  }
  if (status < 200 || status > 299) return say('status', `answers ${status}${quoted(text)}`)
  if (call.answer.kind === 'status') return { text, data: undefined, answer, items: [], at: [], isList: false }
  const type = headers.get('Content-Type') ?? ''
  let read: ParsedText
  try {
    read = parseText(text)
  } catch (error) {
    if (/^\s*</.test(text)) return say('json', 'answers a page (HTML) in place of JSON')
    return say('json', `is no JSON: ${text === '' ? 'it is empty' : (error as Error).message}`)
  }
  // Browsers read JSON as UTF-8, whatever charset the Content-Type names.
  if (!answer.isUtf8) say('json', 'is not UTF-8: letters beyond ASCII are lost')
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type))
    add(report, 'type', address, `says that it is ${type || 'nothing'}, not application/json`)
  return shaped(report, answer, read)
}

function shaped(report: CallReport, answer: Answer, read: ParsedText): ReadAnswer | undefined {
  const { answer: wanted } = report.call
  const at = placeOf(wanted)
  const isList =
    wanted.kind === 'list' || (wanted.kind === 'placements' && !wanted.one) || (wanted.kind === 'parts' && wanted.list)
  const value = valueAt(read.data, at)
  const place = at.length > 0 ? `"${at.join('.')}"` : 'the answer'
  if (isList ? !Array.isArray(value) : !isRecord(value)) {
    const message = `${place} is ${kindOf(value)}, not ${isList ? 'a list' : 'an object'}`
    return void add(report, 'shape', answer.address, message, { pointer: at.map((step) => `/${step}`).join('') })
  }
  return { ...read, answer, at, isList, items: Array.isArray(value) ? value : [value] }
}

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
