import { nearest } from '../../../src/lib/nearest'
import { step } from '../../../src/lib/pointer'
import type { Problem } from '../../../src/site/problem'
import { lateTexts } from '../../../src/text/lateTexts'
import { texts } from '../../../src/text/texts'
import type { SiteCheck } from '../site'

const known = { ...texts, ...lateTexts }

/** The brand's own words for sentences that the site does not have. */
export const textKeys: SiteCheck = ({ config }) => {
  if (!config) return []
  return Object.keys(config.document.site_config.texts ?? {}).flatMap((key): Problem[] => {
    if (Object.hasOwn(known, key)) return []
    const pointer = `/site_config/texts${step(key)}`
    const suggestion = nearest(key, Object.keys(known))
    return [
      { severity: 'warning', file: config.file, pointer, message: `the site has no sentence "${key}"`, suggestion },
    ]
  })
}
