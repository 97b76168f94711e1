import type { PlaybackAsset } from '../../generated/types'

/** The systems that unlock protected streams, in the order in which they are tried. */
export const KEY_SYSTEMS = {
  widevine: 'com.widevine.alpha',
  fairplay: 'com.apple.fps',
  clearkey: 'org.w3.clearkey',
} as const

/** Where licences are fetched, by key system. */
export type LicenceServers = Record<string, string>

/** The licence servers that an asset names. FairPlay needs its certificate, too. */
export function licenceServers({ widevine, fairplay, fairplayCert, clearkey }: PlaybackAsset): LicenceServers {
  return {
    ...(widevine && { [KEY_SYSTEMS.widevine]: widevine }),
    ...(fairplay && fairplayCert && { [KEY_SYSTEMS.fairplay]: fairplay }),
    ...(clearkey && { [KEY_SYSTEMS.clearkey]: clearkey }),
  }
}

/** `drm` of the engine's configuration. */
export function drmConfig(asset: PlaybackAsset) {
  const certificate = asset.fairplayCert
  return {
    servers: licenceServers(asset),
    advanced: certificate ? { [KEY_SYSTEMS.fairplay]: { serverCertificateUri: certificate } } : {},
    retryParameters: { maxAttempts: 2, baseDelay: 500, backoffFactor: 2, fuzzFactor: 0.5, timeout: 6000 },
  }
}

/**
 * The headers of a licence request. The viewer's token goes to the site's own servers only (threats S2).
 * @param own origins that may know it
 */
export function licenceHeaders(
  uri: string,
  authorization: string | undefined,
  own: readonly string[],
): Record<string, string> {
  const { origin } = new URL(uri, location.href)
  if (!own.includes(origin)) return {}
  return { device: 'Web', ...(authorization && { Authorization: authorization }) }
}
