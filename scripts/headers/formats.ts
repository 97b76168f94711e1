import type { NeededSource } from '../../src/ssr/headers/siteSources'

export const FORMATS = ['nginx', 'caddy', 'netlify', 'cloudflare', 'json'] as const
export type Format = (typeof FORMATS)[number]

/** Maximum line length of a `_headers` file at Cloudflare Pages. */
const MAX_CLOUDFLARE_LINE_LENGTH = 2000

/**
 * Formats headers for a server, below a comment for each origin that the brand adds, with its reason.
 * @throws RangeError if the format cannot express them
 */
export function formatHeaders(
  format: Format,
  headers: Record<string, string>,
  needed: readonly NeededSource[],
): string {
  const entries = Object.entries(headers)
  if (format === 'json') return JSON.stringify({ headers, sources: needed }, null, 2)
  // Characters with a special meaning in the configuration of a server. No valid origin contains any.
  const unsafe = entries.find(([, value]) => /["\\${}\r\n]/.test(value))
  if (unsafe)
    throw new RangeError(
      `${unsafe[0]} contains a character with a special meaning in ${format}: remove it from the config.`,
    )
  const reasons = needed.map(
    ({ directive, origin, because }) => `# ${directive} ${origin}: ${singleLine(because.join(', '))}`,
  )
  const lines = {
    nginx: () => entries.map(([name, value]) => `add_header ${name} "${value}" always;`),
    caddy: () => ['header {', ...entries.map(([name, value]) => `\t${name} "${value}"`), '}'],
    netlify: () => ['/*', ...entries.map(([name, value]) => `  ${name}: ${value}`)],
    cloudflare: () => ['/*', ...entries.map(([name, value]) => `  ${name}: ${value}`)],
  }[format]()
  if (format === 'cloudflare' && lines.some((line) => line.length > MAX_CLOUDFLARE_LINE_LENGTH))
    throw new RangeError(
      `Cloudflare Pages reads at most ${MAX_CLOUDFLARE_LINE_LENGTH} characters per line, but the policy is longer: use fewer origins, or another format.`,
    )
  return [...reasons, ...lines].join('\n')
}

/** Replaces line breaks and control characters, which could end the comment. */
const singleLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
