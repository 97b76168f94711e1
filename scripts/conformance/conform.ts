import { askCalls, tryToken } from './askCalls'
import type { AskerSettings } from './asker'
import { askConfig, askLists } from './askSite'
import { checkPictures } from './checks/pictures'
import type { CallReport, Finding } from './finding'
import { createRun } from './run'
import { isUsed, readUse } from './siteUse'
import { checkWrites } from './writes'

export interface ConformSettings extends AskerSettings {
  /** Text of the site's config, where that is not what the service says. */
  config?: string
  /** true: calls that change something are made, too, and what they changed is put back where that can be. */
  write?: boolean
  /** Calls that are made, by their ids; default all. */
  only?: readonly string[]
}

/** What a service does otherwise than the site needs it. */
export interface Conformance {
  /** In the order of the table. */
  reports: readonly CallReport[]
  findings: readonly Finding[]
}

/**
 * Asks a service every call that the site makes, with values found in earlier answers, and says what is missing or wrong.
 * One call after the other: a service is asked no more at once than by one visitor.
 */
export async function conform({
  config: own,
  write = false,
  only,
  ...settings
}: ConformSettings): Promise<Conformance> {
  const run = createRun(settings, only)
  const { reports, found } = run
  const config = await askConfig(run, own)
  if (config) {
    const use = readUse(config)
    await askLists(run, use)
    await tryToken(run)
    await askCalls(run, use, write)
    await checkPictures(found.pictures, reports, settings)
    const used = reports.filter(({ call }) => isUsed(call.users, use) && !run.isLeft(call))
    if (write && run.asker().hasToken) await checkWrites(used, found, run.asker())
  } else
    for (const report of reports)
      if (report.state === 'not asked') report.note ??= 'what the site uses is not known: --site says it'
  return { reports, findings: reports.flatMap(({ findings }) => findings) }
}
