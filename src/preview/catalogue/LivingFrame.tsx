import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Look } from './address'
import { type Entry, framedOf, pathOf } from './entries'
import { type FrameHandle, READY } from './frame'

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
  const [id] = useState(() => `f-${Math.random().toString(36).slice(2, 12)}`)
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
      const body = JSON.stringify({ ...framedOf(entry, json, site), state })
      const answer = await fetch(`/__marquee/frame/${id}`, { method: 'PUT', body }).catch(() => undefined)
      if (!live) return
      setFailed(!answer?.ok)
      if (!answer?.ok) return
      const place = JSON.stringify([pathOf(entry, json), site, state, dir, width])
      const inside = frame.current?.contentWindow?.marqueeFrame
      // Module lists are put in place, as after a save; all else is read when the page begins.
      if (entry.group === 'modules' && place === shown.current.place && inside) {
        await inside.reread()
        return audit()
      }
      shown.current = { place, turn: shown.current.turn + 1 }
      onFound(undefined)
      const query = new URLSearchParams({ 'marquee-frame': id, 'marquee-dir': dir, turn: String(shown.current.turn) })
      const path = pathOf(entry, json)
      setSrc(`${path}${path.includes('?') ? '&' : '?'}${query}`)
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

/** How much smaller a frame is drawn, so that all of its width is seen; and its height, in its own pixels. */
function useFit(width: number) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(width)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const watch = new ResizeObserver(() => setRoom(element.clientWidth))
    watch.observe(element)
    setRoom(element.clientWidth)
    return () => watch.disconnect()
  }, [])
  const scale = Math.min(1, room / width)
  return { box, scale, height: width < 600 ? 720 : 900 }
}
