import type { SectionProps } from '../siteSection'
import { LINKS, newPageMenu } from './chosenEntry'
import { CONFIG } from './routes'

/**
 * Whether the selection has a panel: a new page, a list of links or a page. Other values have no panel here: a page opens
 * them.
 */
export const hasPagesPanel = (props: SectionProps): boolean =>
  newPageMenu(props.chosen) !== undefined || isLinks(props) || isRoute(props)

const pathOf = ({ selection, located }: SectionProps) => (selection?.file === CONFIG ? located?.path : undefined)

export function isRoute(props: SectionProps): boolean {
  const path = pathOf(props)
  return path?.length === 3 && path[1] === 'routing'
}

export const isLinks = (props: SectionProps): boolean => props.chosen === LINKS && pathOf(props)?.length === 1
