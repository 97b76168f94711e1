import { modules } from '../../../registry/modules'
import { serviceValidators } from '../../../src/generated/serviceValidators'
import { validators } from '../../../src/generated/validators'
import { isRecord } from '../../../src/lib/json/isRecord'
import { parseJsonText } from '../../../src/lib/json/parseJson'
import { formatOfAddress, formatOfType } from '../../../src/player/sources/streamType'
import { readConfig } from '../../../src/site/load/readConfig'
import { readModuleList } from '../../../src/site/moduleList'
import { explainFindings } from '../../../src/site/validate/explain/explain'
import { createProblems, type Problem } from '../../../src/site/validate/problem'
import { prune } from '../../../src/site/validate/prune'
import type { CallSchema, ExpectedResponse } from '../../calls/call'
import { typeMessage } from '../../validate/checks/filmSources'
import { addFinding, type CallReport } from '../finding'
import { tryParseJson } from '../tryParseJson'
import type { ParsedResponse } from './parseResponse'

const VALIDATOR_LOADERS = { ...validators, ...serviceValidators }

/**
 * Checks the items of a response against the schemas that the site uses.
 * @param expected format of the response. Default: that of the call
 */
export async function checkSchema(
  report: CallReport,
  parsed: ParsedResponse,
  expected: ExpectedResponse = report.call.response,
): Promise<void> {
  const { call } = report
  const { bodyPath, items, isList, text } = parsed
  const { address } = parsed.response
  if (expected.kind === 'status' || expected.kind === 'parts') return
  if (expected.kind === 'placements') return checkPlacements(report, parsed)
  if (call.id === 'config') return checkConfig(report, parsed)
  const problems: Problem[] = []
  for (const [index, item] of items.entries())
    problems.push(
      ...(await schemaErrors(item, expected.schema, text, pointerOf(isList ? [...bodyPath, String(index)] : bodyPath))),
    )
  addProblems(report, address, problems, 'failure')
  // Assets of collections may also be subtitles, pictures or documents.
  if (expected.schema === 'service/playback-asset' && call.path.startsWith('playback/'))
    for (const item of items) addProblems(report, address, unknownMediaTypes(item, pointerOf(bodyPath)), 'warning')
}

/** Sources with a media type of no known format: the site then guesses the format from the file extension. */
function unknownMediaTypes(asset: unknown, pointer: string): Problem[] {
  const sources = isRecord(asset) && Array.isArray(asset.sources) ? asset.sources : []
  return sources.filter(isRecord).flatMap(({ src, type }, index): Problem[] => {
    if (typeof type !== 'string' || formatOfType(type)) return []
    const message = typeMessage(type, formatOfAddress(String(src)))
    return [
      { severity: 'warning', rule: 'stream/type', file: '', pointer: `${pointer}/sources/${index}/type`, message },
    ]
  })
}

/** Without warnings: these concern unknown fields, which the site ignores. */
async function schemaErrors(item: unknown, schema: CallSchema, text: string, pointer: string): Promise<Problem[]> {
  const { findings } = prune(await VALIDATOR_LOADERS[schema](), structuredClone(item), pointer)
  if (findings.length === 0) return []
  const problems = await explainFindings(findings, schema, { file: '', text }, pointer)
  return problems.filter(isError)
}

/**
 * Mistakes in a config are warnings, because the operator of the site writes it, not the service. Only a config without
 * any usable part is a failure.
 */
async function checkConfig(report: CallReport, { response, text }: ParsedResponse): Promise<void> {
  const problems = createProblems()
  const config = await readConfig('', parseJsonText(text), problems)
  await problems.settled()
  addProblems(report, response.address, problems.list().filter(isError), config ? 'warning' : 'failure')
}

/** Mistakes in modules are warnings, because the operator of the site writes them. */
async function checkPlacements(report: CallReport, parsed: ParsedResponse): Promise<void> {
  const problems = createProblems()
  // A single placement is wrapped in a list, because readModuleList expects one.
  const data = parsed.isList ? parsed.data : { data: parsed.items }
  const text = parsed.isList ? parsed.text : JSON.stringify(data)
  const reply = { path: '', text, data: structuredClone(data) }
  for (const { type, raw, pointer } of await readModuleList(reply, modules, new Set(), problems))
    problems.add(await schemaErrors(raw, `modules/${type}` as CallSchema, text, pointer))
  await problems.settled()
  addProblems(report, parsed.response.address, problems.list().filter(isError), 'warning')
}

/** Checks the layouts of titles. Returns undefined if they are not an object. */
export async function checkLayouts(report: CallReport, address: string, text: string): Promise<unknown> {
  const data = tryParseJson(text)
  if (!isRecord(data) || !isRecord(data.data))
    return void addFinding(report, 'shape', address, '"data" is not an object of layouts')
  addProblems(report, address, await schemaErrors(data, 'title-layouts', text, ''), 'warning')
  return data
}

const isError = ({ severity }: Problem) => severity === 'error'

/** At most this many findings per response are reported. */
const MAX_FINDINGS = 5

/** Adds a finding for each problem. The same problem in several items of a list is one finding. */
function addProblems(
  report: CallReport,
  address: string,
  problems: readonly Problem[],
  severity: 'failure' | 'warning',
): void {
  const groups = new Map<string, Problem[]>()
  for (const problem of problems) {
    const key = `${problem.pointer.replace(/\/\d+(?=\/|$)/g, '/*')} ${problem.message.replace(/"[^"]*"/g, '""')}`
    groups.set(key, [...(groups.get(key) ?? []), problem])
  }
  for (const [first, ...rest] of [...groups.values()].slice(0, MAX_FINDINGS))
    if (first) {
      const message = `${first.message.replace(/\s+/g, ' ')}${rest.length > 0 ? `, and in ${rest.length} more ${rest.length > 1 ? 'places' : 'place'}` : ''}`
      addFinding(report, 'schema', address, message, { severity, pointer: first.pointer })
    }
  if (groups.size > MAX_FINDINGS)
    addFinding(report, 'schema', address, `${groups.size - MAX_FINDINGS} more problems`, { severity })
}

const pointerOf = (steps: readonly string[]) => steps.map((step) => `/${step}`).join('')
