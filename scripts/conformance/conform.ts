import { isRecord } from '../../src/lib/json/isRecord'
import { parsed } from '../../src/lib/json/parseJson'
import { valueAt } from '../../src/lib/json/valueAt'
import { readConfig } from '../../src/site/load/readConfig'
import { createProblems } from '../../src/site/validate/problem'
import type { ServiceCall } from '../calls/call'
import { CALLS, nameOfCall } from '../calls/calls'
import { usersText } from '../calls/usersText'
import { type AskerSettings, createAsker, type Question } from './asker'
import { checkExposed, checkOrigin } from './checks/crossOrigin'
import { checkList, checkSorting } from './checks/lists'
import { checkPictures } from './checks/pictures'
import { type ReadAnswer, readAnswer, refusalIn } from './checks/readAnswer'
import { checkToken, checkUnknown } from './checks/refusals'
import { checkLayouts, checkSchema } from './checks/schemas'
import { add, type CallReport, type Finding, NEVER } from './finding'
import { createFound } from './found'
import { questionsFor } from './questions'
import { addLayouts, addModules, isUsed, readUse, type SiteUse } from './siteUse'
import { checkWrites } from './writes'

export interface ConformSettings extends AskerSettings {
  /** Text of the site's config, where that is not what the service says. */
  config?: string
  /** true: calls that change something are made, too, and what they changed is put back where that can be. */
  write?: boolean
  /** Calls that are made, by their ids; default all. */
  only?: readonly string[]
}

/** What a service does otherwise than the site needs it, call by call in the order of the table. */
export interface Conformance {
  reports: CallReport[]
  findings: Finding[]
}

/** So many things of a kind are tried until one answers well; so many titles are looked at in any case. */
const TRIES = 6
const TITLES = 3
/** Above so many letters an answer that comes uncompressed costs visitors time. */
const LONG = 20_000

/**
 * Asks a service every call that the site makes, with values found in earlier answers, and says what is missing or wrong.
 * One call after the other: a service is asked no more at once than by one visitor.
 */
