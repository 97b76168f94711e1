import type { ExpectedResponse } from '../calls/call'
import { parseResponse } from './checks/parseResponse'
import { checkSchema } from './checks/schemas'
import type { CallRequest, Client } from './client'
import type { CallReport } from './finding'
import { tryParseJson } from './tryParseJson'

interface CallResult {
  data: unknown
  address: string
  report: CallReport
}

export type MakeCall = ReturnType<typeof createMakeCall>

/** Makes single calls by their id, and adds findings to their reports. */
export function createMakeCall(reports: readonly CallReport[], client: Client) {
  /** Returns undefined if the site does not use the call, or the call failed. */
  return async (
    id: string,
    request: CallRequest = {},
    expected?: ExpectedResponse,
  ): Promise<CallResult | undefined> => {
    const report = reports.find(({ call }) => call.id === id)
    if (!report) return undefined
    const response = await client.send(report.call, request)
    report.state = 'asked'
    report.note = undefined
    report.times.push(response.ms)
    if (response.status === 403 && report.call.errors?.[403]) {
      report.note = `denied (403). ${report.call.errors[403]}`
      return undefined
    }
    const parsed = parseResponse(report, response, true)
    if (!parsed) return undefined
    if (parsed.data !== undefined) await checkSchema(report, parsed, expected)
    return { data: parsed.data ?? tryParseJson(response.text), address: response.address, report }
  }
}
