import { CONFIG_FILE } from '../../site/load/loadConfig'
import type { Problems } from '../../site/validate/problem'
import { jsonFault } from './jsonFault'
import { readSiteFile } from './siteFile'

/** Says where the site config stops being JSON: the last good one of this browser may hide that. */
export async function checkConfig(problems: Problems): Promise<void> {
  const text = await readSiteFile(CONFIG_FILE)
  const fault = text === undefined ? undefined : jsonFault(text)
  if (fault) problems.add([{ severity: 'error', file: CONFIG_FILE, pointer: '', ...fault }])
}