export async function conform(settings: ConformSettings): Promise<Conformance> {
  const reports = CALLS.map((call): CallReport => {
    const left = settings.only && !settings.only.includes(call.id)
    const note = left ? 'not among those that were asked for' : undefined
    return { call, name: nameOfCall(call), state: 'not asked', note, times: [], findings: [] }
  })
  const reportOf = (id: string) => reports.find(({ call }) => call.id === id && !isLeft(call)) as CallReport | undefined
  const isLeft = ({ id }: ServiceCall) => settings.only !== undefined && !settings.only.includes(id)
  const found = createFound()
  let asker = createAsker(settings)
  let isLong = false

  const done = () => ({ reports, findings: reports.flatMap((report) => report.findings) })

  const told = await askConfig()
  // What is bad in a config is no address to ask: it is read as the site reads it.
  const config = await readConfig('', parsed(settings.config ?? told ?? ''), createProblems()).catch(() => undefined)
  if (config === undefined) {
    for (const report of reports)
      if (report.state === 'not asked') report.note ??= 'what the site uses is not known: --site says it'
    return done()
  }
  const use = readUse(config)
  await askLists(use)
  if (asker.hasToken) await tryToken()
  await askRest(use)
  await checkPictures(found.pictures, reports, asker)
  if (settings.write && asker.hasToken)
    await checkWrites(
      reports.filter(({ call }) => isUsed(call.users, use) && !isLeft(call)),
      found,
      asker,
    )
  return done()

  /** Asks, and adds what keeps the answer from being read. */
  async function ask(report: CallReport, question: Question, isKnown: boolean) {
    const answer = await asker.ask(report.call, question)
    report.state = 'asked'
    report.times.push(answer.ms)
    return { answer, read: () => readAnswer(report, answer, isKnown) }
  }

  /** All that holds for a good answer, whatever is in it. */
  async function checkGood(report: CallReport, read: ReadAnswer, question: Question): Promise<void> {
    await checkSchema(report, read)
    await checkOrigin(report, read.answer, question, asker)
    if (isLong || read.text.length < LONG || read.answer.headers.has('Content-Encoding')) return
    isLong = true
    const size = `${Math.round(read.text.length / 1024)} kB`
    add(report, 'compression', read.answer.address, `brings ${size} uncompressed to who takes gzip`, {
      severity: 'warning',
    })
  }

  /** @returns the text of what the service says; undefined where nothing of it is good */
  async function askConfig(): Promise<string | undefined> {
    const report = reportOf('config')
    if (!report) return undefined
    const { answer, read } = await ask(report, {}, false)
    const good = read()
    if (!good) return undefined
    await checkGood(report, good, {})
    checkExposed(report, answer, asker)
    return report.findings.some(({ rule, severity }) => rule === 'schema' && severity === 'failure')
      ? undefined
      : good.text
  }

  async function askLists({ lists, layouts }: SiteUse): Promise<void> {
    const report = reportOf('moduleList')
    if (!report) return
    let good = 0
    for (const path of lists) {
      const question = { path }
      const { answer, read } = await ask(report, question, true)
      if (answer.status === 404) {
        // A config that names what is not there is wrong itself, as long as there are others.
        add(report, 'missing', answer.address, 'is named by the config, and is not there (404)', {
          severity: 'warning',
        })
        continue
      }
      if ((answer.status === 401 || answer.status === 403) && !asker.hasToken) {
        report.note = 'some ask to sign in: --token'
        continue
      }
      const placements = read()
      if (!placements) continue
      await checkGood(report, placements, question)
      if (++good === 1) await checkUnknown(report, question, asker)
      addModules(use, placements.data)
      found.takeModules(report.name, placements.items)
    }
    if (good === 0 && lists.length > 0 && report.findings.length > 0 && !report.note)
      for (const finding of report.findings) finding.severity = 'failure'
    if (layouts === undefined) return
    const { answer } = await ask(report, { path: layouts }, true)
    if (answer.status !== 200)
      return add(
        report,
        'missing',
        answer.address,
        `is named by title_layouts_uri, and answers ${answer.status || answer.silent}`,
        { severity: 'warning' },
      )
    addLayouts(
      use,
      await checkLayouts(report, answer.address, answer.text).catch((error: Error) =>
        add(report, 'json', answer.address, error.message),
      ),
    )
  }

  /** A token that is not taken would make every call of viewers fail. */
  async function tryToken(): Promise<void> {
    const report = reportOf('profile')
    if (!report) return
    const { answer } = await ask(report, {}, false)
    if (answer.status !== 401) return
    add(report, 'token', answer.address, 'does not take the token: calls for who is signed in are not tried')
    report.note = 'the token is not taken'
    asker = createAsker({ ...settings, authorization: undefined })
  }

  /** Values come out of answers, so calls wait for each other; what nothing gives a value for is left. */
  async function askRest(use: SiteUse): Promise<void> {
    const waiting = new Set(
      reports.filter((report) => !['config', 'moduleList'].includes(report.call.id) && !report.note),
    )
    for (const report of waiting) {
      const { call } = report
      if (!isUsed(call.users, use)) {
        report.state = 'not used'
        report.note = `used by ${usersText(call.users)}`
      } else if (call.never) report.note = `${NEVER}${call.never}`
      else if (call.method === 'GET') continue
      else if (!asker.hasToken) report.note = 'changes something: --write and --token'
      else report.note = settings.write ? 'what it needs was not found' : 'changes something: --write'
      waiting.delete(report)
    }
    for (let asked = true; asked; ) {
      asked = false
      for (const report of waiting) {
        const questions = questionsFor(report.call, found)
        if (questions.length === 0) continue
        waiting.delete(report)
        asked = true
        await askOne(report, questions)
      }
    }
    for (const report of waiting) {
      const missing = Object.values(report.call.params ?? {}).find(
        ({ from }) => from && found.of(from).length === 0,
      )?.from
      report.note = `no answer named a ${missing ?? 'value'} to ask with`
    }
  }

  async function askOne(report: CallReport, questions: readonly Question[]): Promise<void> {
    const { call } = report
    if (call.by === 'viewer') {
      await checkToken(report, questions[0] ?? {}, asker)
      if (!asker.hasToken) {
        report.note = 'needs --token'
        return
      }
    }
    let good = 0
    let refused: string | undefined
    const before = report.findings.length
    for (const question of questions.slice(0, TRIES)) {
      const { answer, read } = await ask(report, question, call.params !== undefined)
      if (answer.status === 401 && call.by === 'visitor' && !asker.hasToken) {
        refused = 'asks to sign in: --token'
        continue
      }
      if (answer.status === 403 && call.errors?.[403]) {
        refused = `refused (403). ${call.errors[403]}`
        continue
      }
      const code = refusalIn(call, answer)
      if (code) {
        refused = `refused with ${code}${asker.hasToken ? '' : '; --token may change that'}`
        continue
      }
      const one = read()
      // Whoever does not answer is not asked again and again.
      if (answer.silent !== undefined) break
      if (!one) continue
      // What an earlier try could not do counts no more: lists may name what is not there.
      if (good === 0)
        report.findings.splice(
          before,
          report.findings.length,
          ...report.findings.slice(before).filter(({ rule }) => rule !== 'status'),
        )
      if (good === 0) await checkFirst(report, one, question)
      else await checkSchema(report, one)
      good++
      found.take(call, report.name, thingsIn(call, one), question.params ?? {})
      // An empty list says little: the next thing may have a full one.
      if (call.id === 'title' ? good >= TITLES : one.items.length > 0) break
    }
    report.findings.splice(before, report.findings.length, ...firstOfEach(report.findings.slice(before)))
    if (good === 0 && refused) report.note = refused
  }

  async function checkFirst(report: CallReport, read: ReadAnswer, question: Question): Promise<void> {
    await checkGood(report, read, question)
    await checkList(report, read, question, asker)
    if (report.call.id === 'titles' && report.findings.length === 0) await checkSorting(report, question, asker)
    await checkUnknown(report, question, asker)
  }
}

/** The things of an answer, for what further calls are asked with. */
function thingsIn({ answer }: ServiceCall, { items, data }: ReadAnswer): Record<string, unknown>[] {
  const inside = answer.kind === 'whole' && answer.list ? valueAt(data, answer.list.at) : undefined
  const things = Array.isArray(inside) ? inside : items
  return things
    .flatMap((item) => (isRecord(item) && Array.isArray(item.items) ? [item, ...item.items] : [item]))
    .filter(isRecord)
}

/** Several tries of one call find the same: each is said once. */
const firstOfEach = (findings: readonly Finding[]): Finding[] =>
  findings.filter(
    ({ rule, pointer }, at) =>
      rule === 'schema' || findings.findIndex((each) => each.rule === rule && each.pointer === pointer) === at,
  )
