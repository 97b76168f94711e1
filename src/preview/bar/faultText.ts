import type { PreviewCall } from '../../../fixtures/service/previewChoices'

/** A fault as a link says it. The method is named only where several calls share the path. */
export function faultText(call: PreviewCall, kind: string, calls: readonly PreviewCall[]): string {
  const shared = calls.some((other) => other !== call && other.path === call.path)
  return `${shared ? `${call.method} ` : ''}${call.path}:${kind}`
}

const WORDS = new Map([
  ['400', '400 country blocked'],
  ['401', '401 not signed in'],
  ['403', '403 forbidden'],
  ['404', '404 not found'],
  ['500', '500 server error'],
  ['503', '503 unavailable'],
  ['html', 'a web page instead of JSON'],
  ['empty', 'an empty answer'],
  ['truncated', 'half an answer'],
  ['corrupt', 'bytes that mean nothing'],
  ['timeout', 'no answer (timeout)'],
  ['abort', 'connection breaks'],
])

/** A fault in words, for the menu. */
export const faultWords = (kind: string): string => WORDS.get(kind) ?? kind
