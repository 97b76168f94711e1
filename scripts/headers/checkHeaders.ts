import type { NeededSource } from '../../src/ssr/headers/siteSources'
import { HEADER_ONLY_DIRECTIVES } from './pagePolicy'

const POLICY_HEADER = 'Content-Security-Policy'

/** What a server sends. */
interface SentHeaders {
  headers: Headers
  /** Policies in the page itself, as a static export has them. */
  inPage: readonly string[]
}

interface Policy {
  isHeader: boolean
  directives: ReadonlyMap<string, ReadonlySet<string>>
}

/**
 * Compares the headers of a response, and the policies in its page, with the expected headers. Returns a line per
 * difference, with the reason for each missing origin.
 */
export function checkHeaders(
  wanted: Record<string, string>,
  { headers, inPage }: SentHeaders,
  needed: readonly NeededSource[],
): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const own = headers.get(name)
    if (name === POLICY_HEADER && (own !== null || inPage.length > 0))
      return comparePolicies(directivesOf(value), readPolicies(own, inPage), needed)
    if (own === null) return [`- ${name} is missing`]
    return own === value ? [] : [`~ ${name} is "${own}", expected "${value}"`]
  })
}

function readPolicies(header: string | null, inPage: readonly string[]): Policy[] {
  // A comma separates two policies: sources contain none.
  const sent = header?.split(',').map((text) => ({ isHeader: true, directives: directivesOf(text) })) ?? []
  const own = inPage.map((text) => ({
    isHeader: false,
    directives: new Map([...directivesOf(text)].filter(([name]) => !HEADER_ONLY_DIRECTIVES.has(name))),
  }))
  return [...sent, ...own]
}

/** Browsers apply all policies: a source is allowed if each policy with the directive allows it. */
function comparePolicies(
  wanted: Policy['directives'],
  policies: readonly Policy[],
  needed: readonly NeededSource[],
): string[] {
  const sent = policies.filter(({ isHeader }) => isHeader).length
  const hasPage = sent < policies.length
  const duplicates = sent > 1 ? [`~ ${POLICY_HEADER} is sent ${sent} times: browsers apply all of them`] : []
  const names = new Set([wanted, ...policies.map(({ directives }) => directives)].flatMap((each) => [...each.keys()]))
  const lines = [...names].flatMap((name) => {
    const restricting = policies.flatMap(({ isHeader, directives }) => {
      const sources = effectiveSourcesOf(directives, name)
      return sources ? [{ isHeader, sources }] : []
    })
    if (restricting.length === 0) {
      const reason =
        hasPage && HEADER_ONLY_DIRECTIVES.has(name) ? ': send it as a header, because browsers ignore it in a page' : ''
      return [`- ${name} is missing from the policy${reason}`]
    }
    const all = new Set(restricting.flatMap(({ sources }) => [...sources]))
    const allowed = [...all].filter((source) => restricting.every(({ sources }) => sources.has(source)))
    const expected = wanted.get(name)
    if (!expected) return [`+ ${name} is not expected in the policy: ${allowed.join(' ')}`]
    const missing = [...new Set([...expected, ...[...all].filter((source) => isSsrStyleHash(name, source))])].filter(
      (source) => !allowed.includes(source),
    )
    return [
      ...missing.map((source) => {
        const place = restricting.find(({ sources }) => !sources.has(source))?.isHeader ? 'header' : 'page'
        const because = needed.find(({ directive, origin }) => directive === name && origin === source)?.because
        const reason = because ? `: ${because.join(', ')}` : ''
        return `- ${name}${sent > 0 && hasPage ? ` in the ${place}` : ''} does not allow ${source}${reason}`
      }),
      ...allowed
        .filter((source) => !expected.has(source) && !isSsrStyleHash(name, source))
        .map((source) => `+ ${name} allows ${source}`),
    ]
  })
  return [...duplicates, ...lines]
}

/** Pages rendered on the server (src/ssr) have an inline style element whose hash is in their policy. */
const isSsrStyleHash = (directive: string, source: string) => directive === 'style-src' && /^'sha256-/.test(source)

/** The sources that a policy allows for a directive; undefined if it does not restrict it. */
const effectiveSourcesOf = (policy: Policy['directives'], name: string): ReadonlySet<string> | undefined =>
  policy.get(name) ?? (name.endsWith('-src') ? policy.get('default-src') : undefined)

/** 'none' is an empty set of sources. */
function directivesOf(policy: string): Map<string, Set<string>> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/))
  return new Map(
    parts.flatMap(([name, ...sources]) =>
      name ? [[name.toLowerCase(), new Set(sources.filter((source) => source !== "'none'"))] as const] : [],
    ),
  )
}
