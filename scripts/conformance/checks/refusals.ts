import { isRecord } from '../../../src/lib/json/isRecord'
import type { CallRequest, Client, ServiceResponse } from '../client'
import { addFinding, type CallReport } from '../finding'
import { tryParseJson } from '../tryParseJson'
import { playbackRefusalCode } from './parseResponse'

const UNKNOWN_ID = 'no-such-thing-0'

/** Checks that a call returns 404 for an unknown id: the site renders whatever a successful response contains. */
export async function checkUnknownId(report: CallReport, request: CallRequest, client: Client): Promise<void> {
  const { params = {}, errors } = report.call
  const idParams = Object.keys(params).filter((name) => params[name]?.from !== undefined)
  if (idParams.length === 0 || !errors?.[404]) return
  const path = request.path?.replace(/[^/?]+\/?(?=\?|$)/, (part) => part.replace(/[^/]+/, UNKNOWN_ID))
  const unknown = Object.fromEntries(idParams.map((name) => [name, UNKNOWN_ID]))
  const response = await client.send(report.call, { ...request, path, params: { ...request.params, ...unknown } })
  const { address, status, networkError } = response
  report.times.push(response.ms)
  if (status === 404 || status === 410 || playbackRefusalCode(report.call, response)) return
  if (networkError !== undefined) return addFinding(report, 'silent', address, `did not respond: ${networkError}`)
  addFinding(
    report,
    'unknown',
    address,
    `returned ${status} for an unknown ID, expected 404, which means: ${errors[404]}`,
  )
}

/** Checks that a call that requires sign-in returns 401 without a token. */
export async function checkTokenRequired(report: CallReport, request: CallRequest, client: Client): Promise<void> {
  const response = await client.send(report.call, { ...request, anonymous: true })
  const { address, status, networkError } = response
  report.times.push(response.ms)
  if (status === 401) return
  if (networkError !== undefined) return addFinding(report, 'silent', address, `did not respond: ${networkError}`)
  const effect = hasData(response) ? 'anyone can read this data' : 'the site does not ask visitors to sign in'
  addFinding(report, 'token', address, `returned ${status} without a token, expected 401: ${effect}`)
}

function hasData({ status, text }: ServiceResponse): boolean {
  const data = tryParseJson(text)
  return status === 200 && isRecord(data) && data.data !== null
}
