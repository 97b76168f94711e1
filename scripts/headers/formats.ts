import type { NeededSource } from '../../src/ssr/headers/siteSources'

export const FORMATS = ['nginx', 'caddy', 'netlify', 'cloudflare', 'json'] as const
export type Format = (typeof FORMATS)[number]

/** Cloudflare Pages reads no longer lines of a `_headers` file. */
const CLOUDFLARE_LINE = 2000

/**
 * The headers as a server reads them, below a line for each origin that the brand adds, with its reason.
 * @throws RangeError where the server would not take them
 */
export function formatHeaders(
  format: Format,
  headers: Record<string, string>,
  needed: readonly NeededSource[],
): string {
  const entries = Object.entries(headers)
  if (format === 'json') return JSON.stringify({ headers, sources: needed }, null, 2)
  // Quotes, backslashes, variables and placeholders mean something to a server: no origin holds any.
  const wild = entries.find(([, value]) => /["\\${}\r\n]/.test(value))
  if (wild) throw new RangeError(`${wild[0]} holds a character that ${format} would read as its own.`)
  const reasons = needed.map(
    ({ directive, origin, because }) => `# ${directive} ${origin}: ${plain(because.join(', '))}`,
  )
  const lines = {
    nginx: () => entries.map(([name, value]) => `add_header ${name} "${value}" always;`),
    caddy: () => ['header {', ...entries.map(([name, value]) => `\t${name} "${value}"`), '}'],
    netlify: () => ['/*', ...entries.map(([name, value]) => `  ${name}: ${value}`)],
    cloudflare: () => ['/*', ...entries.map(([name, value]) => `  ${name}: ${value}`)],
  }[format]()
  if (format === 'cloudflare' && lines.some((line) => line.length > CLOUDFLARE_LINE))
    throw new RangeError(`Cloudflare reads ${CLOUDFLARE_LINE} characters of a line; the policy is longer.`)
  return [...reasons, ...lines].join('\n')
}

/** A reason names a path of the config, which may hold anything but the end of a comment. */
const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
