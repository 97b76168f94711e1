import type { SiteDocument } from '../../generated/types'

/** The least versions that the site works with (spec, section 9). */
const LEAST = [
  { name: /\bEdg\/(\d+)/, version: 113 },
  { name: /\bFirefox\/(\d+)/, version: 113 },
]

/**
 * Whether the visitor is told that the browser is too old (spec, section 4): the flag is on, and the service calls the
 * browser restricted or its version is below the least.
 * @param userAgent as the browser names itself
 */
export function isBrowserTooOld({ supported_browser, site_config }: SiteDocument, userAgent: string): boolean {
  if (!site_config.show_browser_version_banner) return false
  if (supported_browser?.restricted) return true
  return LEAST.some(({ name, version }) => {
    const found = name.exec(userAgent)?.[1]
    return found !== undefined && Number(found) < version
  })
}
