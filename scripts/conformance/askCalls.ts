import { isRecord } from '../../src/lib/json/isRecord'
import { valueAt } from '../../src/lib/json/valueAt'
import type { ServiceCall } from '../calls/call'
import { usersText } from '../calls/usersText'
import type { Answer, Question } from './asker'
import { checkPreflight } from './checks/crossOrigin'
import { checkList, checkSorting } from './checks/lists'
import { type ReadAnswer, refusalIn } from './checks/readAnswer'
import { checkToken, checkUnknown } from './checks/refusals'
import { add, type CallReport, type Finding, NEVER } from './finding'
import { questionsFor } from './questions'
import { type Run, soften } from './run'
import { isUsed, type SiteUse } from './siteUse'
import { takeValues } from './takeValues'

/** So many things of a kind are tried until one answers well; so many titles are looked at in any case. */
const TRIES = 6
const TITLES = 3

/** A token that is not taken would make every call of viewers fail: it is said once. */
export async function tryToken(run: Run): Promise<void> {
  const report = run.reportOf('profile')
  if (!report || !run.asker().hasToken) return
  const { answer } = await run.ask(report, {}, false)
  if (answer.status !== 401) return
  add(report, 'token', answer.address, 'does not take the token: calls for who is signed in are not tried')
  run.withoutToken()
}

/**
 * Makes all calls that read, except the config and module lists. Parameters come from answers, so calls wait for each
 * other; calls without a value for a parameter are not made.
 * @param writes true: calls that change something follow
 */
export async function askCalls(run: Run, use: SiteUse, writes: boolean): Promise<void> {
  const calls = run.reports.filter(({ call }) => call.id !== 'config' && call.id !== 'moduleList' && !run.isLeft(call))
  for (const report of calls) {
    const { call } = report
    if (!isUsed(call.users, use)) {
      report.state = 'not used'
      report.note = `used by ${usersText(call.users)}`
      continue
    }
    report.note = whyNotAsked(call, run.asker().hasToken, writes) ?? report.note
    // A preflight request changes nothing, so it is made for all calls.
    if (call.method !== 'GET') await checkPreflight(report, anywhere(call), run.asker())
  }
  const isRead = ({ call, state }: CallReport) => state !== 'not used' && !call.never && call.method === 'GET'
  await askWaiting(run, new Set(calls.filter(isRead)))
}

/** Why a call is not made here; undefined for a call that reads. */
function whyNotAsked({ never, method }: ServiceCall, hasToken: boolean, writes: boolean): string | undefined {
  if (never) return `${NEVER}${never}`
  if (method === 'GET') return undefined
  if (!hasToken) return 'changes something: --write and --token'
  return writes ? 'what it needs was not found' : 'changes something: --write'
}

/** Makes each call as soon as values are known for its parameters. */
async function askWaiting(run: Run, waiting: Set<CallReport>): Promise<void> {
  for (let asked = true; asked; ) {
    asked = false
    for (const report of waiting) {
      const questions = questionsFor(report.call, run.found)
      if (questions.length === 0) continue
      waiting.delete(report)
      asked = true
      await askOne(run, report, questions)
    }
  }
  for (const report of waiting) {
    const kinds = Object.values(report.call.params ?? {}).flatMap(({ from }) => from ?? [])
    report.note = `no answer named a ${kinds.find((kind) => run.found.of(kind).length === 0) ?? 'value'} to ask with`
  }
}

async function askOne(run: Run, report: CallReport, questions: readonly Question[]): Promise<void> {
  const { call } = report
  const { hasToken } = run.asker()
  if (call.by === 'viewer') {
    await checkToken(report, questions[0] ?? {}, run.asker())
    if (!hasToken) {
      report.note = 'needs --token'
      return
    }
  }
  let good = 0
  let refused: string | undefined
  for (const question of questions.slice(0, TRIES)) {
    const { answer, read } = await run.ask(report, question, call.params !== undefined)
    const refusal = refusalOf(call, answer, hasToken)
    if (refusal) {
      refused = refusal
      continue
    }
    const one = read()
    // Whoever does not answer is not asked again and again.
    if (answer.silent !== undefined) break
    if (!one) continue
    if (++good === 1) await checkFirst(run, report, one, question)
    else await run.checkGood(report, one, question)
    takeValues(run.found, call, report.name, itemsIn(call, one), question.params ?? {})
    // An empty list says little: the next thing may have a full one.
    if (call.id === 'title' ? good >= TITLES : one.items.length > 0) break
  }
  report.findings = firstOfEach(report.findings)
  if (good > 0) soften(report)
  else report.note = refused
}

/** A question with something in each place of the address. */
const anywhere = ({ params = {} }: ServiceCall): Question => ({
  params: Object.fromEntries(Object.keys(params).map((name) => [name, '1'])),
})

/** Why an answer is no fault, though it gives nothing: this visitor may not. */
function refusalOf(call: ServiceCall, answer: Answer, hasToken: boolean): string | undefined {
  if (answer.status === 401 && call.by === 'visitor' && !hasToken) return 'asks to sign in: --token'
  if (answer.status === 403 && call.errors?.[403]) return `refused (403). ${call.errors[403]}`
  const code = refusalIn(call, answer)
  return code && `refused with ${code}${hasToken ? '' : '; --token may change that'}`
}

async function checkFirst(run: Run, report: CallReport, read: ReadAnswer, question: Question): Promise<void> {
  await run.checkGood(report, read, question)
  await checkList(report, read, question, run.asker())
  if (report.call.id === 'titles' && report.findings.length === 0) await checkSorting(report, question, run.asker())
  await checkUnknown(report, question, run.asker())
}

/** The items of an answer, with those of its groups. */
function itemsIn({ answer }: ServiceCall, { items, data }: ReadAnswer): Record<string, unknown>[] {
  const inside = answer.kind === 'whole' && answer.list ? valueAt(data, answer.list.at) : undefined
  const all = Array.isArray(inside) ? inside : items
  return all
    .flatMap((item) => (isRecord(item) && Array.isArray(item.items) ? [item, ...item.items] : [item]))
    .filter(isRecord)
}

/** Several tries of one call find the same: each is said once. */
const firstOfEach = (findings: readonly Finding[]): Finding[] =>
  findings.filter(
    (one, at) =>
      findings.findIndex(
        (other) => other.rule === one.rule && other.message === one.message && other.pointer === one.pointer,
      ) === at,
  )
