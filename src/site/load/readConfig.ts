import type { SiteDocument } from '../../generated/types'
import validate from '../../generated/validators/config.quick.js'
import type { Parsed } from '../../lib/json/parseJson'
import type { Problems } from '../validate/problem'
import { validateDocument } from '../validate/validateDocument'
import { migrateConfig } from './migrateConfig'

/**
 * Reads a site config: migrates and validates it, and keeps what is good of it.
 * @returns undefined when nothing of it is good
 */
export async function readConfig(
  file: string,
  { text, data, hadForbidden }: Parsed,
  problems: Problems,
): Promise<SiteDocument | undefined> {
  if (hadForbidden)
    problems.expect(
      import('../validate/explain/forbiddenNames').then(({ forbiddenNames }) => forbiddenNames(file, text)),
    )
  return validateDocument<SiteDocument>({ file, text, data: migrateConfig(data) }, 'config', validate, problems)
}
