import { useState } from 'react'
import { nameOf } from '../../catalogue/title/titleFacts'
import type { MediaItem } from '../../generated/types'
import type { ViewProps } from '../../site/registry'
import { useText } from '../../text/TextContext'
import { Piece } from './Piece'
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
