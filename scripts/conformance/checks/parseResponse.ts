import { isRecord } from '../../../src/lib/json/isRecord'
import { type ParsedText, parseJsonText } from '../../../src/lib/json/parseJson'
import { valueAtPath } from '../../../src/lib/json/valueAtPath'
import type { ServiceCall } from '../../calls/call'
import type { ServiceResponse } from '../client'
import { addFinding, type CallReport, type Finding } from '../finding'
import { tryParseJson } from '../tryParseJson'

/** A successful response with its parsed body. */
export interface ParsedResponse extends ParsedText {
  response: ServiceResponse
  /** The items of a list, or the single object. */
  items: readonly unknown[]
  /** Path to the list or the object within the body. */
  bodyPath: readonly string[]
  isList: boolean
}

/** Statuses that mean that the call does not exist. */
const NOT_FOUND_STATUSES = new Set([404, 405, 410, 501])

/** The code of a playback refusal that the site handles; undefined for any other response. */
export function playbackRefusalCode({ path }: ServiceCall, { status, text }: ServiceResponse): string | undefined {
  if (!/^(?:playback|avails\/play)\/|\/play\/$/.test(path)) return undefined
  const data = tryParseJson(text)
  if (!isRecord(data)) return undefined
  const code = isRecord(data.data) ? (data.data.code ?? data.code) : data.code
  const refused = data.success === false || (code !== undefined && code !== null && code !== '')
  return refused && (status === 200 || status >= 400) ? `code ${String(code ?? 1)}` : undefined
}

/**
 * Parses a response, and adds findings for what the site cannot read: no response, an error status, invalid JSON, a
 * wrong shape.
 * @param isReferenced true: the config or another response refers to the requested item
 * @returns undefined if the response cannot be parsed
 */
export function parseResponse(
  report: CallReport,
  response: ServiceResponse,
  isReferenced: boolean,
): ParsedResponse | undefined {
  const { address, headers, text } = response
  const fault = statusFault(report.call, response, isReferenced)
  if (fault)
    return void addFinding(report, fault.rule, address, fault.message, { severity: fault.severity ?? 'failure' })
  if (report.call.response.kind === 'status')
    return { text, data: undefined, response, items: [], bodyPath: [], isList: false }
  let body: ParsedText
  try {
    body = parseJsonText(text)
  } catch (error) {
    const message = `is not valid JSON: ${text === '' ? 'the body is empty' : (error as Error).message}`
    return void addFinding(
      report,
      'json',
      address,
      /^\s*</.test(text) ? 'returned an HTML page instead of JSON' : message,
    )
  }
  // Browsers read JSON as UTF-8, whatever charset the Content-Type names.
  if (!response.isUtf8) addFinding(report, 'json', address, 'is not UTF-8: non-ASCII characters are lost')
  const type = headers.get('Content-Type') ?? ''
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type))
    addFinding(
      report,
      'type',
      address,
      `has ${type ? `the Content-Type ${type}` : 'no Content-Type'}, expected application/json`,
    )
  return checkShape(report, response, body)
}

function statusFault(
  call: ServiceCall,
  { status, networkError, headers, text }: ServiceResponse,
  isReferenced: boolean,
): (Pick<Finding, 'rule' | 'message'> & Partial<Pick<Finding, 'severity'>>) | undefined {
  if (networkError !== undefined) return { rule: 'silent', message: `did not respond: ${networkError}` }
  if (status >= 300 && status < 400) {
    const target = headers.get('Location') ?? 'no location'
    const message = `redirects (${status}) to ${target}: the site does not follow redirects of calls`
    return { rule: 'redirect', message }
  }
  if (isReferenced && (status === 404 || status === 410)) {
    const message = `returned ${status}, although the config or another response refers to this address`
    return { rule: 'missing', message }
  }
  if (NOT_FOUND_STATUSES.has(status)) {
    const severity = call.need === 'needed' ? 'failure' : 'warning'
    return { rule: 'missing', message: `is missing (${status}). ${call.without}`, severity }
  }
  if (status < 200 || status > 299)
    return { rule: 'status', message: `returned ${status}, expected 2xx${errorMessage(text)}` }
  return undefined
}

function checkShape(report: CallReport, response: ServiceResponse, body: ParsedText): ParsedResponse | undefined {
  const { response: expected } = report.call
  const bodyPath = pathInBody(expected)
  const isList = isListResponse(expected)
  const value = valueAtPath(body.data, bodyPath)
  const place = bodyPath.length > 0 ? `"${bodyPath.join('.')}"` : 'the response'
  if (isList ? !Array.isArray(value) : !isRecord(value)) {
    const message = `${place} is ${typeText(value)}, expected ${isList ? 'a list' : 'an object'}`
    return void addFinding(report, 'shape', response.address, message, {
      pointer: bodyPath.map((step) => `/${step}`).join(''),
    })
  }
  return { ...body, response, bodyPath, isList, items: Array.isArray(value) ? value : [value] }
}

const isListResponse = (expected: ServiceCall['response']): boolean =>
  expected.kind === 'list' ||
  (expected.kind === 'placements' && !expected.one) ||
  (expected.kind === 'parts' && expected.list)

function pathInBody(expected: ServiceCall['response']): readonly string[] {
  if (expected.kind === 'whole' || expected.kind === 'status') return []
  return ('at' in expected && expected.at) || ['data']
}

const typeText = (value: unknown) =>
  value === undefined
    ? 'missing'
    : value === null
      ? 'null'
      : Array.isArray(value)
        ? 'a list'
        : isRecord(value)
          ? 'an object'
          : `a ${typeof value}`

/** The start of the `message` of an error response, for a finding. */
function errorMessage(text: string): string {
  const data = tryParseJson(text)
  const message = isRecord(data) && typeof data.message === 'string' ? data.message : ''
  return message ? `: ${message.slice(0, 120)}` : ''
}
