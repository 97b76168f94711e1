import type { SiteDocument } from '../../generated/types'
import validate from '../../generated/validators/config.quick.js'
import { parseJson } from '../../lib/json/parseJson'
import type { Problems } from '../validate/problem'
import { validateDocument } from '../validate/validateDocument'
import { migrateConfig } from './migrateConfig'

/**
 * Reads a site config: parses, migrates and validates it, and keeps what is good of it.
 * @returns undefined when nothing of it is good
 * @throws SyntaxError when the text is no JSON
 */
export async function readConfig(file: string, text: string, problems: Problems): Promise<SiteDocument | undefined> {
  let dangerous = false
  const data = migrateConfig(
    parseJson(text, () => {
      dangerous = true
    }),
  )
  if (dangerous)
    problems.expect(
      import('../validate/explain/forbiddenNames').then(({ forbiddenNames }) => forbiddenNames(file, text)),
    )
  return validateDocument<SiteDocument>({ file, text, data }, 'config', validate, problems)
}
