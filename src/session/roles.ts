import type { Profile } from './session'

/**
 * The roles of a user, from what the service sent as `client_role`: one word or a list. Anything else is no role
 * (threats S12). Roles only choose what is shown: the service decides what is allowed.
 */
export function rolesOf(profile: Profile | undefined): string[] {
  const given: unknown = profile?.client_role
  return (Array.isArray(given) ? given : [given]).filter((role) => typeof role === 'string' && role !== '')
}

/**
 * Spec, section 6: the user's roles for the client must include the entry named client prefix followed by the role.
 * @param prefix how this client's roles begin, for example "vault-press-"; empty: roles without a client
 */
export function hasRole(profile: Profile | undefined, prefix: string, role: string): boolean {
  return role !== '' && rolesOf(profile).includes(prefix + role)
}

/**
 * Whether countdowns are over for this user (spec, section 6: moderator).
 * @param client the site's keycloak client id, where it has one
 */
export function isModerator(profile: Profile | undefined, client?: string): boolean {
  return hasRole(profile, '', 'moderator') || (client !== undefined && hasRole(profile, `${client}-`, 'moderator'))
}

/** The content groups in an answer: only a list of words is one (threats S12). */
export function groupsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((group) => typeof group === 'string' && group !== '') : []
}
