import { isTrustedAddress } from '../oidc/isTrustedAddress'
import { returnPath } from '../returnPath'

/**
 * Where /sso/tva may lead: a path of this site, or an address whose origin the config lists in auth.redirect_hosts
 * (threats R2).
 * @returns undefined for anything else
 */
export function tvaTarget(
  redirect: unknown,
  hosts: readonly string[] = [],
): { inside: boolean; to: string } | undefined {
  const path = returnPath(redirect)
  if (path !== undefined) return { inside: true, to: path }
  if (!isTrustedAddress(redirect) || /[\s\\]/.test(redirect) || redirect.length > 2048) return undefined
  const { origin, href } = new URL(redirect)
  const listed = hosts.some((host) => isTrustedAddress(host) && new URL(host).origin === origin)
  return listed ? { inside: false, to: href } : undefined
}
