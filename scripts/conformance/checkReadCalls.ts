import { isRecord } from '../../src/lib/json/isRecord'
import { valueAtPath } from '../../src/lib/json/valueAtPath'
import type { ServiceCall } from '../calls/call'
import { usedByText } from '../calls/usedByText'
import { checkPreflight } from './checks/crossOrigin'
import { checkList, checkSorting } from './checks/lists'
import { type ParsedResponse, playbackRefusalCode } from './checks/parseResponse'
import { checkTokenRequired, checkUnknownId } from './checks/refusals'
import type { CallRequest, ServiceResponse } from './client'
import { collectValues } from './collectValues'
import { addFinding, type CallReport, type Finding, NEVER_CALLED_PREFIX } from './finding'
import { requestsFor } from './requestsFor'
import { type ConformanceRun, downgradeMissing } from './run'
import { isUsed, type SiteUsage } from './siteUsage'

/** Requests per call until one succeeds. */
const MAX_ATTEMPTS = 6
/** Titles that are checked even after the first one succeeded. */
const MIN_TITLES = 3

/** Reports a rejected token once and drops it: otherwise every call that requires sign-in would fail. */
export async function checkTokenAccepted(run: ConformanceRun): Promise<void> {
  const report = run.reportOf('profile')
  if (!report || !run.client().hasToken) return
  const { response } = await run.send(report, {}, false)
  if (response.status !== 401) return
  addFinding(report, 'token', response.address, 'rejects the token (401): calls that require sign-in are skipped')
  run.dropToken()
}

/**
 * Makes all calls that read data, except the config and module lists. Parameters come from earlier responses, so calls
 * wait for each other. A call without a value for a parameter is skipped.
 * @param writes true: calls that modify data follow
 */
export async function checkReadCalls(run: ConformanceRun, usage: SiteUsage, writes: boolean): Promise<void> {
  const reports = run.reports.filter(
    ({ call }) => call.id !== 'config' && call.id !== 'moduleList' && !run.isExcluded(call),
  )
  for (const report of reports) {
    const { call } = report
    if (!isUsed(call.usedBy, usage)) {
      report.state = 'not used'
      report.note = `used by ${usedByText(call.usedBy)}`
      continue
    }
    report.note = skipNote(call, run.client().hasToken, writes) ?? report.note
    // A preflight request modifies nothing, so it is sent for calls that modify data, too.
    if (call.method !== 'GET') await checkPreflight(report, placeholderRequest(call), run.client())
  }
  const isRead = ({ call, state }: CallReport) => state !== 'not used' && !call.skipReason && call.method === 'GET'
  await makePendingCalls(run, new Set(reports.filter(isRead)))
}

/** Why a call is skipped here; undefined for a call that reads. */
function skipNote({ skipReason, method }: ServiceCall, hasToken: boolean, writes: boolean): string | undefined {
  if (skipReason) return `${NEVER_CALLED_PREFIX}${skipReason}`
  if (method === 'GET') return undefined
  if (!hasToken) return 'modifies data: add --write and --token'
  return writes ? 'no earlier response contained the required IDs' : 'modifies data: add --write'
}

/** Makes each call as soon as values for its parameters are known. */
async function makePendingCalls(run: ConformanceRun, pending: Set<CallReport>): Promise<void> {
  for (let hasProgress = true; hasProgress; ) {
    hasProgress = false
    for (const report of pending) {
      const requests = requestsFor(report.call, run.collected)
      if (requests.length === 0) continue
      pending.delete(report)
      hasProgress = true
      await checkCall(run, report, requests)
    }
  }
  for (const report of pending) {
    const kinds = Object.values(report.call.params ?? {}).flatMap(({ from }) => from ?? [])
    const missing = kinds.find((kind) => run.collected.of(kind).length === 0) ?? 'value'
    report.note = `no earlier response contained the required ${missing}`
  }
}

async function checkCall(run: ConformanceRun, report: CallReport, requests: readonly CallRequest[]): Promise<void> {
  const { call } = report
  const { hasToken } = run.client()
  if (call.auth === 'required') {
    await checkTokenRequired(report, requests[0] ?? {}, run.client())
    if (!hasToken) {
      report.note = 'needs --token'
      return
    }
  }
  let succeeded = 0
  let refusedNote: string | undefined
  for (const request of requests.slice(0, MAX_ATTEMPTS)) {
    const { response, parse } = await run.send(report, request, call.params !== undefined)
    const refusal = refusalNote(call, response, hasToken)
    if (refusal) {
      refusedNote = refusal
      continue
    }
    const parsed = parse()
    // No further attempts when the service does not respond: each could take the whole timeout.
    if (response.networkError !== undefined) break
    if (!parsed) continue
    if (++succeeded === 1) await checkFirstResponse(run, report, parsed, request)
    else await run.checkResponse(report, parsed, request)
    collectValues(run.collected, call, report.name, itemsIn(call, parsed), request.params ?? {})
    // An empty list proves little: the next request may return a filled one.
    if (call.id === 'title' ? succeeded >= MIN_TITLES : parsed.items.length > 0) break
  }
  report.findings = withoutDuplicates(report.findings)
  if (succeeded > 0) downgradeMissing(report)
  else report.note = refusedNote
}

const placeholderRequest = ({ params = {} }: ServiceCall): CallRequest => ({
  params: Object.fromEntries(Object.keys(params).map((name) => [name, '1'])),
})

/** The note for a refusal that is correct for this user; undefined if the response is not a refusal. */
function refusalNote(call: ServiceCall, response: ServiceResponse, hasToken: boolean): string | undefined {
  if (response.status === 401 && call.auth === 'optional' && !hasToken) return 'requires sign-in: add --token'
  if (response.status === 403 && call.errors?.[403]) return `denied (403). ${call.errors[403]}`
  const code = playbackRefusalCode(call, response)
  return code && `playback refused with ${code}${hasToken ? '' : '; try with --token'}`
}

async function checkFirstResponse(
  run: ConformanceRun,
  report: CallReport,
  parsed: ParsedResponse,
  request: CallRequest,
): Promise<void> {
  await run.checkResponse(report, parsed, request)
  await checkList(report, parsed, request, run.client())
  if (report.call.id === 'titles' && report.findings.length === 0) await checkSorting(report, request, run.client())
  await checkUnknownId(report, request, run.client())
}

/** The items of a response, including those inside groups. */
function itemsIn({ response }: ServiceCall, { items, data }: ParsedResponse): Record<string, unknown>[] {
  const nested = response.kind === 'whole' && response.list ? valueAtPath(data, response.list.at) : undefined
  const all = Array.isArray(nested) ? nested : items
  return all
    .flatMap((item) => (isRecord(item) && Array.isArray(item.items) ? [item, ...item.items] : [item]))
    .filter(isRecord)
}

/** Several requests of one call may have the same finding. */
const withoutDuplicates = (findings: readonly Finding[]): Finding[] =>
  findings.filter(
    (one, at) =>
      findings.findIndex(
        (other) => other.rule === one.rule && other.message === one.message && other.pointer === one.pointer,
      ) === at,
  )
