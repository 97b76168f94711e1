import { isRecord } from '../../../src/lib/json/isRecord'
import { valueAtPath } from '../../../src/lib/json/valueAtPath'
import type { CallRequest, Client } from '../client'
import { addFinding, type CallReport } from '../finding'
import { tryParseJson } from '../tryParseJson'
import { type ParsedResponse, parseResponse } from './parseResponse'

/** Checks the total, duplicates, a stable order, and paging with `offset` and `limit`. */
export async function checkList(
  report: CallReport,
  parsed: ParsedResponse,
  request: CallRequest,
  client: Client,
): Promise<void> {
  const { response, query } = report.call
  const { address } = parsed.response
  const list = listInResponse(report, parsed)
  if (!list) return
  checkUnique(report, list.items, address)
  const hasTotal = response.kind === 'list' && response.total === true
  const limit = Number(request.query?.limit ?? Number.NaN)
  if (hasTotal && !checkTotal(report, parsed, list.items.length, limit)) return
  if (limit > 0 && list.items.length > limit)
    return addFinding(report, 'limit', address, `returned ${list.items.length} items for limit=${limit}`)
  const keys = list.items.map(keyOf)
  if (!(await isOrderStable(report, request, keys, address, client))) return
  if (query?.offset && query.limit && keys.length > 1)
    await checkPages(report, request, keys, hasTotal ? list.total : undefined, client)
}

function checkUnique(report: CallReport, items: readonly unknown[], address: string): void {
  const { response } = report.call
  const unique =
    response.kind === 'list' ? response.unique : response.kind === 'whole' ? response.list?.unique : undefined
  if (!unique) return
  const duplicate = firstDuplicate(items.map((item) => (isRecord(item) ? item[unique] : undefined)))
  if (duplicate !== undefined)
    addFinding(report, 'unique', address, `contains the ${unique} "${String(duplicate)}" more than once`)
}

/** Repeats the request. Returns false, after adding a finding, if the order differs or the list cannot be parsed. */
async function isOrderStable(
  report: CallReport,
  request: CallRequest,
  keys: readonly string[],
  address: string,
  client: Client,
): Promise<boolean> {
  const before = report.findings.length
  const again = await fetchPage(report, request, {}, client)
  if (!again) return false
  if (before < report.findings.length || again.keys.join('\n') === keys.join('\n')) return true
  addFinding(report, 'order', address, 'returned another order for the same request: paging would repeat items')
  return false
}

/** Returns false, after adding a finding, if the total is missing or contradicts the number of items. */
function checkTotal(report: CallReport, parsed: ParsedResponse, length: number, limit: number): boolean {
  const total = isRecord(parsed.data) ? parsed.data.total : undefined
  const { address } = parsed.response
  if (typeof total !== 'number') {
    addFinding(report, 'total', address, 'has no "total": visitors cannot get beyond the first page', {
      pointer: '/total',
    })
    return false
  }
  const isAll = !(limit >= 0) || length < limit
  if (total >= length && !(isAll && total !== length)) return true
  const message = `"total" is ${total}, but the ${isAll ? 'whole list' : 'page'} has ${length} items`
  addFinding(report, 'total', address, message, { pointer: '/total' })
  return false
}

/** Requests two overlapping pages, and the last page. */
async function checkPages(
  report: CallReport,
  request: CallRequest,
  keys: readonly string[],
  total: number | undefined,
  client: Client,
): Promise<void> {
  const two = await fetchPage(report, request, { offset: 0, limit: 2 }, client)
  if (!two) return
  if (two.keys.length > 2)
    return addFinding(report, 'limit', two.address, `returned ${two.keys.length} items for limit=2`)
  const next = await fetchPage(report, request, { offset: 1, limit: 2 }, client)
  if (!next) return
  if (next.keys[0] !== keys[1])
    return addFinding(
      report,
      'offset',
      next.address,
      `starts with ${next.keys[0] ?? 'nothing'} for offset=1, expected the second item, ${keys[1]}`,
    )
  if (total === undefined) return
  const last = await fetchPage(report, request, { offset: total - 1, limit: 2 }, client)
  if (last && last.keys.length !== 1)
    addFinding(
      report,
      'total',
      last.address,
      `"total" is ${total}, but offset=${total - 1} returned ${last.keys.length} items, expected 1`,
    )
}

interface ListPage {
  address: string
  keys: readonly string[]
}

/** Requests another page of the same list; undefined, after adding a finding, if it cannot be parsed. */
async function fetchPage(
  report: CallReport,
  request: CallRequest,
  query: CallRequest['query'],
  client: Client,
): Promise<ListPage | undefined> {
  const response = await client.send(report.call, { ...request, query: { ...request.query, ...query } })
  report.times.push(response.ms)
  const parsed = parseResponse(report, response, true)
  const list = parsed && listInResponse(report, parsed)
  return list && { address: response.address, keys: list.items.map(keyOf) }
}

function listInResponse({ call }: CallReport, { data, items, isList }: ParsedResponse) {
  const inside =
    call.response.kind === 'whole' ? call.response.list?.at : call.id === 'watchlist' ? ['data', 'items'] : undefined
  const found = inside ? valueAtPath(data, inside) : isList ? items : undefined
  const total = isRecord(data) && typeof data.total === 'number' ? data.total : undefined
  return Array.isArray(found) ? { items: found as unknown[], total } : undefined
}

/** A text that identifies an item within its list. */
function keyOf(item: unknown): string {
  if (!isRecord(item)) return JSON.stringify(item)
  const { slug, id, asset_id, value } = item
  return String(id ?? slug ?? asset_id ?? value ?? JSON.stringify(item))
}

function firstDuplicate(values: readonly unknown[]): unknown {
  const seen = new Set<unknown>()
  return values.find((value) => value !== undefined && (seen.has(value) || !seen.add(value)))
}

/** Checks sorting by year: the only sort field whose order can be verified without knowing the service's collation. */
export async function checkSorting(report: CallReport, request: CallRequest, client: Client): Promise<void> {
  for (const order of ['ASC', 'DESC'] as const) {
    const response = await client.send(report.call, {
      ...request,
      query: { ...request.query, sort: 'release_year', order },
    })
    report.times.push(response.ms)
    if (response.status !== 200) return
    const data = valueAtPath(tryParseJson(response.text), ['data'])
    const years = (Array.isArray(data) ? data : []).flatMap((item) =>
      isRecord(item) && typeof item.release_year === 'number' ? [item.release_year] : [],
    )
    const wrong = years.findIndex(
      (year, at) => at > 0 && (order === 'ASC' ? year < (years[at - 1] ?? year) : year > (years[at - 1] ?? year)),
    )
    if (wrong > 0)
      return addFinding(
        report,
        'sort',
        response.address,
        `returned the year ${years[wrong]} after ${years[wrong - 1]} for sort=release_year and order=${order}`,
      )
  }
}
