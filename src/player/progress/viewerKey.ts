import { hash } from '../../lib/text/hash'

/**
 * A pseudonymous key for a viewer, for storage keys and third-party analytics. Different for sites that share an origin.
 * @param site base address of the service
 * @returns undefined while the profile is unknown
 */
export function viewerKey(site: string, profile: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const identity = [profile?.email, profile?.username]
    .map((name) => (typeof name === 'string' ? name.trim().toLowerCase() : ''))
    .join('\n')
  return identity === '\n' ? undefined : hash(`${site}\n${identity}`)
}
