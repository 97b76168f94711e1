import type { Problem } from '../../../../src/site/validate/problem'
import type { SiteCheck } from '../../site/site'

/**
 * Zero-width characters, direction marks and soft hyphens, which pasted text often contains. Zero-width joiners are not
 * listed: Persian words and emoji need them.
 */
const INVISIBLE_CHARACTERS = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g

/** Reports routes that no browser can request or no visitor can type. Letters beyond ASCII are valid, encoded or not. */
export const checkRoutePaths: SiteCheck = ({ config }) => {
  if (!config) return []
  return config.plan.routes.flatMap(({ route: routePath, index }): Problem[] => {
    const [reason, suggestion] = unreachableReason(routePath) ?? []
    if (!reason) return []
    const pointer = `/site_config/routing/${index}/route`
    const message = `"${routePath}" cannot be reached: ${reason}`
    return [
      {
        severity: 'error',
        rule: 'route/path',
        file: config.file,
        pointer,
        message,
        ...(suggestion && suggestion !== routePath && { suggestion }),
      },
    ]
  })
}

function unreachableReason(route: string): [reason: string, suggestion?: string] | undefined {
  if (route.includes('#')) return ['browsers send nothing after "#"', route.replace(/#.*/s, '')]
  if (/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(route)) return ['browsers resolve the segments "." and ".."']
  if (!isDecodable(route))
    return ['"%" starts an escape: write a percent sign as %25', route.replace(/%(?![0-9a-f]{2})/gi, '%25')]
  const visible = decodeURIComponent(route).replace(INVISIBLE_CHARACTERS, '')
  if (visible !== decodeURIComponent(route)) return ['it contains an invisible character', visible]
  return undefined
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
