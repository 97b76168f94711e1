import { classes } from '../../lib/browser/classes'
import { isPlainClick } from '../../lib/url/isPlainClick'
import { BACK_ICON } from '../../ui/backIcon'
import { Icon } from '../../ui/Icon'
import { SmartLink } from '../../ui/SmartLink'
import './backLink.scss'

interface Props {
  href: string
  label: string
  /** Called on a plain click instead of navigating. */
  onPress?: () => void
  className?: string
}

/** The back link of a full-page player. */
export function BackLink({ href, label, onPress, className }: Props) {
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
