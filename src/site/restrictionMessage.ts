import type { SiteConfig } from '../generated/types'

/**
 * Message to members of a content group when they may not see some content (spec, section 6: Content groups). An entry for
 * this error code takes precedence over entries for any error.
 * @param groups content groups of the visitor
 * @param errorCode from the service, if it has given one
 * @returns undefined if the brand has no message for this visitor
 */
export function restrictionMessage(
  {
    error_message_if_no_content_group_restriction: entries = [],
  }: Pick<SiteConfig, 'error_message_if_no_content_group_restriction'>,
  groups: readonly string[],
  errorCode?: string | number,
): string | undefined {
  const own = entries.filter(({ group }) => groups.includes(group))
  const exact = own.find((entry) => errorCode !== undefined && `${entry.error_code}` === `${errorCode}`)
  return (exact ?? own.find((entry) => entry.error_code === undefined))?.message
}
