import type { ReactNode } from 'react'
import { safeResourceUrl } from '../../lib/url/safeHref'
import { playerPoster } from '../../playback/slot/playerPoster'
import { BackLink } from '../../player/overlay/BackLink'
import './eventScreen.scss'

interface Props {
  poster?: string
  exit: { href: string; label: string }
  above?: string
  heading: string
  /** True: announced to screen readers, because it replaces the player. */
  alert?: boolean
  children: ReactNode
}

/** Shown instead of the player: artwork with text beside or below it. */
export function EventScreen({ poster, exit, above, heading, alert, children }: Props) {
  const art = playerPoster(safeResourceUrl(poster))
  return (
    <div className="mq-event-screen">
      {art && <img className="mq-event-screen__art" src={art} alt="" />}
      <BackLink className="mq-event-screen__out" {...exit} />
      <div className="mq-event-screen__words" role={alert ? 'alert' : undefined}>
        {above && <p className="mq-event-screen__above">{above}</p>}
        <h2>{heading}</h2>
        {children}
      </div>
    </div>
  )
}
