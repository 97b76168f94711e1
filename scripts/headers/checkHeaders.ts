import type { NeededSource } from '../../src/ssr/headers/siteSources'

const POLICY = 'Content-Security-Policy'

/** Pages that a host has drawn (src/ssr) hold one style element of their own, which their policy knows by its hash. */
const isOfDrawnPage = (directive: string, source: string) => directive === 'style-src' && /^'sha256-/.test(source)

/**
 * What a server sends against what it should send: a line for each difference, with the reason of an origin that is
 * missing. Empty where all is as it should be.
 * @param sent the headers of an answer; of two policies a browser obeys both, so both are read
 */
export function checkHeaders(wanted: Record<string, string>, sent: Headers, needed: readonly NeededSource[]): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const own = sent.get(name)
    if (own === null) return [`- ${name} is not sent`]
    if (name === POLICY) return policyLines(value, own, needed)
    return own === value ? [] : [`~ ${name}: "${own}", should be "${value}"`]
  })
}

function policyLines(wanted: string, sent: string, needed: readonly NeededSource[]): string[] {
  // No source holds a comma: one stands between two policies.
  const policies = sent.split(',').map(directivesOf)
  const more = policies.length > 1 ? [`~ ${POLICY} is sent ${policies.length} times: a browser obeys all of them`] : []
  const lines = policies.flatMap((own) => {
    const names = new Set([...directivesOf(wanted).keys(), ...own.keys()])
    return [...names].flatMap((name) => {
      const [should, does] = [directivesOf(wanted).get(name), own.get(name)]
      if (!does) return [`- ${name} is not in the policy`]
      if (!should) return [`+ ${name} is in the policy: ${[...does].join(' ')}`]
      const reason = (origin: string) =>
        needed.find((source) => source.directive === name && source.origin === origin)?.because.join(', ')
      return [
        ...[...should]
          .filter((source) => !does.has(source))
          .map((source) => {
            const because = reason(source)
            return `- ${name} lacks ${source}${because ? `: ${because}` : ''}`
          }),
        ...[...does]
          .filter((source) => !should.has(source) && !isOfDrawnPage(name, source))
          .map((source) => `+ ${name} allows ${source}`),
      ]
    })
  })
  return [...more, ...new Set(lines)]
}

function directivesOf(policy: string): Map<string, Set<string>> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/))
  return new Map(parts.flatMap(([name, ...sources]) => (name ? [[name.toLowerCase(), new Set(sources)] as const] : [])))
}
