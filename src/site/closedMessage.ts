import type { SiteConfig } from '../generated/types'

/**
 * What members of a content group read when content is closed to them (spec, section 6: Content groups). An
 * entry that names this very error goes before those for any.
 * @param groups content groups of the visitor
 * @param errorCode why it is closed, where the service says so
 * @returns undefined: the brand has no words of its own for this visitor
 */
export function closedMessage(
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
