import type { PlayerSettings } from '../playerSettings'
import { OutLink } from './OutLink'

/** Above the picture: the way out, the name, and what it belongs to. Only where the player is all there is. */
export function PlayerHead({ settings: { whole, back, name, line } }: { settings: PlayerSettings }) {
  if (!whole) return null
  return (
    <div className="mq-player__head">
      {back && <OutLink {...back} />}
      <span className="mq-player__names">
        <b>{name}</b>
        {line && <span>{line}</span>}
      </span>
    </div>
  )
}
