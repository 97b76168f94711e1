/** Codes that end the session because another device has taken over (spec, section 8: concurrent viewing) */
export const SESSION_END_CODES: ReadonlySet<string> = new Set(['201', '202', '9999'])

/** The `err_code` of a response as text */
export function errorCode(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('err_code' in body)) return undefined
  const code = body.err_code
  const isUsable = typeof code === 'number' || (typeof code === 'string' && code !== '')
  return isUsable ? String(code).slice(0, 50) : undefined
}
