import { classes } from '../../lib/browser/classes'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import type { Expiry } from './collectionFacts'
import { ICON_PATHS } from './iconPaths'
import './expiryLabel.scss'

/** Icon and text for the end of a collection (spec part 2, section 2). `pill`: the style of a page heading. */
export function ExpiryLabel({ expiry, pill }: { expiry: Expiry; pill?: boolean }) {
  const t = useText()
  const over = expiry.key === 'collectionExpired'
  const urgent = over || expiry.key === 'collectionExpiresToday'
  return (
    <span className={classes('mq-expiry', urgent && 'mq-expiry--urgent', pill && 'mq-expiry--pill')}>
      <Icon path={over ? ICON_PATHS.cross : ICON_PATHS.clock} />
      {t(expiry.key, 'count' in expiry ? { count: expiry.count } : {})}
    </span>
  )
}
