import { isPlainPress } from '../../lib/isPlainPress'
import { Icon } from '../../ui/Icon'
import { SmartLink } from '../../ui/SmartLink'
import type { PlayerSettings } from '../playerSettings'

/** Above the picture: the way out, the name, and what it belongs to. Only where the player is all there is. */
export function PlayerHead({ settings: { whole, back, name, line } }: { settings: PlayerSettings }) {
  if (!whole) return null
  return (
    <div className="mq-player__head">
      {back && (
        <SmartLink
          className="mq-player__out"
          href={back.href}
          aria-label={back.label}
          onClick={(event) => {
            if (!back.onPress || !isPlainPress(event)) return
            event.preventDefault()
            back.onPress()
          }}
        >
          <Icon name="back" />
        </SmartLink>
      )}
      <span className="mq-player__names">
        <b>{name}</b>
        {line && <span>{line}</span>}
      </span>
    </div>
  )
}
