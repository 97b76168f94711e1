import { checkReadCalls, checkTokenAccepted } from './checkReadCalls'
import { checkPictures } from './checks/pictures'
import type { ClientSettings } from './client'
import { fetchConfig, fetchModuleLists } from './fetchSite'
import type { CallReport, Finding } from './finding'
import { createRun } from './run'
import { isUsed, readSiteUsage } from './siteUsage'
import { checkWrites } from './writes'

export interface ConformanceSettings extends ClientSettings {
  /** Text of the site's config. Default: the config that the service returns. */
  config?: string
  /** true: also makes the calls that modify data, and reverts their changes where possible. */
  write?: boolean
  /** Ids of the calls to check; default all. */
  only?: readonly string[]
}

export interface ConformanceResult {
  /** One report for each call, in the order of the table of calls. */
  reports: readonly CallReport[]
  findings: readonly Finding[]
}

/**
 * Makes every call that the site uses, with parameters from earlier responses, and reports what is missing or wrong.
 * Requests are sequential, so that the load on the service is that of one visitor.
 */
export async function checkConformance({
  config: ownConfig,
  write = false,
  only,
  ...settings
}: ConformanceSettings): Promise<ConformanceResult> {
  const run = createRun(settings, only)
  const { reports, collected } = run
  const config = await fetchConfig(run, ownConfig)
  if (config) {
    const usage = readSiteUsage(config)
    await fetchModuleLists(run, usage)
    await checkTokenAccepted(run)
    await checkReadCalls(run, usage, write)
    await checkPictures(collected.pictures, reports, settings)
    const used = reports.filter(({ call }) => isUsed(call.usedBy, usage) && !run.isExcluded(call))
    if (write && run.client().hasToken) await checkWrites(used, collected, run.client())
  } else
    for (const report of reports)
      if (report.state === 'not asked')
        report.note ??= 'the service returned no usable config: name the site with --site'
  return { reports, findings: reports.flatMap(({ findings }) => findings) }
}
