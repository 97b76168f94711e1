import { usePage } from '../../site/react/PageContext'
import { useShowsAwards } from './awards'
import './nominationsHeading.scss'

/**
 * The route's `nominations_heading` above cards that show wins and nominations. Hidden from visitors who do not see
 * those.
 * @param level one below the heading of the page or section. Default 2
 */
export function NominationsHeading({ level: Level = 'h2' }: { level?: 'h2' | 'h3' }) {
  const { route } = usePage()
  return useShowsAwards('none') && <Level className="mq-season mq-wrap">{route?.nominations_heading}</Level>
}
