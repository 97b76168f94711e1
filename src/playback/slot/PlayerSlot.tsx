import { useState } from 'react'
import { canPlayTitle } from '../../catalogue/access/titleAccess'
import { useVisitor } from '../../catalogue/access/useVisitor'
import { cardPicture } from '../../catalogue/card/cardPicture'
import { continueLine, watchedPart } from '../../catalogue/episodes/episodeFacts'
import { titleDisplayName } from '../../catalogue/title/titleFacts'
import { playLink } from '../../catalogue/title/titleLink'
import type { TitleCard } from '../../generated/types'
import { isPlainClick } from '../../lib/url/isPlainClick'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { Picture } from '../../ui/picture/Picture'
import { SmartLink } from '../../ui/SmartLink'
import { TitlePlayer } from './TitlePlayer'
import './playerPlace.scss'

interface Props {
  /** undefined: not loaded yet; a placeholder is shown. */
  title: TitleCard | undefined
  /** An asset other than the title's own. */
  asset?: string
  /** true: starts automatically. */
  autoplay?: boolean
  inDialog?: boolean
  /** true: focuses the player unless another element has the focus. */
  takesFocus?: boolean
  /** Called when the visitor presses Play. */
  onPress?: () => void
  onNext?: () => void
  /** Starts automatically at the end unless the viewer cancels. */
  next?: { name: string; picture?: string }
  onPrevious?: () => void
}

/** The image of a title with a play button, then its player; or why it cannot be played. */
export function PlayerSlot({ title, asset, autoplay = false, takesFocus, onPress, ...rest }: Props) {
  const [isPressed, setPressed] = useState(false)
  const t = useText()
  const { session, plan } = useRuntime()
  const visitor = useVisitor()
  const { missing_img } = plan.document.site_config
  if (!title) return <div className="mq-player-place mq-skeleton__part" aria-hidden="true" />

  const watched = watchedPart(title)
  const link = playLink(title)
  const mustSignIn = !canPlayTitle(visitor, title)
  const content = (
    <>
      <Picture
        src={cardPicture(title, 'still')}
        fallback={missing_img}
        alt=""
        width={1280}
        height={720}
        sizes="100vw"
        first
      />
      {link ? (
        <span className="mq-player-place__dot">
          <Icon name="play" />
        </span>
      ) : (
        <strong className="mq-player-place__say">{t('notPlayable')}</strong>
      )}
      {watched > 0 && (
        <span className="mq-player-place__far">
          <span>{continueLine(title, t)}</span>
          <i>
            <b style={{ width: `${watched * 100}%` }} />
          </i>
        </span>
      )}
    </>
  )
  const label = t('playTitle', { name: titleDisplayName(title, t) })
  if (!link) return <div className="mq-player-place">{content}</div>
  if (autoplay || isPressed) {
    return (
      <div className="mq-player-place mq-player-place--plays">
        <TitlePlayer wanted={{ title, asset }} takesFocus={isPressed || takesFocus || rest.inDialog} {...rest} />
      </div>
    )
  }
  if (mustSignIn) {
    return (
      <button type="button" className="mq-player-place" aria-label={label} onClick={() => session.openSignIn()}>
        {content}
      </button>
    )
  }
  return (
    <SmartLink
      className="mq-player-place"
      href={asset ? `${link}?asset=${encodeURIComponent(asset)}` : link}
      aria-label={label}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        setPressed(true)
        onPress?.()
      }}
    >
      {content}
    </SmartLink>
  )
}
