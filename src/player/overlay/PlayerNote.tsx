import { useEffect, useState } from 'react'
import './playerNote.scss'

/** Long enough to read the note twice. */
const NOTE_DURATION_MS = 7000

/** A short message during playback. Another object with the same text shows it again. */
export function PlayerNote({ note }: { note: { text: string } | undefined }) {
  const [hiddenNote, setHiddenNote] = useState<typeof note>()
  useEffect(() => {
    const timer = setTimeout(() => setHiddenNote(note), NOTE_DURATION_MS)
    return () => clearTimeout(timer)
  }, [note])
  return (
    <p className="mq-player__note" role="status">
      {note !== hiddenNote && note?.text}
    </p>
  )
}
