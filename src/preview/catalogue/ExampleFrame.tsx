import { useEffect, useRef, useState } from 'react'
import { type FrameHandle, READY } from '../frame/frame'
import { frameAddress, frameId, setFrame } from '../frame/setFrame'
import { useFit } from '../frame/useFit'
import type { ViewOptions } from './address'
import { type Entry, framedOf, pathOf } from './entries'

type Findings = Awaited<ReturnType<FrameHandle['audit']>>
export type Found = { findings: Findings } | { failed: string }

interface Props {
  entry: Entry
  /** Undefined: keeps the previous example. */
  json: Record<string, unknown> | undefined
  look: ViewOptions
  site: string
  onFound: (found: Found | undefined) => void
}

/** Debounce of changes to the example. */
const UPDATE_DELAY_MS = 150
/** Delay of axe after a change; it also waits for the page to settle. */
const AUDIT_DELAY_MS = 200

/** The entry in a frame that is served by the fixture service. Changes are applied while typing. */
export function ExampleFrame({ entry, json, look, site, onFound }: Props) {
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
    let isActive = true
    const timer = setTimeout(async () => {
      const isAccepted = await setFrame(id, { ...framedOf(entry, json, site), state })
      if (!isActive) return
      setFailed(!isAccepted)
      if (!isAccepted) return
      const place = JSON.stringify([pathOf(entry, json), site, state, dir, width])
      const frameHandle = frame.current?.contentWindow?.marqueeFrame
      // Module lists are replaced in place, as after a save; everything else needs a reload.
      if (entry.group === 'modules' && place === shown.current.place && frameHandle) {
        await frameHandle.reread()
        return audit()
      }
      shown.current = { place, turn: shown.current.turn + 1 }
      onFound(undefined)
      setSrc(frameAddress(pathOf(entry, json), id, shown.current.turn, dir))
    }, UPDATE_DELAY_MS)
    return () => {
      isActive = false
      clearTimeout(timer)
    }
  }, [entry, json, site, state, dir, width, id, audit, onFound])

  return (
    <div ref={box} className="mqc-box">
      {failed && <p className="mqp-note mqp-note--bad">The fixture service rejected this example. Check its JSON.</p>}
      <div className="mqc-sheet" style={{ inlineSize: width * scale, blockSize: height * scale }}>
        {src && (
          <iframe
            key={src}
            ref={frame}
            src={src}
            title={`Live example of ${entry.word}`}
            width={width}
            height={height}
            style={{ transform: `scale(${scale})` }}
          />
        )}
      </div>
    </div>
  )
}

/** Runs axe in the frame after each change, once the page has settled. */
function useAudit(frame: React.RefObject<HTMLIFrameElement | null>, onFound: Props['onFound']): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [audit] = useState(() => () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const frameHandle = frame.current?.contentWindow?.marqueeFrame
      frameHandle?.audit().then(
        (findings) => onFound({ findings }),
        (error: Error) => onFound({ failed: error.message }),
      )
    }, AUDIT_DELAY_MS)
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
