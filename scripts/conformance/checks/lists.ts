import { isRecord } from '../../../src/lib/json/isRecord'
import { valueAt } from '../../../src/lib/json/valueAt'
import type { Asker, Question } from '../asker'
import { dataOf } from '../dataOf'
import { add, type CallReport } from '../finding'
import { type ReadAnswer, readAnswer } from './readAnswer'

/** Checks a list as a list: its total, duplicates, and its pages. */
export async function checkList(report: CallReport, read: ReadAnswer, question: Question, asker: Asker): Promise<void> {
  const { answer, query } = report.call
  const { address } = read.answer
  const list = listOf(report, read)
  if (!list) return
  checkUnique(report, list.items, address)
  const hasTotal = answer.kind === 'list' && answer.total === true
  const limit = Number(question.query?.limit ?? Number.NaN)
  if (hasTotal && !saysTotal(report, read, list.items.length, limit)) return
  if (limit > 0 && list.items.length > limit)
    return add(report, 'limit', address, `brings ${list.items.length} where at most ${limit} were asked for`)
  const keys = list.items.map(keyOf)
  if (!(await isOrderStable(report, question, keys, address, asker))) return
  if (query?.offset && query.limit && keys.length > 1)
    await checkPages(report, question, keys, hasTotal ? list.total : undefined, asker)
}

function checkUnique(report: CallReport, items: readonly unknown[], address: string): void {
  const { answer } = report.call
  const unique = answer.kind === 'list' ? answer.unique : answer.kind === 'whole' ? answer.list?.unique : undefined
  if (!unique) return
  const twice = firstTwice(items.map((item) => (isRecord(item) ? item[unique] : undefined)))
  if (twice !== undefined) add(report, 'unique', address, `the ${unique} "${String(twice)}" stands in it twice`)
}

/** Asks again. Returns false if the order differs, or the list cannot be read. */
async function isOrderStable(
  report: CallReport,
  question: Question,
  keys: readonly string[],
  address: string,
  asker: Asker,
): Promise<boolean> {
  const before = report.findings.length
  const again = await more(report, question, {}, asker)
  if (!again) return false
  if (before < report.findings.length || again.keys.join('\n') === keys.join('\n')) return true
  add(report, 'order', address, 'brings another order when it is asked again: pages would show things twice')
  return false
}

/** Whether a list says how many there are in all, and can be right. */
function saysTotal(report: CallReport, read: ReadAnswer, length: number, limit: number): boolean {
  const total = isRecord(read.data) ? read.data.total : undefined
  const { address } = read.answer
  if (typeof total !== 'number') {
    add(report, 'total', address, 'does not say "total": nobody gets beyond the first page', { pointer: '/total' })
    return false
  }
  const isAll = !(limit >= 0) || length < limit
  if (total >= length && !(isAll && total !== length)) return true
  const message = `says that there are ${total}, and ${isAll ? 'all' : 'a page'} of them are ${length}`
  add(report, 'total', address, message, { pointer: '/total' })
  return false
}

/** Asks for two parts that overlap, and for the end. */
async function checkPages(
  report: CallReport,
  question: Question,
  keys: readonly string[],
  total: number | undefined,
  asker: Asker,
): Promise<void> {
  const two = await more(report, question, { offset: 0, limit: 2 }, asker)
  if (!two) return
  if (two.keys.length > 2)
    return add(report, 'limit', two.address, `brings ${two.keys.length} where at most 2 were asked for`)
  const next = await more(report, question, { offset: 1, limit: 2 }, asker)
  if (!next) return
  if (next.keys[0] !== keys[1])
    return add(
      report,
      'offset',
      next.address,
      `begins with ${next.keys[0] ?? 'nothing'}, not with the second, ${keys[1]}`,
    )
  if (total === undefined) return
  const last = await more(report, question, { offset: total - 1, limit: 2 }, asker)
  if (last && last.keys.length !== 1)
    add(report, 'total', last.address, `says that there are ${total}, and after ${total - 1} come ${last.keys.length}`)
}

interface Part {
  address: string
  keys: readonly string[]
}

/** Another part of the same list; undefined where it cannot be read, which is then told. */
async function more(
  report: CallReport,
  question: Question,
  query: Question['query'],
  asker: Asker,
): Promise<Part | undefined> {
  const answer = await asker.ask(report.call, { ...question, query: { ...question.query, ...query } })
  report.times.push(answer.ms)
  const read = readAnswer(report, answer, true)
  const list = read && listOf(report, read)
  return list && { address: answer.address, keys: list.items.map(keyOf) }
}

function listOf({ call }: CallReport, { data, items, isList }: ReadAnswer) {
  const inside =
    call.answer.kind === 'whole' ? call.answer.list?.at : call.id === 'watchlist' ? ['data', 'items'] : undefined
  const found = inside ? valueAt(data, inside) : isList ? items : undefined
  const total = isRecord(data) && typeof data.total === 'number' ? data.total : undefined
  return Array.isArray(found) ? { items: found as unknown[], total } : undefined
}

/** What tells a thing from others in its list. */
function keyOf(item: unknown): string {
  if (!isRecord(item)) return JSON.stringify(item)
  const { slug, id, asset_id, value } = item
  return String(id ?? slug ?? asset_id ?? value ?? JSON.stringify(item))
}

function firstTwice(values: readonly unknown[]): unknown {
  const seen = new Set<unknown>()
  return values.find((value) => value !== undefined && (seen.has(value) || !seen.add(value)))
}

/** Adds whether titles come sorted, where that can be told from outside: by year. */
export async function checkSorting(report: CallReport, question: Question, asker: Asker): Promise<void> {
  for (const order of ['ASC', 'DESC'] as const) {
    const answer = await asker.ask(report.call, {
      ...question,
      query: { ...question.query, sort: 'release_year', order },
    })
    report.times.push(answer.ms)
    if (answer.status !== 200) return
    const data = valueAt(dataOf(answer.text), ['data'])
    const years = (Array.isArray(data) ? data : []).flatMap((item) =>
      isRecord(item) && typeof item.release_year === 'number' ? [item.release_year] : [],
    )
    const wrong = years.findIndex(
      (year, at) => at > 0 && (order === 'ASC' ? year < (years[at - 1] ?? year) : year > (years[at - 1] ?? year)),
    )
    if (wrong > 0)
      return add(
        report,
        'sort',
        answer.address,
        `brings ${years[wrong]} after ${years[wrong - 1]}: it is not sorted by what was asked for`,
      )
  }
}
