import { modules } from '../../../registry/modules'
import { pageKinds } from '../../../registry/routes'
import { serviceValidators } from '../../generated/serviceValidators'
import type { SiteDocument } from '../../generated/types'
import { validators } from '../../generated/validators'
import { parseDate } from '../../lib/dates/parseDate'
import { errorMessage } from '../../lib/errorMessage'
import { isRecord } from '../../lib/json/isRecord'
import { parseJson, parseJsonText } from '../../lib/json/parseJson'
import { readConfig } from '../../site/load/readConfig'
import { readModuleList } from '../../site/moduleList'
import { planSite, type SitePlan } from '../../site/plan/plan'
import { completeDrafts } from '../../site/validate/explain/completeDrafts'
import { type DocumentSource, explainFindings } from '../../site/validate/explain/explain'
import { findForbiddenKeys } from '../../site/validate/explain/findForbiddenKeys'
import { createPositionLookup } from '../../site/validate/explain/positions'
import { truncate } from '../../site/validate/explain/truncate'
import type { ProblemDraft, Problems } from '../../site/validate/problem'
import { prune } from '../../site/validate/prune'
import { type DocumentKind, documentKind } from './documentKind'
import { findViews } from './findViews'
import { invalidDates } from './invalidDates'
import { possibleTypos } from './possibleTypos'
import { duplicateFields, syntaxProblem } from './syntax'
import { versionProblems } from './versionProblems'

/** A module of a list, with its valid part */
export interface ValidModule {
  file: string
  /** Pointer of the module in its document */
  pointer: string
  slug: string
  type: string
  /** The valid part */
  module: Record<string, unknown>
  /** `from` and `until` in milliseconds since 1970; infinite if not set */
  from: number
  until: number
}

/** The site config, with its valid part */
export interface ValidConfig {
  file: string
  document: SiteDocument
  plan: SitePlan
  /** The parsed document before validation */
  raw: unknown
}

/** A document with its valid part */
export interface CheckedDocument {
  file: string
  isJson: boolean
  /** Undefined: not JSON, or an unknown kind */
  kind?: DocumentKind
  config?: ValidConfig
  /** The valid modules of a module list */
  modules: ValidModule[]
  /** Slugs of modules that were removed because they are invalid: references to them are correct */
  invalidSlugs: string[]
  /** The parsed document before validation */
  data?: unknown
}

interface DocumentText {
  /** Path of the file, which may determine its kind */
  path: string
  /** Name in messages */
  file: string
  text: string
}

/** Validates one document with the same code as the site, and adds the problems to `problems`. */
export async function checkDocument({ path, file, text }: DocumentText, problems: Problems): Promise<CheckedDocument> {
  const checked: CheckedDocument = { file, isJson: false, modules: [], invalidSlugs: [] }
  const syntaxError = syntaxProblem(file, text)
  if (syntaxError) {
    problems.add([syntaxError])
    return checked
  }
  let data: unknown
  try {
    data = parseJson(text)
  } catch (error) {
    problems.add([
      {
        severity: 'error',
        rule: 'json/syntax',
        file,
        pointer: '',
        message: `the file is not valid JSON: ${errorMessage(error)}`,
      },
    ])
    return checked
  }
  checked.isJson = true
  checked.data = data
  checked.kind = documentKind(path, data)
  const source: DocumentSource = { file, text, positionAt: createPositionLookup(text) }
  if (checked.kind === 'config') checked.config = await checkConfig(source, data, problems)
  else if (checked.kind === 'module-list') Object.assign(checked, await checkModuleList(source, data, problems))
  else if (checked.kind === 'title-layouts') await checkLayouts(source, data, problems)
  else if (checked.kind) await checkAgainstSchema(source, data, checked.kind, problems)
  problems.add([...findForbiddenKeys(file, text), ...duplicateFields(file, text), ...invalidDates(file, text)])
  return checked
}

async function checkConfig(source: DocumentSource, raw: unknown, problems: Problems): Promise<ValidConfig | undefined> {
  const { file, text } = source
  problems.addAsync(versionProblems(file, text))
  const document = await readConfig(file, parseJsonText(text), problems)
  if (!document) return undefined
  const { plan, problems: found } = planSite(document, pageKinds, file)
  problems.add(completeDrafts(found, source))
  return { file, document, plan, raw }
}

