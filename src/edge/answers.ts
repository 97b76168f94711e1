const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }

/** A sentence that no store keeps. */
export const plainText = (words: string, status = 200, more: Readonly<Record<string, string>> = {}): Response =>
  new Response(words, { status, headers: { ...PLAIN, ...more } })

/** Data that no store keeps. */
export const plainJson = (data: object): Response =>
  new Response(JSON.stringify(data), { headers: { ...PLAIN, 'Content-Type': 'application/json' } })

/** What a file of the build is sent with: names below /assets/ carry a hash, so such a file never changes. */
export const fileHeaders = (path: string): Record<string, string> => ({
  'Cache-Control': isBuilt(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  'X-Content-Type-Options': 'nosniff',
})

/** Whether a path is one of the build's own files, there or not. */
export const isBuilt = (path: string): boolean => path.startsWith('/assets/')

/** Never the page instead: a chunk of an older build must fail, so that the site notices and reloads. */
export const noSuchFile = (): Response => plainText('Not found', 404)

/** Tells texts apart, in ten signs. */
export async function shortHash(text: string): Promise<string> {
  return [...(await sha256(text)).slice(0, 5)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What a content security policy allows one style element by. */
export const styleSource = async (css: string): Promise<string> =>
  `'sha256-${btoa(String.fromCharCode(...(await sha256(css))))}'`

const sha256 = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
