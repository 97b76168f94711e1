import { CONFIG_FILE } from '../../draft/siteData'
import type { SectionProps } from '../siteSection'
import { LINKS_ENTRY, newPageMenu } from './chosenEntry'

/**
 * Whether the selection has a panel: a new page, a list of links or a page. Other values have no panel here: a page opens
 * them.
 */
export const hasPagesPanel = (props: SectionProps): boolean =>
  newPageMenu(props.chosenKey) !== undefined || isLinksSelected(props) || isRouteSelected(props)

const selectedPathOf = ({ selection, located }: SectionProps) =>
  selection?.file === CONFIG_FILE ? located?.path : undefined

export function isRouteSelected(props: SectionProps): boolean {
  const path = selectedPathOf(props)
  return path?.length === 3 && path[1] === 'routing'
}

export const isLinksSelected = (props: SectionProps): boolean =>
  props.chosenKey === LINKS_ENTRY && selectedPathOf(props)?.length === 1
