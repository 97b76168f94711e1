import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Language } from '../../../text/languages/languages'
import type { SiteTexts } from '../../../tools/edit/editSite'
import { READY } from '../../frame/frame'
import { frameAddress, setFrame } from '../../frame/setFrame'
import { useFit } from '../../frame/useFit'
import type { ChangedDocument } from '../draft/draftStore'
import { CanvasMark, type Marked } from './CanvasMark'
import type { CanvasApi, CanvasPart } from './canvasApi'
import { moduleChanges } from './modulePatch'
import { TextBar } from './text/TextBar'
import type { useTextEditing } from './text/useTextEditing'
import { useTokenPaint } from './useTokenPaint'

interface Props {
  /** ID of the frame. */
  id: string
  /** Name of the site. */
  site: string
  /** The documents, with unsaved changes. */
  files: SiteTexts
  /** Path of the page on the site. */
  page: string
  /** Language in which the page is shown; undefined: as visitors see it. */
  language: Language | undefined
  /** CSS pixels. */
  width: number
  changed: readonly ChangedDocument[]
  /** Whether presses reach the site instead of selecting. */
  isUsed: boolean
  selected: { file: string; pointer: string } | undefined
  onSelect: (part: CanvasPart) => void
  /** Presses report elements instead of selecting parts. */
  onPress: ((element: Element) => void) | undefined
  /** Above the page. @param scale of the page */
  overlay: (scale: number) => ReactNode
  /** A text that is edited on the page. */
  text: ReturnType<typeof useTextEditing>
  /** Edits the text that one of these elements shows, the topmost one first. */
  onEditText: (elements: readonly Element[]) => void
  onKeyDown: (event: KeyboardEvent) => void
  /** The page is ready, after each load and each change. */
  onReady: (api: CanvasApi) => void
  /** The page is reloaded, or another one is opened. */
  onLeave: () => void
}

/** Delay of changes, so that typing does not load the lists with each key. */
const UPDATE_DELAY_MS = 150

/** The page at its true width, with the unsaved documents. A press selects a part. */
export function Canvas(props: Props) {
  const { width, files, isUsed, selected, onSelect, onPress, text, onEditText, onKeyDown, onReady, onLeave } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const [api, setApi] = useState<CanvasApi>()
  const [hovered, setHovered] = useState<Marked>()
  const { box, scale } = useFit(width)
  const { src, failed, shown } = useDraftFrame(frame, props, api, () => api && onReady(api))
  useTokenPaint(api, shown, files)
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

  const leave = () => {
    setApi(undefined)
    setHovered(undefined)
    onLeave()
  }
  const part = useSelectedPart(api, selected, files)
  usePresses(frame, api, isUsed, {
    onHover: setHovered,
    onSelect,
    onPress,
    text,
    onEditText,
    onKeyDown,
    onLeave: leave,
  })

  if (failed)
    return (
      <p className="mqp-note mqp-note--bad">
        The development server does not show this draft. Check that it runs and shows this site. Your changes are kept
        in this browser.
      </p>
    )
  return (
    <section
      className="mqp-canvas"
      aria-label="Canvas"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys change the selected part of the page.
      tabIndex={0}
      onBlur={({ currentTarget }) => currentTarget.removeAttribute('data-pressed')}
    >
      <div ref={box} className="mqp-canvas__width" />
      <div className="mqp-canvas__sheet" style={{ width: width * scale }} aria-busy={!api}>
        {src && (
          <iframe
            key={src}
            ref={frame}
            src={src}
            title="The page"
            tabIndex={isUsed ? 0 : -1}
            style={{
              width,
              height: `${100 / scale}%`,
              transform: `scale(${scale})`,
              // Until its parts can be selected, presses must not reach the site.
              pointerEvents: isUsed || api ? undefined : 'none',
            }}
          />
        )}
        {!isUsed && hovered && hovered.element !== part?.element && (
          <CanvasMark part={hovered} scale={scale} kind="hovered" />
        )}
        {!isUsed && part && <CanvasMark part={part} scale={scale} kind="selected" />}
        {!isUsed && props.overlay(scale)}
        {text.editing && (
          <TextBar
            editing={text.editing}
            scale={scale}
            onKeep={text.keep}
            onCancel={text.cancel}
            onOverride={text.override}
          />
        )}
      </div>
    </section>
  )
}

