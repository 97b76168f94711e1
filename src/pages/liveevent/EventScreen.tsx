import type { ReactNode } from 'react'
import { safeResource } from '../../lib/url/safeHref'
import { playerPoster } from '../../playback/slot/playerPoster'
import { OutLink } from '../../player/overlay/OutLink'
import './eventScreen.scss'

interface Props {
  poster?: string
  out: { href: string; label: string }
  /** The line above the heading. */
  above?: string
  heading: string
  /** true: it came in place of a picture that was expected, and is told at once. */
  alert?: boolean
  children: ReactNode
}

/** In place of an event's picture: its art beside words, or above them. */
export function EventScreen({ poster, out, above, heading, alert, children }: Props) {
  const art = playerPoster(safeResource(poster))
  return (
    <div className="mq-event-screen">
      {art && <img className="mq-event-screen__art" src={art} alt="" />}
      <OutLink className="mq-event-screen__out" {...out} />
      <div className="mq-event-screen__words" role={alert ? 'alert' : undefined}>
        {above && <p className="mq-event-screen__above">{above}</p>}
        <h2>{heading}</h2>
        {children}
      </div>
    </div>
  )
}
