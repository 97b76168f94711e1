import type { MouseEvent, ReactNode } from 'react'
import type { Episode } from '../../generated/types'
import { isPlainPress } from '../../lib/url/isPlainPress'
import { usePage } from '../../site/react/PageContext'
import { useRuntime } from '../../site/react/RuntimeContext'
import { SmartLink } from '../../ui/SmartLink'
import { useVisitor } from '../access/useVisitor'
import { CardArt } from '../card/CardFrame'
import { cardPicture } from '../card/cardPicture'
import { cardId } from '../title/titleFacts'
import { episodeAction, watchedPart, watchLink } from './episodeFacts'

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
export function EpisodeLink(props: Props) {
  const { episode, className, current, onChoose, href, describedBy, tabIndex, children } = props
  const { session } = useRuntime()
  const action = episodeAction(episode, useVisitor())
  const marks = { className, 'aria-current': current || undefined, 'data-card': cardId(episode) }
  if (action === 'closed') return <span {...marks}>{children}</span>
  const names = { 'aria-describedby': describedBy, tabIndex }
  if (action === 'ask') {
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

interface ArtProps {
  episode: Episode
  /** The `sizes` of its picture. */
  sizes: string
  /** true: on the first screen. */
  first?: boolean
}

/** The still of an episode, or the picture that the route names (`module_image_field`), with how far it was watched, and a play mark that appears with the mouse. */
export function EpisodeArt({ episode, sizes, first }: ArtProps) {
  const { route } = usePage()
  return (
    <CardArt
      src={cardPicture(episode, 'still', route?.module_image_field)}
      sizes={sizes}
      first={first}
      part={watchedPart(episode)}
      play
    />
  )
}
