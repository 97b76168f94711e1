import type { SiteDocument } from '../../generated/types'
import validate from '../../generated/validators/config.quick.js'
import type { ParsedText } from '../../lib/json/parseJson'
import type { Problems } from '../validate/problem'
import { reportForbiddenKeys, validateDocument } from '../validate/validateDocument'
import { migrateConfig } from './migrateConfig'

/**
 * Migrates and validates a site config, and removes invalid parts.
 * @returns undefined if nothing of it is valid
 */
export async function readConfig(
  file: string,
  parsed: ParsedText,
  problems: Problems,
): Promise<SiteDocument | undefined> {
  reportForbiddenKeys(file, parsed, problems)
  const { text, data } = parsed
  return validateDocument<SiteDocument>({ file, text, data: migrateConfig(data) }, 'config', validate, problems)
}