/** `from` and `until` of a placement */
function readPlacementTimes(placement: unknown): Pick<ValidModule, 'from' | 'until'> {
  const { from, until } = isRecord(placement) ? placement : {}
  const parse = (time: unknown) => (typeof time === 'string' ? parseDate(time) : undefined)
  return { from: parse(from) ?? -Infinity, until: parse(until) ?? Infinity }
}

type ValidModules = Pick<CheckedDocument, 'modules' | 'invalidSlugs'>

async function checkModuleList(source: DocumentSource, data: unknown, problems: Problems): Promise<ValidModules> {
  const { file, text } = source
  const read: ValidModules = { modules: [], invalidSlugs: [] }
  if (Array.isArray(data)) {
    const message = 'the document is a list: expected an object with the placements in "data"'
    problems.add([{ severity: 'error', rule: 'document/no-list', file, pointer: '', message }])
    return read
  }
  const placements: unknown[] | undefined = isRecord(data) && Array.isArray(data.data) ? data.data : undefined
  // The reader has cleared the problems of the file.
  if (placements) await readModuleList({ path: file, text, data }, modules, new Set(), problems)
  // Placements are validated one by one, so that an invalid one does not affect others.
  const head = isRecord(data) && placements ? { ...data, data: [...placements] } : data
  await checkAgainstSchema(source, head, 'service/module-list-head', problems)
  for (const [index, placement] of placements?.entries() ?? []) {
    if (!isRecord(placement)) continue
    problems.add(completeDrafts(unknownRegionProblems(file, placement, `/data/${index}/placement`), source))
    const { module } = placement
    if (!isRecord(module)) continue
    const valid = await readValidModule(source, module, `/data/${index}/module`, problems)
    if (valid) read.modules.push({ ...valid, ...readPlacementTimes(placement) })
    else if (typeof module.slug === 'string') read.invalidSlugs.push(module.slug)
  }
  return read
}

/** The valid part of a module; undefined for an unknown type, or without a slug. */
async function readValidModule(
  source: DocumentSource,
  module: Record<string, unknown>,
  pointer: string,
  problems: Problems,
): Promise<Omit<ValidModule, 'from' | 'until'> | undefined> {
  const { type } = module
  const entry = typeof type === 'string' ? modules.get(type) : undefined
  if (typeof type !== 'string' || !entry) return undefined
  const valid = await checkAgainstSchema(source, module, entry.schema, problems, pointer)
  return isRecord(valid) && typeof valid.slug === 'string'
    ? { file: source.file, pointer, slug: valid.slug, type, module: valid }
    : undefined
}

const REGIONS = ['top', 'main', 'bottom']

/** The site shows an unknown region as main, so that the author would not notice the mistake. */
function unknownRegionProblems(file: string, { placement }: Record<string, unknown>, pointer: string): ProblemDraft[] {
  if (typeof placement !== 'string' || REGIONS.includes(placement)) return []
  const message = `"placement" is "${truncate(placement)}": expected one of: ${REGIONS.join(', ')}. The module is shown in main`
  return [
    {
      severity: 'warning',
      rule: 'value/unknown-word',
      file,
      pointer,
      message,
      suggestFrom: { word: placement, known: REGIONS },
    },
  ]
}

async function checkLayouts(source: DocumentSource, data: unknown, problems: Problems): Promise<void> {
  // Before validation, which removes invalid parts and changes indexes
  const { views, problems: found } = findViews(source.file, data)
  // Views are validated one by one, so that an invalid one does not affect others.
  await checkAgainstSchema(source, data, 'service/title-layouts-head', problems)
  problems.add(completeDrafts(found, source))
  for (const { schema, view, pointer } of views) await checkAgainstSchema(source, view, schema, problems, pointer)
}

/** @returns the valid part */
async function checkAgainstSchema(
  source: DocumentSource,
  data: unknown,
  schema: Exclude<DocumentKind, 'module-list'>,
  problems: Problems,
  at = '',
): Promise<unknown> {
  const validate = await { ...validators, ...serviceValidators }[schema]()
  const { value, findings } = prune(validate, data, at)
  if (findings.length > 0) problems.addAsync(explainFindings(findings, schema, source, at))
  problems.addAsync(possibleTypos(value, schema, { file: source.file, at }))
  return value
}
