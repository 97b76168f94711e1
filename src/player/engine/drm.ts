import type shaka from 'shaka-player/dist/shaka-player.compiled-es2021'
import type { PlaybackAsset } from '../../generated/types'
import type { EngineSettings } from './engineSource'
import type { EngineError } from './failureOf'
import type { ShakaModule } from './shaka'

/** The key systems (DRM), in the order in which they are tried. */
export const KEY_SYSTEMS = {
  widevine: 'com.widevine.alpha',
  fairplay: 'com.apple.fps',
  clearkey: 'org.w3.clearkey',
} as const

export type LicenceServers = Record<string, string>

/** The licence servers of an asset by key system. FairPlay also needs a certificate. */
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
 * @param own origins that may receive the token
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

/** Adds the viewer's token to licence requests, and decodes the responses. */
export function bindLicences(
  { net }: ShakaModule,
  player: shaka.Player,
  { authorization, ownOrigins }: Pick<EngineSettings, 'authorization' | 'ownOrigins'>,
): void {
  const { LICENSE } = net.NetworkingEngine.RequestType
  const network = player.getNetworkingEngine()
  network?.registerRequestFilter((type, request) => {
    if (type !== LICENSE) return
    for (const uri of request.uris) Object.assign(request.headers, licenceHeaders(uri, authorization(), ownOrigins))
  })
  network?.registerResponseFilter((type, response) => {
    if (type === LICENSE) response.data = unwrapLicence(response.data)
  })
}

/** The engine's fetch plugin. Its own types lack a Request as address and the class of the result. */
interface FetchPlugin {
  parse: EngineFetch<string | Request>
}

type EngineFetch<Address> = (
  address: Address,
  ...rest: Parameters<shaka.extern.SchemePlugin> extends [string, ...infer Rest] ? Rest : never
) => shaka.util.AbortableOperation<shaka.extern.Response>

/**
 * The engine's fetch plugin, but requests with the viewer's token do not follow redirects (threats S2). The engine has no
 * option for that, but passes the address to `fetch` unchanged, so a Request with `redirect: 'error'` works.
 */
export function createFetchPlugin({ HttpFetchPlugin }: ShakaModule['net']): EngineFetch<string> {
  const plugin = HttpFetchPlugin as FetchPlugin & typeof HttpFetchPlugin
  return (uri, request, ...rest) => {
    if (!request.headers.Authorization) return plugin.parse(uri, request, ...rest)
    const address = new Request(uri, { redirect: 'error' })
    return plugin.parse(address, request, ...rest).chain(
      (answer: shaka.extern.Response) => ({ ...answer, originalUri: uri }),
      (error: EngineError & { data: unknown[] }) => {
        if (error.data[0] === address) error.data[0] = uri
        throw error
      },
    )
  }
}

/**
 * Decodes a licence. FairPlay servers return bytes, Base64, or Base64 in `<ckc>`. Data that is not entirely Base64 is
 * returned unchanged.
 */
export function unwrapLicence(data: ArrayBuffer | ArrayBufferView): ArrayBuffer | ArrayBufferView {
  const bytes = ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data)
  // Licences are shorter.
  if (bytes.length > 65_536 || bytes.some((byte) => byte > 127)) return data
  const text = new TextDecoder().decode(bytes).trim()
  // Some encoders break Base64 into lines of 64 or 76 letters.
  const inner = (/^<ckc>([^<]*)<\/ckc>$/.exec(text)?.[1] ?? text).replace(/\s+/g, '')
  if (!/^[A-Za-z0-9+/]{16,}={0,2}$/.test(inner) || inner.length % 4 !== 0) return data
  return Uint8Array.from(atob(inner), (letter) => letter.charCodeAt(0))
}
