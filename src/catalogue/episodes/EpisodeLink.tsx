import type { MouseEvent, ReactNode } from 'react'
import type { Episode } from '../../generated/types'
import { isPlainClick } from '../../lib/url/isPlainClick'
import { usePage } from '../../site/react/PageContext'
import { useRuntime } from '../../site/react/RuntimeContext'
import { SmartLink } from '../../ui/SmartLink'
import { useVisitor } from '../access/useVisitor'
import { CardArt } from '../card/CardFrame'
import { cardPicture } from '../card/cardPicture'
import { cardId } from '../title/titleFacts'
import { episodeAvailability, watchedPart, watchLink } from './episodeFacts'

interface Props {
  episode: Episode
  className: string
  /** true: the episode of the current page. */
  current?: boolean
  /** Called on a plain click instead of navigating; a new tab still opens the address. */
  onChoose?: (episode: Episode) => void
  /** Default: the episode's watch page. */
  href?: string
  /** Id of the describing element. */
  describedBy?: string
  tabIndex?: number
  children: ReactNode
}

/** A link to an episode, a button that asks the visitor to sign in, or plain text if the episode is not available. */
export function EpisodeLink(props: Props) {
  const { episode, className, current, onChoose, href, describedBy, tabIndex, children } = props
  const { session } = useRuntime()
  const action = episodeAvailability(episode, useVisitor())
  const attributes = { className, 'aria-current': current || undefined, 'data-card': cardId(episode) }
  if (action === 'closed') return <span {...attributes}>{children}</span>
  const labels = { 'aria-describedby': describedBy, tabIndex }
  if (action === 'signIn') {
    return (
      <button type="button" {...attributes} {...labels} onClick={() => session.openSignIn()}>
        {children}
      </button>
    )
  }
  const choose = (event: MouseEvent) => {
    if (!onChoose || !isPlainClick(event)) return
    event.preventDefault()
    onChoose(episode)
  }
  return (
    <SmartLink {...attributes} {...labels} href={href ?? watchLink(episode)} onClick={choose}>
      {children}
    </SmartLink>
  )
}

interface ArtProps {
  episode: Episode
  sizes: string
  /** true: on the first screen, so its picture loads eagerly. */
  first?: boolean
}

/**
 * The still of an episode, or the picture of the route's `module_image_field`, with a progress bar and a play icon on
 * hover.
 */
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
