import type { UserProfile } from '../generated/types'

/**
 * The roles of a user, from what the service sent as `client_role`: one word, several with commas, or a list. Anything
 * else is no role (threats S12). Roles only choose what is shown: the service decides what is allowed.
 */
export function rolesOf(profile: UserProfile | undefined): string[] {
  const given: unknown = profile?.client_role
  return [given]
    .flat()
    .flatMap((roles) => (typeof roles === 'string' ? roles.split(',') : []))
    .map((role) => role.trim())
    .filter(Boolean)
}

/**
 * Spec, section 6: the user's roles for the client must include the entry named client prefix followed by the role.
 * @param prefix how this client's roles begin, for example "vault-press-"; empty: roles without a client
 */
export function hasRole(profile: UserProfile | undefined, prefix: string, role: string): boolean {
  return role !== '' && rolesOf(profile).includes(prefix + role)
}

/**
 * Whether countdowns are over for this user, and live events open (spec, section 6: moderator).
 * @param client the site's keycloak client id, where it has one
 */
export function isModerator(profile: UserProfile | undefined, client?: string): boolean {
  return hasRole(profile, '', 'moderator') || (client !== undefined && hasRole(profile, `${client}-`, 'moderator'))
}
