import { EmptyState } from '../../page/EmptyState'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { closedMessage } from './titleAccess'

/**
 * Stands where there is no content. With `match_access_by_groups` it says what the brand says to members of the
 * visitor's content group (spec, section 6: Content groups).
 */
export function NoContent() {
  const t = useText()
  const { site_config: config } = useRuntime().plan.document
  const { groups } = useSession()
  const own = config.match_access_by_groups ? closedMessage(config, groups) : undefined
  return <EmptyState text={own ?? t('emptyShelf')} />
}