/** Gives the frame the unsaved documents, and lets the page show what has changed. Requests do not overlap. */
function useDraftFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  props: Props,
  api: CanvasApi | undefined,
  onShown: () => void,
) {
  const { id, site, page, files, changed, language } = props
  const [state, setState] = useState<{ src?: string; failed: boolean; shown?: SiteTexts }>({ failed: false })
  const whenShown = useEffectEvent(onShown)
  const wanted = useRef({ page, files, changed, language })
  const shown = useRef<{ page: string; files: SiteTexts; language: Language | undefined; turn: number }>(undefined)
  const isRunning = useRef(false)
  /** The texts that the page shows: those of the service, or newer ones. */
  const painted = useRef<SiteTexts>(undefined)
  /** Shows changed fields of modules without the service. */
  const patch = useEffectEvent(() => {
    if (!api || shown.current?.page !== page) return
    const { files: next } = wanted.current
    // The page may show a change that was undone before the service had it.
    void api.patch(moduleChanges(painted.current ?? shown.current.files, next))
    painted.current = next
  })

  const update = useEffectEvent(async () => {
    if (isRunning.current) return
    isRunning.current = true
    while (
      shown.current?.page !== wanted.current.page ||
      shown.current.files !== wanted.current.files ||
      shown.current.language !== wanted.current.language
    ) {
      const next = wanted.current
      const documents = Object.fromEntries(next.changed.map(({ path, text }) => [path, text]))
      if (!(await setFrame(id, { documents, language: languageChoice(next.language) }, site))) {
        setState((before) => ({ ...before, failed: true }))
        break
      }
      const before = shown.current
      const handle = frame.current?.contentWindow?.marqueeFrame
      const isSamePage = before?.page === next.page && before.language === next.language && handle !== undefined
      shown.current = { ...next, turn: (before?.turn ?? 0) + (isSamePage ? 0 : 1) }
      if (!isSamePage) {
        painted.current = next.files
        const src = frameAddress(next.page, id, shown.current.turn)
        setState({ src, failed: false, shown: next.files })
      } else {
        await handle.show(differing(before.files, next.files)).catch(() => {})
        painted.current = next.files
        setState((last) => ({ ...last, failed: false, shown: next.files }))
        patch()
        whenShown()
      }
    }
    isRunning.current = false
  })

  useEffect(() => {
    wanted.current = { page, files, changed, language }
    patch()
    const timer = setTimeout(() => update(), shown.current?.page === page ? UPDATE_DELAY_MS : 0)
    return () => clearTimeout(timer)
  }, [page, files, changed, language])
  return state
}

/** A value of `preview.language`. */
const languageChoice = (language: Language | undefined) => (language === 'en-XA' ? 'pseudo' : language)

function differing(a: SiteTexts, b: SiteTexts): string[] {
  return [...new Set([...a.keys(), ...b.keys()])].filter((path) => a.get(path) !== b.get(path))
}

const revealIn = (api: CanvasApi, part: CanvasPart | undefined) => part && api.reveal(part.element)

/** The part of the page that shows the selection; found again after the page has changed. */
function useSelectedPart(
  api: CanvasApi | undefined,
  selected: Props['selected'],
  files: SiteTexts,
): CanvasPart | undefined {
  const [part, setPart] = useState<CanvasPart>()
  const { file, pointer } = selected ?? {}
  useEffect(() => {
    if (api && file !== undefined && pointer !== undefined) revealIn(api, api.find(file, pointer))
  }, [api, file, pointer])
  useEffect(() => {
    const find = () => setPart(api && file !== undefined && pointer !== undefined ? api.find(file, pointer) : undefined)
    find()
    // React may replace the elements until the lists are loaded again.
    const timer = setTimeout(find, 2 * UPDATE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [api, file, pointer, files])
  return part?.element.isConnected ? part : undefined
}

interface Handlers {
  onHover: (part: Marked | undefined) => void
  onSelect: (part: CanvasPart) => void
  onPress: ((element: Element) => void) | undefined
  text: Props['text']
  onEditText: Props['onEditText']
  onKeyDown: (event: KeyboardEvent) => void
  /** The page is reloaded or replaced. */
  onLeave: () => void
}

/** An element with text of its own. */
function textAt(element: Element): Marked | undefined {
  const isText = [...element.childNodes].some(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
  )
  return isText ? { element, explained: { name: 'Text', type: '' } } : undefined
}

const PRESSES = ['pointerdown', 'mousedown', 'mouseup', 'pointerup', 'click', 'auxclick', 'submit'] as const

/** Presses in the frame select a part instead of reaching the site. */
function usePresses(
  frame: RefObject<HTMLIFrameElement | null>,
  api: CanvasApi | undefined,
  isUsed: boolean,
  handlers: Handlers,
): void {
  const onMove = useEffectEvent((event: Event) =>
    handlers.onHover(handlers.onPress ? textAt(event.target as Element) : api?.partAt(event.target)),
  )
  const pressed = useRef<readonly Element[]>([])
  const onOut = useEffectEvent(() => handlers.onHover(undefined))
  const onPress = useEffectEvent((event: Event) => {
    // Compose presses the buttons of carousels.
    if (!event.isTrusted || handlers.text.owns(event.target)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.type === 'pointerdown') handlers.text.keep()
    if (event.type !== 'click') return
    if (handlers.onPress) return handlers.onPress(event.target as Element)
    const { detail, clientX, clientY } = event as MouseEvent
    const part = api?.partAt(event.target)
    // The first of two presses may scroll the page, so the text of the second one is that of the first.
    if (detail === 2) return handlers.onEditText(pressed.current)
    pressed.current = api?.elementsAt(clientX, clientY) ?? []
    if (part) handlers.onSelect(part)
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (handlers.text.owns(event.target)) return
    event.stopImmediatePropagation()
    handlers.onKeyDown(event)
  })
  const onLeave = useEffectEvent(() => handlers.onLeave())
  useEffect(() => {
    const page = frame.current?.contentWindow
    if (!api || !page) return
    const leave = () => onLeave()
    page.addEventListener('pagehide', leave)
    return () => page.removeEventListener('pagehide', leave)
  }, [frame, api])
  useEffect(() => {
    const page = frame.current?.contentWindow
    if (!api || !page || isUsed) return
    const stop = new AbortController()
    const options = { capture: true, signal: stop.signal }
    page.addEventListener('pointermove', (event) => onMove(event), options)
    page.addEventListener('pointerout', (event) => !event.relatedTarget && onOut(), options)
    page.addEventListener('keydown', (event) => onKey(event), options)
    for (const press of PRESSES) page.addEventListener(press, (event) => onPress(event), options)
    return () => stop.abort()
  }, [frame, api, isUsed])
}
