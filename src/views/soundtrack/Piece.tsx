import { TokenLink } from '../../catalogue/documents/TokenLink'
import type { MediaItem } from '../../generated/types'
import { safeResource } from '../../lib/url/safeHref'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { pieceLength } from './pieceLength'

interface Props {
  piece: MediaItem
  name: string
  number: number
  /** Missing: it was said before. */
  artist: string | undefined
  playing: boolean
  onToggle: () => void
}

/** One piece of music. Its player appears when somebody wants to hear it, and nothing is fetched before. */
export function Piece({ piece, name, number, artist, playing, onToggle }: Props) {
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
          {t('noAudio')}
        </audio>
      )}
    </li>
  )
}
