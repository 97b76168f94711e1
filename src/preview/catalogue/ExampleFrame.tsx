import { useEffect, useRef, useState } from 'react'
import { type FrameHandle, READY_MESSAGE } from '../frame/frame'
import { frameHandle } from '../frame/frameHandle'
import { frameAddress, frameId, setFrame } from '../frame/setFrame'
import { useFit } from '../frame/useFit'
import type { ViewOptions } from './address'
import { type Entry, frameContentOf, pagePathOf } from './entries'

type Findings = Awaited<ReturnType<FrameHandle['audit']>>
export type AuditResult = { findings: Findings } | { failed: string }

interface Props {
  entry: Entry
  /** Undefined: keeps the previous example. */
  json: Record<string, unknown> | undefined
  viewOptions: ViewOptions
  site: string
  onAudit: (found: AuditResult | undefined) => void
}

/** Debounces changes of the JSON. */
const UPDATE_DELAY_MS = 150
/** Debounces axe. It then waits for the page to settle. */
const AUDIT_DELAY_MS = 200

/** The entry in a frame that is served by the fixture service. Changes are applied while typing. */
export function ExampleFrame({ entry, json, viewOptions, site, onAudit }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [id] = useState(() => frameId('catalogue'))
  const [src, setSrc] = useState<string>()
  const [failed, setFailed] = useState(false)
  const { box, scale, height } = useFit(viewOptions.width)
  const { state, dir, width } = viewOptions
  const last = useRef({ place: '', turn: 0 })
  const audit = useAudit(frame, onAudit)

  useEffect(() => {
    if (json === undefined) return
    let isActive = true
    const timer = setTimeout(async () => {
      const isAccepted = await setFrame(id, { ...frameContentOf(entry, json, site), state })
      if (!isActive) return
      setFailed(!isAccepted)
      if (!isAccepted) return
      const place = JSON.stringify([pagePathOf(entry, json), site, state, dir, width])
      const handle = frameHandle(frame.current)
      // Module lists are replaced in place, as after a save; everything else needs a reload.
      if (entry.group === 'modules' && place === last.current.place && handle) {
        await handle.reloadLists()
        return audit()
      }
      last.current = { place, turn: last.current.turn + 1 }
      onAudit(undefined)
      setSrc(frameAddress(pagePathOf(entry, json), id, last.current.turn, dir))
    }, UPDATE_DELAY_MS)
    return () => {
      isActive = false
      clearTimeout(timer)
    }
  }, [entry, json, site, state, dir, width, id, audit, onAudit])

  return (
    <div ref={box} className="mqc-box">
      {failed && (
        <p className="mqp-note mqp-note--bad">
          This example cannot be shown. Check its JSON and the development server.
        </p>
      )}
      <div className="mqc-sheet" style={{ inlineSize: width * scale, blockSize: height * scale }}>
        {src && (
          <iframe
            key={src}
            ref={frame}
            src={src}
            title={`Live example of ${entry.name}`}
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
function useAudit(frame: React.RefObject<HTMLIFrameElement | null>, onAudit: Props['onAudit']): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [audit] = useState(() => () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const handle = frameHandle(frame.current)
      handle?.audit().then(
        (findings) => onAudit({ findings }),
        (error: Error) => onAudit({ failed: error.message }),
      )
    }, AUDIT_DELAY_MS)
  })
  useEffect(() => {
    const onMessage = ({ data, source }: MessageEvent) => {
      if (data === READY_MESSAGE && source === frame.current?.contentWindow) audit()
    }
    addEventListener('message', onMessage)
    return () => {
      removeEventListener('message', onMessage)
      clearTimeout(timer.current)
    }
  }, [audit, frame])
  return audit
}
