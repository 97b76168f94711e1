import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { CanvasApi, CanvasPart } from './api/canvasApi'
import type { CanvasProps } from './canvasProps'
import type { MarkedPart } from './overlay/CanvasMark'

interface Handlers {
  onHover: (part: MarkedPart | undefined) => void
  onSelect: (part: CanvasPart) => void
  onPress: ((element: Element) => void) | undefined
  text: CanvasProps['text']
  onEditText: CanvasProps['onEditText']
  onKeyDown: (event: KeyboardEvent) => void
  /** The page is reloaded or replaced. */
  onLeave: () => void
}

/** An element with text of its own. */
function partWithText(element: Element): MarkedPart | undefined {
  const isText = [...element.childNodes].some(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
  )
  return isText ? { element, explained: { name: 'Text' } } : undefined
}

const PRESS_EVENTS = ['pointerdown', 'mousedown', 'mouseup', 'pointerup', 'click', 'auxclick', 'submit'] as const

/** Presses in the frame select a part instead of reaching the site. */
export function usePresses(
  frame: RefObject<HTMLIFrameElement | null>,
  api: CanvasApi | undefined,
  isUsed: boolean,
  handlers: Handlers,
): void {
  const onMove = useEffectEvent((event: Event) =>
    handlers.onHover(handlers.onPress ? partWithText(event.target as Element) : api?.partAt(event.target)),
  )
  const pressed = useRef<readonly Element[]>([])
  const pointerdownTarget = useRef<Element>(null)
  const onOut = useEffectEvent(() => handlers.onHover(undefined))
  const onPress = useEffectEvent((event: Event) => {
    const isOfText = handlers.text.owns(event.target)
    if (event.type === 'pointerdown') pointerdownTarget.current = isOfText ? null : (event.target as Element)
    // Compose presses the buttons of carousels.
    if (!event.isTrusted || isOfText) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.type === 'pointerdown') handlers.text.keep()
    // The page may replace an element while it is pressed, for example when its code loads on hover: then there is no click.
    const isReplaced = event.type === 'pointerup' && pointerdownTarget.current?.isConnected === false
    if (event.type === 'pointerup') pointerdownTarget.current = null
    if (event.type !== 'click' && !isReplaced) return
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
    const stop = new AbortController()
    page.addEventListener('pagehide', () => onLeave(), { signal: stop.signal })
    // Not by a method of the page: the next one may be of another origin.
    return () => stop.abort()
  }, [frame, api])
  // Before the frame is painted, so that no press reaches the site.
  useLayoutEffect(() => {
    const page = frame.current?.contentWindow
    if (!api || !page || isUsed) return
    const stop = new AbortController()
    const options = { capture: true, signal: stop.signal }
    page.addEventListener('pointermove', (event) => onMove(event), options)
    page.addEventListener('pointerout', (event) => !event.relatedTarget && onOut(), options)
    page.addEventListener('keydown', (event) => onKey(event), options)
    for (const press of PRESS_EVENTS) page.addEventListener(press, (event) => onPress(event), options)
    return () => stop.abort()
  }, [frame, api, isUsed])
}
