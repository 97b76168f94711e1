import { closedMessage } from '../closedMessage'
import { useRuntime, useSession } from './RuntimeContext'

/**
 * What the brand says, with `match_access_by_groups`, to members of the visitor's content group where there is no content
 * (spec, section 6: Content groups).
 * @returns undefined: it has no words of its own for this visitor
 */
export function useNoContentMessage(): string | undefined {
  const { site_config: config } = useRuntime().plan.document
  const { groups } = useSession()
  return config.match_access_by_groups ? closedMessage(config, groups) : undefined
}
