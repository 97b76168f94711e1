import { usePage } from '../../site/react/PageContext'
import { useAwards } from './awards'
import './nominationsHeading.scss'

/**
 * The words of the route above cards that show wins and nominations (`nominations_heading`). Who does not see those,
 * does not see it either.
 * @param level of the heading: below that of the page, or of its part. Default 2
 */
export function NominationsHeading({ level: Level = 'h2' }: { level?: 'h2' | 'h3' }) {
  const { route } = usePage()
  return useAwards('none') && <Level className="mq-season mq-wrap">{route?.nominations_heading}</Level>
}
