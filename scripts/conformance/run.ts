import type { ServiceCall } from '../calls/call'
import { CALLS, callName } from '../calls/calls'
import { checkOrigin } from './checks/crossOrigin'
import { type ParsedResponse, parseResponse } from './checks/parseResponse'
import { checkSchema } from './checks/schemas'
import { type CallRequest, type ClientSettings, createClient, type ServiceResponse } from './client'
import { createCollectedValues } from './collectedValues'
import { addFinding, type CallReport } from './finding'

export type ConformanceRun = ReturnType<typeof createRun>

/** Longer responses, in characters, should be compressed. */
const MAX_UNCOMPRESSED_LENGTH = 20_000

/**
 * State of one run: the reports of all calls, the values collected for parameters, and the HTTP client.
 * @param only ids of the calls to check; default all
 */
export function createRun(settings: ClientSettings, only?: readonly string[]) {
  const reports = CALLS.map((call): CallReport => {
    const note = isExcluded(call) ? 'not selected' : undefined
    return { call, name: callName(call), state: 'not asked', note, times: [], findings: [] }
  })
  let client = createClient(settings)
  let hasCompressionFinding = false

  function isExcluded({ id }: ServiceCall): boolean {
    return only !== undefined && !only.includes(id)
  }

  return {
    reports,
    collected: createCollectedValues(),
    client: () => client,
    /** Sends all further requests without the token. */
    dropToken(): void {
      client = createClient({ ...settings, authorization: undefined })
    },
    /** Returns undefined for an excluded call. */
    reportOf: (id: string) => reports.find(({ call }) => call.id === id && !isExcluded(call)),
    isExcluded,

    /**
     * Sends a request. The returned `parse` adds a finding if the response cannot be parsed.
     * @param isReferenced true: the config or another response refers to the requested item
     */
    async send(
      report: CallReport,
      request: CallRequest,
      isReferenced: boolean,
    ): Promise<{ response: ServiceResponse; parse: () => ParsedResponse | undefined }> {
      const response = await client.send(report.call, request)
      report.state = 'asked'
      report.times.push(response.ms)
      return { response, parse: () => parseResponse(report, response, isReferenced) }
    },

    /** Checks the schema, the CORS headers and the compression of a successful response. */
    async checkResponse(report: CallReport, parsed: ParsedResponse, request: CallRequest): Promise<void> {
      const { response, text } = parsed
      await checkSchema(report, parsed)
      await checkOrigin(report, response, request, client)
      if (hasCompressionFinding || text.length < MAX_UNCOMPRESSED_LENGTH) return
      if (response.headers.has('Content-Encoding')) return
      // Compression is one setting for the whole server, so one finding is enough.
      hasCompressionFinding = true
      const message = `sent ${Math.round(text.length / 1024)} kB uncompressed, although the request accepts gzip`
      addFinding(report, 'compression', response.address, message, { severity: 'warning' })
    },
  }
}

/**
 * Turns `missing` failures into warnings. Call this after one request succeeded: the call then exists, and the missing
 * items are a mistake in the config or response that refers to them.
 */
export function downgradeMissing(report: CallReport): void {
  for (const finding of report.findings) if (finding.rule === 'missing') finding.severity = 'warning'
}
