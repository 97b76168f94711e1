import { restrictionMessage } from '../restrictionMessage'
import { useRuntime, useSession } from './RuntimeContext'

/**
 * The brand's message, with `match_access_by_groups`, to members of the visitor's content group when there is no content
 * (spec, section 6: Content groups).
 * @returns undefined if the brand has no message for this visitor
 */
export function useNoContentMessage(): string | undefined {
  const { site_config: config } = useRuntime().plan.document
  const { groups } = useSession()
  return config.match_access_by_groups ? restrictionMessage(config, groups) : undefined
}
