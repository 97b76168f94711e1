import type { NeededSource } from '../../src/ssr/headers/siteSources'

const POLICY = 'Content-Security-Policy'

/** Pages rendered on the server (src/ssr) have an inline style element whose hash is in their policy. */
const isSsrStyleHash = (directive: string, source: string) => directive === 'style-src' && /^'sha256-/.test(source)

/**
 * Compares the headers of a response with the expected ones. Returns a line per difference, with the reason for each
 * missing origin.
 * @param sent may contain several policies, which browsers combine; each is compared
 */
export function checkHeaders(wanted: Record<string, string>, sent: Headers, needed: readonly NeededSource[]): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const own = sent.get(name)
    if (own === null) return [`- ${name} is missing`]
    if (name === POLICY) return policyLines(value, own, needed)
    return own === value ? [] : [`~ ${name} is "${own}", expected "${value}"`]
  })
}

function policyLines(wanted: string, sent: string, needed: readonly NeededSource[]): string[] {
  // A comma separates two policies: sources contain none.
  const policies = sent.split(',').map(directivesOf)
  const duplicates =
    policies.length > 1 ? [`~ ${POLICY} is sent ${policies.length} times: browsers apply all of them`] : []
  const lines = policies.flatMap((own) => {
    const names = new Set([...directivesOf(wanted).keys(), ...own.keys()])
    return [...names].flatMap((name) => {
      const [expected, actual] = [directivesOf(wanted).get(name), own.get(name)]
      if (!actual) return [`- ${name} is missing from the policy`]
      if (!expected) return [`+ ${name} is not expected in the policy: ${[...actual].join(' ')}`]
      const reason = (origin: string) =>
        needed.find((source) => source.directive === name && source.origin === origin)?.because.join(', ')
      return [
        ...[...expected]
          .filter((source) => !actual.has(source))
          .map((source) => {
            const because = reason(source)
            return `- ${name} does not allow ${source}${because ? `: ${because}` : ''}`
          }),
        ...[...actual]
          .filter((source) => !expected.has(source) && !isSsrStyleHash(name, source))
          .map((source) => `+ ${name} allows ${source}`),
      ]
    })
  })
  return [...duplicates, ...new Set(lines)]
}

function directivesOf(policy: string): Map<string, Set<string>> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/))
  return new Map(parts.flatMap(([name, ...sources]) => (name ? [[name.toLowerCase(), new Set(sources)] as const] : [])))
}
