import { useState } from 'react'
import { TokenLink } from '../../catalogue/documents/TokenLink'
import { nameOf } from '../../catalogue/title/titleFacts'
import type { MediaItem } from '../../generated/types'
import { safeResource } from '../../lib/url/safeHref'
import type { ViewProps } from '../../site/registry'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import './soundtrack.scss'

/** Pieces of music, numbered as on a record. One plays at a time. */
export default function Soundtrack({ title, data }: ViewProps<'soundtrack', MediaItem[]>) {
  const t = useText()
  const [playing, setPlaying] = useState<number>()
  const [first] = data
  // Who wrote all of it is said once.
  const artist = data.length > 1 && data.every((piece) => piece.artist === first?.artist) ? first?.artist : undefined
  return (
    <div className="mq-record">
      {artist && <p className="mq-record__artist">{artist}</p>}
      <ol>
        {data.map((piece, at) => (
          <Piece
            key={`${piece.id} ${at}`}
            piece={piece}
            name={piece.name || nameOf(title, t)}
            number={at + 1}
            playing={playing === at}
            onToggle={() => setPlaying(playing === at ? undefined : at)}
            artist={artist ? undefined : piece.artist}
          />
        ))}
      </ol>
    </div>
  )
}

interface PieceProps {
  piece: MediaItem
  name: string
  number: number
  /** Missing: it was said before. */
  artist: string | undefined
  playing: boolean
  onToggle: () => void
}

/** One piece of music. Its player appears when somebody wants to hear it, and nothing is fetched before. */
function Piece({ piece, name, number, artist, playing, onToggle }: PieceProps) {
  const t = useText()
  const { runtime, url, is_protected, description } = piece
  const src = safeResource(url)
  const open = src && !is_protected
  return (
    <li className="mq-record__piece">
      <span className="mq-record__number">{number}</span>
      {open && (
        <button
          type="button"
          className="mq-record__play"
          aria-expanded={playing}
          aria-label={t(playing ? 'closePiece' : 'playPiece', { name })}
          onClick={onToggle}
        >
          <Icon name={playing ? 'close' : 'play'} />
        </button>
      )}
      <span className="mq-record__words">
        {src && is_protected ? <TokenLink href={src} name={name} /> : <b>{name}</b>}
        {artist && <span>{artist}</span>}
        {description && <span>{description}</span>}
      </span>
      {pieceLength(runtime) && <span className="mq-record__length">{pieceLength(runtime)}</span>}
      {open && playing && (
        // biome-ignore lint/a11y/useMediaCaption: music
        <audio className="mq-record__player" controls preload="none" autoPlay src={src}>
          {t('audioNone')}
        </audio>
      )}
    </li>
  )
}

/**
 * The length of a piece of music, for example 3:05 or 1:02:00.
 * @returns undefined where it is not known
 */
export function pieceLength(seconds: number | undefined): string | undefined {
  if (seconds === undefined || !Number.isFinite(seconds) || seconds <= 0) return undefined
  const whole = Math.max(1, Math.round(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const two = (n: number) => String(n).padStart(2, '0')
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(whole % 60)}`
}
