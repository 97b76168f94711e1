import type { MouseEvent, ReactNode } from 'react'
import type { Episode } from '../../generated/types'
import { isPlainPress } from '../../lib/url/isPlainPress'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { SmartLink } from '../../ui/SmartLink'
import { episodeDoor, watchLink } from './episodeDoor'

interface Props {
  episode: Episode
  className: string
  /** true: it is the one that is shown. */
  current?: boolean
  /** Takes a plain press in place of the address; a new tab still opens that. */
  onChoose?: (episode: Episode) => void
  /** Where it leads. Default: its watch page. */
  href?: string
  /** Id of what describes it. */
  describedBy?: string
  tabIndex?: number
  children: ReactNode
}

/** The way to an episode: a link, a button that asks for the sign-in, or nothing but its words. */
export function EpisodeDoor(props: Props) {
  const { episode, className, current, onChoose, href, describedBy, tabIndex, children } = props
  const { session, plan } = useRuntime()
  const { signedIn } = useSession()
  const door = episodeDoor(episode, plan.document.site_config, signedIn)
  const marks = { className, 'aria-current': current || undefined, 'data-card': episode.id ?? episode.slug }
  if (door === 'closed') return <span {...marks}>{children}</span>
  const names = { 'aria-describedby': describedBy, tabIndex }
  if (door === 'ask') {
    return (
      <button type="button" {...marks} {...names} onClick={() => session.ask()}>
        {children}
      </button>
    )
  }
  const choose = (event: MouseEvent) => {
    if (!onChoose || !isPlainPress(event)) return
    event.preventDefault()
    onChoose(episode)
  }
  return (
    <SmartLink {...marks} {...names} href={href ?? watchLink(episode)} onClick={choose}>
      {children}
    </SmartLink>
  )
}
