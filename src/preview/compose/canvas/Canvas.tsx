import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { READY } from '../../frame/frame'
import { frameAddress, setFrame } from '../../frame/setFrame'
import { useFit } from '../../frame/useFit'
import type { ChangedDocument } from '../draft/draftStore'
import { CanvasMark } from './CanvasMark'
import type { CanvasApi, CanvasPart } from './canvasApi'

interface Props {
  /** ID of the frame. */
  id: string
  /** Path of the page on the site. */
  page: string
  /** CSS pixels. */
  width: number
  changed: readonly ChangedDocument[]
  /** Whether presses reach the site instead of selecting. */
  isUsed: boolean
  selected: { file: string; pointer: string } | undefined
  onSelect: (part: CanvasPart) => void
  onKeyDown: (event: KeyboardEvent) => void
  /** The page is ready, after each load and each change. */
  onReady: (api: CanvasApi) => void
}

/** Delay of changes, so that typing does not load the lists with each key. */
const UPDATE_DELAY_MS = 150

/** The page at its true width, with the unsaved documents. A press selects a part. */
export function Canvas({ id, page, width, changed, isUsed, selected, onSelect, onKeyDown, onReady }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [api, setApi] = useState<CanvasApi>()
  const [hovered, setHovered] = useState<CanvasPart>()
  const { box, scale } = useFit(width)
  const { src, failed, isLoading } = useDraftFrame(frame, id, page, changed, () => api && onReady(api))
  const ready = useEffectEvent(onReady)

  useEffect(() => {
    const onMessage = async ({ data, source }: MessageEvent) => {
      if (data !== READY || source !== frame.current?.contentWindow) return
      const next = await frame.current?.contentWindow?.marqueeFrame?.canvas()
      if (!next) return
      setHovered(undefined)
      setApi(next)
      ready(next)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [])

  const part = useSelectedPart(api, selected, changed)
  usePresses(frame, api, isUsed, { onHover: setHovered, onSelect, onKeyDown })

  if (failed)
    return (
      <p className="mqp-note mqp-note--bad">
        The development server rejected the draft. Restart it with npm start; your changes are kept in this browser.
      </p>
    )
  return (
    <div className="mqp-canvas">
      <div ref={box} className="mqp-canvas__width" />
      <div className="mqp-canvas__sheet" style={{ width: width * scale }} aria-busy={isLoading}>
        {src && (
          <iframe
            key={src}
            ref={frame}
            src={src}
            title="The page"
            tabIndex={isUsed ? 0 : -1}
            style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
          />
        )}
        {!isUsed && hovered && hovered.element !== part?.element && (
          <CanvasMark part={hovered} scale={scale} kind="hovered" />
        )}
        {!isUsed && part && <CanvasMark part={part} scale={scale} kind="selected" />}
      </div>
    </div>
  )
}

/** Gives the frame the unsaved documents, and lets the page show changes of them. */
function useDraftFrame(
  frame: React.RefObject<HTMLIFrameElement | null>,
  id: string,
  page: string,
  changed: readonly ChangedDocument[],
  onShown: () => void,
) {
  const [state, setState] = useState<{ src?: string; failed: boolean; isLoading: boolean }>({
    failed: false,
    isLoading: true,
  })
  const shown = useRef<{ page: string; turn: number; documents: Record<string, string | null> }>(undefined)
  const whenShown = useEffectEvent(onShown)
  useEffect(() => {
    let isActive = true
    const documents = Object.fromEntries(changed.map(({ path, text }) => [path, text]))
    const update = async () => {
      const before = shown.current
      const paths = before ? differing(before.documents, documents) : []
      if (before?.page === page && paths.length === 0) return
      if (!(await setFrame(id, { documents })))
        return isActive ? setState({ failed: true, isLoading: false }) : undefined
      if (!isActive) return
      const handle = frame.current?.contentWindow?.marqueeFrame
      const isSamePage = before?.page === page && handle !== undefined
      shown.current = { page, turn: (before?.turn ?? 0) + (isSamePage ? 0 : 1), documents }
      if (!isSamePage)
        return setState({ src: frameAddress(page, id, shown.current.turn), failed: false, isLoading: false })
      await handle.show(paths)
      if (isActive) whenShown()
    }
    const timer = setTimeout(update, shown.current?.page === page ? UPDATE_DELAY_MS : 0)
    return () => {
      isActive = false
      clearTimeout(timer)
    }
  }, [frame, id, page, changed])
  return state
}

function differing(a: Record<string, string | null>, b: Record<string, string | null>): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((path) => a[path] !== b[path])
}

/** The part of the page that shows the selection; found again after the page has changed. */
function useSelectedPart(
  api: CanvasApi | undefined,
  selected: Props['selected'],
  changed: Props['changed'],
): CanvasPart | undefined {
  const [part, setPart] = useState<CanvasPart>()
  const { file, pointer } = selected ?? {}
  useEffect(() => {
    if (api && file !== undefined && pointer !== undefined)
      api.find(file, pointer)?.element.scrollIntoView({ block: 'nearest' })
  }, [api, file, pointer])
  useEffect(() => {
    const find = () => setPart(api && file !== undefined && pointer !== undefined ? api.find(file, pointer) : undefined)
    find()
    // React may replace the elements until the lists are loaded again.
    const timer = setTimeout(find, 2 * UPDATE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [api, file, pointer, changed])
  return part?.element.isConnected ? part : undefined
}

interface Handlers {
  onHover: (part: CanvasPart | undefined) => void
  onSelect: (part: CanvasPart) => void
  onKeyDown: (event: KeyboardEvent) => void
}

const PRESSES = ['pointerdown', 'mousedown', 'mouseup', 'pointerup', 'click', 'auxclick', 'submit'] as const

/** Presses in the frame select a part instead of reaching the site. */
function usePresses(
  frame: React.RefObject<HTMLIFrameElement | null>,
  api: CanvasApi | undefined,
  isUsed: boolean,
  handlers: Handlers,
): void {
  const onMove = useEffectEvent((event: Event) => handlers.onHover(api?.partAt(event.target)))
  const onPress = useEffectEvent((event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.type !== 'click') return
    const part = api?.partAt(event.target)
    if (part) handlers.onSelect(part)
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    event.stopImmediatePropagation()
    handlers.onKeyDown(event)
  })
  useEffect(() => {
    const page = frame.current?.contentWindow
    if (!api || !page || isUsed) return
    const stop = new AbortController()
    const options = { capture: true, signal: stop.signal }
    page.addEventListener('pointermove', (event) => onMove(event), options)
    page.addEventListener('keydown', (event) => onKey(event), options)
    for (const press of PRESSES) page.addEventListener(press, (event) => onPress(event), options)
    return () => stop.abort()
  }, [frame, api, isUsed])
}
