import type { SiteDocument } from '../../src/generated/types'
import { parseText } from '../../src/lib/json/parseJson'
import { readConfig } from '../../src/site/load/readConfig'
import { createProblems } from '../../src/site/validate/problem'
import { checkExposed } from './checks/crossOrigin'
import { checkUnknown } from './checks/refusals'
import { checkLayouts } from './checks/schemas'
import { add, type CallReport } from './finding'
import { type Run, soften } from './run'
import { addLayouts, addModules, type SiteUse } from './siteUse'
import { takeModules } from './takeValues'

/**
 * Asks for the config.
 * @param own text of the site's config, where that is not what the service says
 * @returns what is good of it, as the site reads it: what is bad in a config is no address to ask
 */
export async function askConfig(run: Run, own?: string): Promise<SiteDocument | undefined> {
  const told = await ask(run)
  const text = own ?? told
  return text === undefined ? undefined : readConfig('', parseText(text), createProblems()).catch(() => undefined)
}

async function ask(run: Run): Promise<string | undefined> {
  const report = run.reportOf('config')
  if (!report) return undefined
  const { answer, read } = await run.ask(report, {}, false)
  const good = read()
  if (!good) return undefined
  await run.checkGood(report, good, {})
  checkExposed(report, answer, run.asker())
  return good.text
}

/** Asks for the module lists that the config names, and for the layouts of titles. */
export async function askLists(run: Run, use: SiteUse): Promise<void> {
  const report = run.reportOf('moduleList')
  if (!report) return
  let good = 0
  for (const path of use.lists) {
    const { answer, read } = await run.ask(report, { path }, true)
    if ((answer.status === 401 || answer.status === 403) && !run.asker().hasToken) {
      report.note = 'some ask to sign in: --token'
      continue
    }
    const list = read()
    if (!list) continue
    await run.checkGood(report, list, { path })
    if (++good === 1) await checkUnknown(report, { path }, run.asker())
    addModules(use, list.data)
    takeModules(run.found, report.name, list.items)
  }
  if (good > 0) soften(report)
  if (use.layouts !== undefined) await askLayouts(run, use, report, use.layouts)
}

/** Layouts stand where a module list would, and are none. */
async function askLayouts(run: Run, use: SiteUse, report: CallReport, path: string): Promise<void> {
  const { answer } = await run.ask(report, { path }, true)
  const { address, status, silent, text } = answer
  if (status === 200) return addLayouts(use, await checkLayouts(report, address, text))
  const message = `is named by title_layouts_uri, and ${silent ? `gives no answer: ${silent}` : `answers ${status}`}: titles have the site’s own layouts`
  add(report, 'missing', address, message, { severity: 'warning' })
}
