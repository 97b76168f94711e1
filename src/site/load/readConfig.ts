import type { SiteDocument } from '../../generated/types'
import validate from '../../generated/validators/config.quick.js'
import type { Parsed } from '../../lib/json/parseJson'
import type { Problems } from '../validate/problem'
import { nameForbidden, validateDocument } from '../validate/validateDocument'
import { migrateConfig } from './migrateConfig'

/**
 * Reads a site config: migrates and validates it, and keeps what is good of it.
 * @returns undefined when nothing of it is good
 */
export async function readConfig(file: string, parsed: Parsed, problems: Problems): Promise<SiteDocument | undefined> {
  nameForbidden(file, parsed, problems)
  const { text, data } = parsed
  return validateDocument<SiteDocument>({ file, text, data: migrateConfig(data) }, 'config', validate, problems)
}
