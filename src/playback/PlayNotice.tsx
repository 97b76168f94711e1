import type { ReactNode } from 'react'
import { safeResource } from '../lib/url/safeHref'
import { OutLink } from '../player/over/OutLink'
import './playNotice.scss'

export interface PlayNoticeProps {
  headline: string
  text: string
  /** The picture behind. */
  poster?: string
  /** The way out, where the player is all there is. */
  out?: { href: string; label: string; onPress?: () => void }
  /** What can be done. */
  children: ReactNode
}

/** In place of the picture: why there is none. */
export function PlayNotice({ headline, text, poster, out, children }: PlayNoticeProps) {
  const art = safeResource(poster)
  return (
    <div className="mq-play-notice" role="alert">
      {art && <img className="mq-play-notice__art" src={art} alt="" />}
      {out && <OutLink {...out} className="mq-play-notice__out" />}
      <h2>{headline}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}
