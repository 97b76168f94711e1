import { useEffect, useRef, useState } from 'react'
import { type FrameHandle, READY } from '../frame/frame'
import { frameAddress, frameId, setFrame } from '../frame/setFrame'
import { useFit } from '../frame/useFit'
import type { Look } from './address'
import { type Entry, framedOf, pathOf } from './entries'

type Findings = Awaited<ReturnType<FrameHandle['audit']>>
export type Found = { findings: Findings } | { failed: string }

interface Props {
  entry: Entry
  /** Undefined: what was shown before stays. */
  json: Record<string, unknown> | undefined
  look: Look
  site: string
  onFound: (found: Found | undefined) => void
}

/** Milliseconds without a further change after which one is shown. */
const TYPED = 150
/** Milliseconds after a change before axe is called; it waits for the page to come to rest. */
const CHANGED = 200

/** The entry in a frame, by the fixture service: what is set is there at once. */
export function LivingFrame({ entry, json, look, site, onFound }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [id] = useState(() => frameId('catalogue'))
  const [src, setSrc] = useState<string>()
  const [failed, setFailed] = useState(false)
  const { box, scale, height } = useFit(look.width)
  const { state, dir, width } = look
  const shown = useRef({ place: '', turn: 0 })
  const audit = useAudit(frame, onFound)

  useEffect(() => {
    if (json === undefined) return
    let live = true
    const timer = setTimeout(async () => {
      const isTaken = await setFrame(id, { ...framedOf(entry, json, site), state })
      if (!live) return
      setFailed(!isTaken)
      if (!isTaken) return
      const place = JSON.stringify([pathOf(entry, json), site, state, dir, width])
      const inside = frame.current?.contentWindow?.marqueeFrame
      // Module lists are put in place, as after a save; all else is read when the page begins.
      if (entry.group === 'modules' && place === shown.current.place && inside) {
        await inside.reread()
        return audit()
      }
      shown.current = { place, turn: shown.current.turn + 1 }
      onFound(undefined)
      setSrc(frameAddress(pathOf(entry, json), id, shown.current.turn, dir))
    }, TYPED)
    return () => {
      live = false
      clearTimeout(timer)
    }
  }, [entry, json, site, state, dir, width, id, audit, onFound])

  return (
    <div ref={box} className="mqc-box">
      {failed && <p className="mqp-note mqp-note--bad">The fixture service does not take this example.</p>}
      <div className="mqc-sheet" style={{ inlineSize: width * scale, blockSize: height * scale }}>
        {src && (
          <iframe
            key={src}
            ref={frame}
            src={src}
            title={`Living example of ${entry.word}`}
            width={width}
            height={height}
            style={{ transform: `scale(${scale})` }}
          />
        )}
      </div>
    </div>
  )
}

/** Lets axe look at the frame when it has come to rest, after each change. */
function useAudit(frame: React.RefObject<HTMLIFrameElement | null>, onFound: Props['onFound']): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [audit] = useState(() => () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const inside = frame.current?.contentWindow?.marqueeFrame
      inside?.audit().then(
        (findings) => onFound({ findings }),
        (error: Error) => onFound({ failed: error.message }),
      )
    }, CHANGED)
  })
  useEffect(() => {
    const hear = ({ data, source }: MessageEvent) => {
      if (data === READY && source === frame.current?.contentWindow) audit()
    }
    addEventListener('message', hear)
    return () => {
      removeEventListener('message', hear)
      clearTimeout(timer.current)
    }
  }, [audit, frame])
  return audit
}
