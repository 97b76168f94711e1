import type { SiteDocument } from '../../src/generated/types'
import { parseJsonText } from '../../src/lib/json/parseJson'
import { readConfig } from '../../src/site/load/readConfig'
import { createProblems } from '../../src/site/validate/problem'
import { checkExposedHeaders } from './checks/crossOrigin'
import { checkUnknownId } from './checks/refusals'
import { checkLayouts } from './checks/schemas'
import { collectFromModules } from './collectValues'
import { addFinding, type CallReport } from './finding'
import { type ConformanceRun, downgradeMissing } from './run'
import { addLayouts, addModules, type SiteUsage } from './siteUsage'

/**
 * Fetches and checks the config of the service.
 * @param ownConfig text of a config to use instead of the fetched one
 * @returns the valid parts of the config, as the site reads it; undefined without a usable config
 */
export async function fetchConfig(run: ConformanceRun, ownConfig?: string): Promise<SiteDocument | undefined> {
  const fetched = await fetchConfigText(run)
  const text = ownConfig ?? fetched
  return text === undefined ? undefined : readConfig('', parseJsonText(text), createProblems()).catch(() => undefined)
}

async function fetchConfigText(run: ConformanceRun): Promise<string | undefined> {
  const report = run.reportOf('config')
  if (!report) return undefined
  const { response, parse } = await run.send(report, {}, false)
  const parsed = parse()
  if (!parsed) return undefined
  await run.checkResponse(report, parsed, {})
  checkExposedHeaders(report, response, run.client())
  return parsed.text
}

/** Fetches and checks the module lists of the config, and the layouts of titles. */
export async function fetchModuleLists(run: ConformanceRun, usage: SiteUsage): Promise<void> {
  const report = run.reportOf('moduleList')
  if (!report) return
  let succeeded = 0
  for (const path of usage.lists) {
    const { response, parse } = await run.send(report, { path }, true)
    if ((response.status === 401 || response.status === 403) && !run.client().hasToken) {
      report.note = 'some lists require sign-in: add --token'
      continue
    }
    const parsed = parse()
    if (!parsed) continue
    await run.checkResponse(report, parsed, { path })
    if (++succeeded === 1) await checkUnknownId(report, { path }, run.client())
    addModules(usage, parsed.data)
    collectFromModules(run.collected, report.name, parsed.items)
  }
  if (succeeded > 0) downgradeMissing(report)
  if (usage.layoutsUrl !== undefined) await fetchLayouts(run, usage, report, usage.layoutsUrl)
}

/** Layouts have the URL of a module list but another format, so they are not parsed as one. */
async function fetchLayouts(run: ConformanceRun, usage: SiteUsage, report: CallReport, path: string): Promise<void> {
  const { response } = await run.send(report, { path }, true)
  const { address, status, networkError, text } = response
  if (status === 200) return addLayouts(usage, await checkLayouts(report, address, text))
  const result = networkError ? `did not respond: ${networkError}` : `returned ${status}, expected 200`
  addFinding(report, 'missing', address, `title_layouts_uri ${result}. Titles use the built-in layouts`, {
    severity: 'warning',
  })
}
