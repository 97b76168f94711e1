const PLAIN_TEXT_HEADERS = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }

/** An uncached plain-text response. */
export const textResponse = (text: string, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, { status, headers: { ...PLAIN_TEXT_HEADERS, ...headers } })

/** An uncached JSON response. */
export const jsonResponse = (data: object): Response =>
  new Response(JSON.stringify(data), { headers: { ...PLAIN_TEXT_HEADERS, 'Content-Type': 'application/json' } })

/** Headers of a built file. Names below /assets/ contain a content hash, so those files never change. */
export const staticFileHeaders = (path: string): Record<string, string> => ({
  'Cache-Control': isBuildAsset(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  'X-Content-Type-Options': 'nosniff',
})

/** Whether a path belongs to the build output, whether or not the file exists. */
export const isBuildAsset = (path: string): boolean => path.startsWith('/assets/')

/** Never falls back to the page: a missing chunk of an older build must fail so that the site can reload itself. */
export const notFound = (): Response => textResponse('Not found', 404)

/** The first ten hex digits of the SHA-256 hash. */
export async function shortHash(text: string): Promise<string> {
  return [...(await sha256(text)).slice(0, 5)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The hash source that allows an inline style element in a content security policy. */
export const styleSource = async (css: string): Promise<string> =>
  `'sha256-${btoa(String.fromCharCode(...(await sha256(css))))}'`

const sha256 = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
