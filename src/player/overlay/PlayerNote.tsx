import { useEffect, useState } from 'react'
import './playerNote.scss'

/** How long a note stands, in milliseconds: long enough to be read twice. */
const STANDS = 7000

/** What viewers are told while the film plays on. The same words in another object are told again. */
export function PlayerNote({ note }: { note: { text: string } | undefined }) {
  const [read, setRead] = useState<typeof note>()
  useEffect(() => {
    const timer = setTimeout(() => setRead(note), STANDS)
    return () => clearTimeout(timer)
  }, [note])
  return (
    <p className="mq-player__note" role="status">
      {note !== read && note?.text}
    </p>
  )
}
