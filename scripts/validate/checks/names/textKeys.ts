import { step } from '../../../../src/lib/json/pointer'
import { nearest } from '../../../../src/lib/nearest'
import type { Problem } from '../../../../src/site/validate/problem'
import localTexts from '../../../../src/text/localTexts'
import { texts } from '../../../../src/text/texts'
import type { SiteCheck } from '../../site/site'

const KNOWN = { ...texts, ...localTexts }

/** The brand's own words for sentences that the site does not have. */
export const textKeys: SiteCheck = ({ config }) => {
  if (!config) return []
  return Object.keys(config.document.site_config.texts ?? {}).flatMap((key): Problem[] => {
    if (Object.hasOwn(KNOWN, key)) return []
    const pointer = `/site_config/texts${step(key)}`
    const suggestion = nearest(key, Object.keys(KNOWN))
    const message = `the site has no sentence "${key}"`
    return [{ severity: 'warning', file: config.file, pointer, message, suggestion, isName: true }]
  })
}
