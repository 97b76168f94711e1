import { useState } from 'react'
import { mayPlay } from '../../catalogue/access/titleAccess'
import { useVisitor } from '../../catalogue/access/useVisitor'
import { cardPicture } from '../../catalogue/card/cardPicture'
import { continueLine, watchedPart } from '../../catalogue/episodes/episodeFacts'
import { nameOf } from '../../catalogue/title/titleFacts'
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
  /** undefined: not known yet; its slot is kept. */
  title: TitleCard | undefined
  /** The asset that is meant, where it is not the title's own. */
  asset?: string
  /** true: it begins by itself. */
  begins?: boolean
  inDialog?: boolean
  /** true: the focus goes into the player, where nobody put it elsewhere. */
  takesFocus?: boolean
  /** Told when somebody wants it to play. */
  onPress?: () => void
  onNext?: () => void
  /** What comes by itself at the end, unless somebody says no. */
  next?: { name: string; picture?: string }
  onPrevious?: () => void
}

/** Where a title plays: its picture until somebody presses it, then the player; or why it cannot be played. */
export function PlayerSlot({ title, asset, begins = false, takesFocus, onPress, ...rest }: Props) {
  const [pressed, setPressed] = useState(false)
  const t = useText()
  const { session, plan } = useRuntime()
  const visitor = useVisitor()
  const { missing_img } = plan.document.site_config
  if (!title) return <div className="mq-player-place mq-skeleton__part" aria-hidden="true" />

  const part = watchedPart(title)
  const link = playLink(title)
  const asks = !mayPlay(visitor, title)
  const inside = (
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
      {part > 0 && (
        <span className="mq-player-place__far">
          <span>{continueLine(title, t)}</span>
          <i>
            <b style={{ width: `${part * 100}%` }} />
          </i>
        </span>
      )}
    </>
  )
  const label = t('playTitle', { name: nameOf(title, t) })
  if (!link) return <div className="mq-player-place">{inside}</div>
  if (begins || pressed) {
    return (
      <div className="mq-player-place mq-player-place--plays">
        <TitlePlayer wanted={{ title, asset }} takesFocus={pressed || takesFocus || rest.inDialog} {...rest} />
      </div>
    )
  }
  if (asks) {
    return (
      <button type="button" className="mq-player-place" aria-label={label} onClick={() => session.ask()}>
        {inside}
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
      {inside}
    </SmartLink>
  )
}
