/**
 * Roles from `client_role` of the profile: a text, comma-separated texts, or a list. Other values are ignored (threats S12).
 * Roles only affect what is shown; the service enforces permissions.
 */
export function rolesOf(profile: { client_role?: unknown } | undefined): string[] {
  return [profile?.client_role]
    .flat()
    .flatMap((roles) => (typeof roles === 'string' ? roles.split(',') : []))
    .map((role) => role.trim())
    .filter(Boolean)
}

/**
 * Spec, section 6: the user's roles for the client must include the client prefix followed by the role.
 * @param prefix for example "vault-press-"; empty: roles without a client
 */
export function hasRole(profile: { client_role?: unknown } | undefined, prefix: string, role: string): boolean {
  return role !== '' && rolesOf(profile).includes(prefix + role)
}

/**
 * Whether countdowns and live events are open to this user (spec, section 6: moderator).
 * @param client the site's keycloak client id
 */
export function isModerator(profile: { client_role?: unknown } | undefined, client?: string): boolean {
  return hasRole(profile, '', 'moderator') || (client !== undefined && hasRole(profile, `${client}-`, 'moderator'))
}
