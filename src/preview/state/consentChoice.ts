import { createConsent } from '../../consent/consent'
import type { CookiesConsent } from '../../generated/types'
import { isRecord } from '../../lib/json/isRecord'
import { valueAtPath } from '../../lib/json/valueAtPath'

/**
 * The visitor's choice for the cookie lists of a config, as the site reads it: a choice for other lists does not count.
 * @returns undefined before the choice
 */
export function consentChoice(config: unknown): string | undefined {
  const settings = valueAtPath(config, ['site_config', 'cookies_consent'])
  return createConsent(true, isRecord(settings) ? (settings as CookiesConsent) : {}).choice()
}
