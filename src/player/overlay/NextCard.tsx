import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type Player from 'video.js/dist/types/player'
import { safeResourceUrl } from '../../lib/url/safeHref'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { playerParts } from '../controls/playerParts'
import type { PlayerSettings } from '../playerSettings'
import './nextCard.scss'

const COUNTDOWN_SECONDS = 10

interface Props {
  player: Player
  next: NonNullable<PlayerSettings['next']>
  onNext: () => void
}

/** Shows the next title at the end of an episode, and starts it automatically unless the viewer cancels. */
export function NextCard({ player, next, onNext }: Props) {
  const t = useText()
  /** Seconds until the next title starts; undefined: not at the end, or cancelled. */
  const [secondsLeft, setSecondsLeft] = useState<number>()
  const startNext = useEffectEvent(onNext)
  const playButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const show = () => setSecondsLeft(COUNTDOWN_SECONDS)
    // The viewer seeked back, or plays again.
    const hide = () => setSecondsLeft(undefined)
    player.on('ended', show)
    player.on(['play', 'seeking'], hide)
    return () => {
      if (player.isDisposed()) return
      player.off('ended', show)
      player.off(['play', 'seeking'], hide)
    }
  }, [player])
  const isShown = secondsLeft !== undefined
  useEffect(() => {
    // Moves the focus only within the player.
    if (isShown && player.el()?.contains(document.activeElement)) playButton.current?.focus({ preventScroll: true })
  }, [isShown, player])
  useEffect(() => {
    if (secondsLeft === undefined) return
    if (secondsLeft <= 0) return startNext()
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000)
    return () => clearTimeout(timer)
  }, [secondsLeft])
  if (secondsLeft === undefined) return null
  const picture = safeResourceUrl(next.picture)
  return (
    <section className="mq-player__next" aria-label={t('playerNext')}>
      {picture && <img className="mq-player__next-art" src={picture} alt="" />}
      <div>
        <p>{t('playerNextIn', { count: Math.max(secondsLeft, 0) })}</p>
        <h2>{next.name}</h2>
        <p className="mq-player__next-acts">
          <button ref={playButton} type="button" className="mq-player__next-play" onClick={onNext}>
            <i style={{ animationDuration: `${COUNTDOWN_SECONDS}s` }} aria-hidden="true" />
            <Icon name="play" />
            <span>{t('playerNextNow')}</span>
          </button>
          <button
            type="button"
            onClick={() => {
              setSecondsLeft(undefined)
              playerParts(player).el().focus({ preventScroll: true })
            }}
          >
            {t('playerNextCancel')}
          </button>
        </p>
      </div>
    </section>
  )
}
