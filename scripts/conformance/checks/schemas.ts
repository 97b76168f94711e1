import { modules } from '../../../registry/modules'
import { serviceValidators } from '../../../src/generated/serviceValidators'
import { validators } from '../../../src/generated/validators'
import { isRecord } from '../../../src/lib/json/isRecord'
import { parseText } from '../../../src/lib/json/parseJson'
import { formatOfAddress, formatOfType } from '../../../src/player/sources/streamType'
import { readConfig } from '../../../src/site/load/readConfig'
import { readModuleList } from '../../../src/site/moduleList'
import { explain } from '../../../src/site/validate/explain/explain'
import { createProblems, type Problem } from '../../../src/site/validate/problem'
import { prune } from '../../../src/site/validate/prune'
import type { Answer, CallSchema } from '../../calls/call'
import { typeMessage } from '../../validate/checks/filmSources'
import { dataOf } from '../dataOf'
import { add, type CallReport } from '../finding'
import type { ReadAnswer } from './readAnswer'

const LOADERS = { ...validators, ...serviceValidators }

/**
 * Adds what is wrong in the things of an answer, by the schemas that the site checks them with.
 * @param answer what it should be. Default: what the call answers
 */
export async function checkSchema(
  report: CallReport,
  read: ReadAnswer,
  answer: Answer = report.call.answer,
): Promise<void> {
  const { call } = report
  const { at, items, isList } = read
  if (answer.kind === 'status' || answer.kind === 'parts') return
  if (answer.kind === 'placements') return checkPlacements(report, read)
  if (call.id === 'config') return checkConfig(report, read)
  const problems: Problem[] = []
  for (const [index, item] of items.entries())
    problems.push(...(await wrongIn(item, answer.schema, read.text, pointerOf(isList ? [...at, String(index)] : at))))
  tell(report, read.answer.address, problems, 'failure')
  // An asset of a collection may be a subtitle, a picture or a document, too.
  if (answer.schema === 'service/playback-asset' && call.path.startsWith('playback/'))
    for (const item of items) tell(report, read.answer.address, unknownTypes(item, pointerOf(at)), 'warning')
}

/** Sources whose media type names no format: the site goes by their addresses. */
function unknownTypes(asset: unknown, pointer: string): Problem[] {
  const sources = isRecord(asset) && Array.isArray(asset.sources) ? asset.sources : []
  return sources.filter(isRecord).flatMap(({ src, type }, index): Problem[] => {
    if (typeof type !== 'string' || formatOfType(type)) return []
    const message = typeMessage(type, formatOfAddress(String(src)))
    return [
      { severity: 'warning', rule: 'stream/type', file: '', pointer: `${pointer}/sources/${index}/type`, message },
    ]
  })
}

/** What is wrong in a thing: errors only, for the site takes fields that it does not know. */
async function wrongIn(thing: unknown, schema: CallSchema, text: string, pointer: string): Promise<Problem[]> {
  const { findings } = prune(await LOADERS[schema](), structuredClone(thing), pointer)
  if (findings.length === 0) return []
  const problems = await explain(findings, schema, { file: '', text }, pointer)
  return problems.filter(({ severity }) => severity === 'error')
}

/** What is wrong in a config is its operator's: `npm run validate` says it at length. Without any of it there is no site. */
async function checkConfig(report: CallReport, { answer, ...read }: ReadAnswer): Promise<void> {
  const problems = createProblems()
  const good = await readConfig('', parseText(read.text), problems)
  await problems.settled()
  const errors = problems.list().filter(({ severity }) => severity === 'error')
  tell(report, answer.address, errors, good ? 'warning' : 'failure')
}

/** What is wrong in modules is their operator's, too. */
async function checkPlacements(report: CallReport, read: ReadAnswer): Promise<void> {
  const problems = createProblems()
  // Of a single one a list is made: it is read as those of lists are.
  const data = read.isList ? read.data : { data: read.items }
  const text = read.isList ? read.text : JSON.stringify(data)
  const reply = { path: '', text, data: structuredClone(data) }
  for (const { type, raw, pointer } of await readModuleList(reply, modules, new Set(), problems))
    problems.add(await wrongIn(raw, `modules/${type}` as CallSchema, text, pointer))
  await problems.settled()
  const errors = problems.list().filter(({ severity }) => severity === 'error')
  tell(report, read.answer.address, errors, 'warning')
}

/** Adds what is wrong in the layouts of titles, which stand in place of a module list. */
export async function checkLayouts(report: CallReport, address: string, text: string): Promise<unknown> {
  const data = dataOf(text)
  if (!isRecord(data) || !isRecord(data.data))
    return void add(report, 'shape', address, '"data" is no object of layouts')
  tell(report, address, await wrongIn(data, 'title-layouts', text, ''), 'warning')
  return data
}

/** So many places of an answer are named; what is wrong at one place of a list is mostly so at all. */
const MOST = 5

/** Adds problems, those of the same field of many things as one. */
function tell(
  report: CallReport,
  address: string,
  problems: readonly Problem[],
  severity: 'failure' | 'warning',
): void {
  const alike = new Map<string, Problem[]>()
  for (const problem of problems) {
    const key = `${problem.pointer.replace(/\/\d+(?=\/|$)/g, '/*')} ${problem.message.replace(/"[^"]*"/g, '""')}`
    alike.set(key, [...(alike.get(key) ?? []), problem])
  }
  for (const [first, ...rest] of [...alike.values()].slice(0, MOST))
    if (first) {
      const message = `${first.message.replace(/\s+/g, ' ')}${rest.length > 0 ? `, and at ${rest.length} more ${rest.length > 1 ? 'places' : 'place'}` : ''}`
      add(report, 'schema', address, message, { severity, pointer: first.pointer })
    }
  if (alike.size > MOST)
    add(report, 'schema', address, `${alike.size - MOST} more things are wrong in it`, { severity })
}

const pointerOf = (steps: readonly string[]) => steps.map((step) => `/${step}`).join('')
