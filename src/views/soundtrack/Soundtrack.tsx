import { useState } from 'react'
import { TokenLink } from '../../catalogue/documents/TokenLink'
import { titleDisplayName } from '../../catalogue/title/titleFacts'
import type { MediaItem } from '../../generated/types'
import { safeResourceUrl } from '../../lib/url/safeHref'
import type { ViewProps } from '../../site/registry'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import './soundtrack.scss'

/** Numbered tracks. Only one plays at a time. */
export default function Soundtrack({ title, data }: ViewProps<'soundtrack', MediaItem[]>) {
  const t = useText()
  const [playing, setPlaying] = useState<number>()
  const [first] = data
  // A common artist is shown once.
  const artist = data.length > 1 && data.every((piece) => piece.artist === first?.artist) ? first?.artist : undefined
  return (
    <div className="mq-record">
      {artist && <p className="mq-record__artist">{artist}</p>}
      <ol>
        {data.map((piece, index) => (
          <Track
            key={`${piece.id} ${index}`}
            piece={piece}
            name={piece.name || titleDisplayName(title, t)}
            number={index + 1}
            playing={playing === index}
            onToggle={() => setPlaying(playing === index ? undefined : index)}
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
  /** undefined if it is shown above the list. */
  artist: string | undefined
  playing: boolean
  onToggle: () => void
}

/** A track. Its button mounts the audio player, which loads the file. */
function Track({ piece, name, number, artist, playing, onToggle }: PieceProps) {
  const t = useText()
  const { runtime, url, is_protected, description } = piece
  const src = safeResourceUrl(url)
  const isPlayable = src && !is_protected
  return (
    <li className="mq-record__piece">
      <span className="mq-record__number">{number}</span>
      {isPlayable && (
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
      {formatDuration(runtime) && <span className="mq-record__length">{formatDuration(runtime)}</span>}
      {isPlayable && playing && (
        // biome-ignore lint/a11y/useMediaCaption: music
        <audio className="mq-record__player" controls preload="none" autoPlay src={src}>
          {t('audioNone')}
        </audio>
      )}
    </li>
  )
}

/**
 * For example 3:05 or 1:02:00.
 * @returns undefined for an unknown duration
 */
export function formatDuration(seconds: number | undefined): string | undefined {
  if (seconds === undefined || !Number.isFinite(seconds) || seconds <= 0) return undefined
  const totalSeconds = Math.max(1, Math.round(seconds))
  const hours = Math.floor(totalSeconds / 3600)
  const minutes = Math.floor((totalSeconds % 3600) / 60)
  const twoDigits = (n: number) => String(n).padStart(2, '0')
  return `${hours > 0 ? `${hours}:${twoDigits(minutes)}` : minutes}:${twoDigits(totalSeconds % 60)}`
}
