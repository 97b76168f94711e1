import { isRecord } from '../../../fixtures/service/isRecord'
import { modules } from '../../../registry/modules'
import { routeKinds } from '../../../registry/routes'
import { serviceValidators } from '../../../src/generated/serviceValidators'
import type { SchemaName } from '../../../src/generated/validators'
import { validators } from '../../../src/generated/validators'
import { parsed, parseJson } from '../../../src/lib/json/parseJson'
import { readConfig } from '../../../src/site/load/readConfig'
import { readModuleList } from '../../../src/site/moduleList'
import { planSite } from '../../../src/site/plan/plan'
import { explain } from '../../../src/site/validate/explain/explain'
import { finish } from '../../../src/site/validate/explain/finish'
import { forbiddenNames } from '../../../src/site/validate/explain/forbiddenNames'
import type { Problems } from '../../../src/site/validate/problem'
import { prune } from '../../../src/site/validate/prune'
import type { ReadConfig, ReadModule } from '../site/site'
import { type DocumentKind, documentKind } from './documentKind'
import { findViews } from './findViews'
import { olderVersion } from './olderVersion'
import { openKeys } from './openKeys'
import { doubleNames, syntaxProblems } from './syntax'

/** A document, and what is good of it. */
export interface CheckedDocument {
  file: string
  isJson: boolean
  /** Undefined: no JSON, or nothing that is known here. */
  kind?: DocumentKind
  config?: ReadConfig
  /** Of a module list. */
  modules: ReadModule[]
}

interface Source {
  /** Where the file lies; its place may tell what it holds. */
  path: string
  /** Its name in messages. */
  file: string
  text: string
}

const kinds = routeKinds(true)

/** Checks one document with the very parts that the site uses, and adds to `problems` what they find. */
export async function checkDocument({ path, file, text }: Source, problems: Problems): Promise<CheckedDocument> {
  const checked: CheckedDocument = { file, isJson: false, modules: [] }
  const wrong = syntaxProblems(file, text)
  problems.add(wrong)
  if (wrong.length > 0) return checked
  let data: unknown
  try {
    data = parseJson(text)
  } catch (error) {
    problems.add([{ severity: 'error', file, pointer: '', message: `is no JSON: ${(error as Error).message}` }])
    return checked
  }
  checked.isJson = true
  checked.kind = documentKind(path, data)
  if (checked.kind === 'config') checked.config = await checkConfig(file, text, problems)
  else if (checked.kind === 'module-list') checked.modules = await checkList(file, text, data, problems)
  else if (checked.kind === 'title-layouts') await checkLayouts(file, text, data, problems)
  else if (checked.kind) await check(file, text, data, checked.kind, problems)
  problems.add([...forbiddenNames(file, text), ...doubleNames(file, text)])
  return checked
}

async function checkConfig(file: string, text: string, problems: Problems): Promise<ReadConfig | undefined> {
  const raw = parseJson(text)
  problems.expect(olderVersion(file, text))
  const document = await readConfig(file, parsed(text), problems)
  if (!document) return undefined
  const { plan, problems: found } = planSite(document, kinds, file)
  problems.add(finish(found, text))
  return { file, document, plan, raw }
}

async function checkList(file: string, text: string, data: unknown, problems: Problems): Promise<ReadModule[]> {
  if (Array.isArray(data)) {
    problems.add([
      {
        severity: 'error',
        file,
        pointer: '',
        message: 'is a list; a module list is an object, with its placements in "data"',
      },
    ])
    return []
  }
  const isList = isRecord(data) && Array.isArray(data.data)
  // The site's own reader forgets what was said of the file before.
  if (isList) await readModuleList({ path: file, text, data }, modules, new Set(), problems)
  // Placements are checked one by one, so that one bad entry takes no other with it.
  const head = isList ? { ...data, data: [...(data.data as unknown[])] } : data
  await check(file, text, head, 'service/module-list-head', problems)
  if (!isList) return []
  const read: ReadModule[] = []
  for (const [index, placement] of (data.data as unknown[]).entries()) {
    const module = isRecord(placement) ? placement.module : undefined
    if (!isRecord(module) || typeof module.type !== 'string' || !modules.has(module.type)) continue
    const { type } = module
    const pointer = `/data/${index}/module`
    const good = await check(file, text, module, `modules/${type}` as SchemaName, problems, pointer)
    if (isRecord(good) && typeof good.slug === 'string')
      read.push({ file, pointer, slug: good.slug, type, module: good })
  }
  return read
}

async function checkLayouts(file: string, text: string, data: unknown, problems: Problems): Promise<void> {
  // Found first: what is wrong is taken out of the data, and places would move.
  const { views, problems: found } = findViews(file, data)
  // Views are checked one by one, so that one bad entry takes no other with it.
  await check(file, text, data, 'service/title-layouts-head', problems)
  problems.add(finish(found, text))
  for (const { type, view, pointer } of views)
    await check(file, text, view, `views/${type}` as SchemaName, problems, pointer)
}

/** @returns what is good of it */
async function check(
  file: string,
  text: string,
  data: unknown,
  schema: Exclude<DocumentKind, 'module-list'>,
  problems: Problems,
  at = '',
): Promise<unknown> {
  const validate = await { ...validators, ...serviceValidators }[schema]()
  const { value, findings } = prune(validate, data, at)
  if (findings.length > 0) problems.expect(explain(findings, schema, { file, text }, at))
  problems.expect(openKeys(value, schema, { file, at }))
  return value
}
