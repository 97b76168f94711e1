import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { isPlainKey } from '../../../lib/browser/keys'
import { useText } from '../../../text/TextContext'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { FIT_ZOOM, type ImageZoom, imageScale, panImage, stepZoom } from './zoom'
import './imageViewer.scss'

interface Props {
  src: string
  name: string
  onError: () => void
}

/** An image that can be fitted to its frame, zoomed, and panned by dragging or arrow keys. */
export function ImageViewer({ src, name, onError }: Props) {
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  const [natural, setNatural] = useState<{ width: number; height: number }>()
  const frameSize = useElementSize(frame)
  const [view, setView] = useState<ImageZoom>(FIT_ZOOM)
  const dragStart = useRef<{ x: number; y: number }>(undefined)

  const sizes = { natural: natural ?? { width: 0, height: 0 }, frameSize }
  const scale = imageScale(view, sizes)
  const isFit = view.size === 'fit'
  const change = (next: ImageZoom) => setView(panImage(next, sizes, 0, 0))
  const step = (by: 1 | -1) => change(stepZoom(view, sizes, by))

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlainKey(event)) return
    const arrow = PAN_BY_ARROW_KEY[event.key]
    if (event.key === '+' || event.key === '=') step(1)
    else if (event.key === '-') step(-1)
    else if (event.key === '0') change(FIT_ZOOM)
    else if (event.key === '1') change({ ...view, size: 1 })
    else if (arrow && !isFit) setView(panImage(view, sizes, arrow[0] * PAN_STEP, arrow[1] * PAN_STEP))
    else return
    event.preventDefault()
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!dragStart.current) return
    setView(panImage(view, sizes, event.clientX - dragStart.current.x, event.clientY - dragStart.current.y))
    dragStart.current = { x: event.clientX, y: event.clientY }
  }
  const stopDragging = () => {
    dragStart.current = undefined
  }
  return (
    <div className="mq-asset-face mq-zoom">
      {/* biome-ignore lint/a11y/useSemanticElements: a group that is panned with keys */}
      <div
        ref={frame}
        className={isFit ? 'mq-zoom__frame' : 'mq-zoom__frame mq-zoom__frame--large'}
        role="group"
        aria-label={t('zoomPicture', { name })}
        aria-description={t('zoomKeys')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys pan the image
        tabIndex={0}
        data-own-arrows={isFit ? undefined : ''}
        onKeyDown={onKeyDown}
        onDoubleClick={() => change(isFit ? { ...view, size: 1 } : FIT_ZOOM)}
        onPointerDown={(event) => {
          if (isFit || event.button !== 0) return
          event.currentTarget.setPointerCapture?.(event.pointerId)
          dragStart.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={onPointerMove}
        onPointerUp={stopDragging}
        onPointerCancel={stopDragging}
      >
        <img
          src={src}
          alt={name}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setNatural({ width: naturalWidth, height: naturalHeight })
          }
          onError={onError}
          style={natural && { width: natural.width * scale, translate: `${view.x}px ${view.y}px` }}
        />
      </div>
      <ZoomBar
        scale={scale}
        view={view}
        onStep={step}
        onFit={() => change(FIT_ZOOM)}
        onFull={() => change({ ...view, size: 1 })}
      />
    </div>
  )
}

interface ZoomBarProps {
  scale: number
  view: ImageZoom
  onStep: (by: 1 | -1) => void
  onFit: () => void
  onFull: () => void
}

function ZoomBar({ scale, view, onStep, onFit, onFull }: ZoomBarProps) {
  const t = useText()
  return (
    <div className="mq-zoom__bar">
      <Button kind="quiet" round aria-label={t('zoomOut')} onClick={() => onStep(-1)}>
        <Icon path="M5 12h14" />
      </Button>
      <span role="status">{Math.round(scale * 100)} %</span>
      <Button kind="quiet" round aria-label={t('zoomIn')} onClick={() => onStep(1)}>
        <Icon name="plus" />
      </Button>
      <Button kind="quiet" aria-pressed={view.size === 'fit'} onClick={onFit}>
        {t('zoomFit')}
      </Button>
      <Button kind="quiet" aria-pressed={view.size === 1} onClick={onFull}>
        {t('zoomFull')}
      </Button>
    </div>
  )
}

/** The size of an element without its border, in pixels. */
function useElementSize(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setSize({ width: current.clientWidth, height: current.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    measure()
    return () => observer.disconnect()
  }, [element])
  return size
}

/** Pixels that an arrow key pans. */
const PAN_STEP = 64

const PAN_BY_ARROW_KEY: Record<string, readonly [number, number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}
