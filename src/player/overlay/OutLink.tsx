import { classes } from '../../lib/classes'
import { isPlainClick } from '../../lib/url/isPlainClick'
import { BACK_ICON } from '../../ui/backIcon'
import { Icon } from '../../ui/Icon'
import { SmartLink } from '../../ui/SmartLink'
import './outLink.scss'

interface Props {
  href: string
  label: string
  /** Takes a plain press in place of the address. */
  onPress?: () => void
  className?: string
}

/** The arrow that leads out of a player that is all there is. */
export function OutLink({ href, label, onPress, className }: Props) {
  return (
    <SmartLink
      className={classes('mq-player-out', className)}
      href={href}
      aria-label={label}
      onClick={(event) => {
        if (!onPress || !isPlainClick(event)) return
        event.preventDefault()
        onPress()
      }}
    >
      <Icon path={BACK_ICON} />
    </SmartLink>
  )
}
