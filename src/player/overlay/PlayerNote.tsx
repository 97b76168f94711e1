import { useEffect, useState } from 'react'
import './playerNote.scss'

/** Long enough to read the note twice. */
const SHOWN_FOR_MS = 7000

/** A short message during playback. Another object with the same text shows it again. */
export function PlayerNote({ note }: { note: { text: string } | undefined }) {
  const [read, setRead] = useState<typeof note>()
  useEffect(() => {
    const timer = setTimeout(() => setRead(note), SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [note])
  return (
    <p className="mq-player__note" role="status">
      {note !== read && note?.text}
    </p>
  )
}
