import { type RefObject, useRef, useState } from 'react'
import { focusRegionAround } from '../keyboard/focusRegion'
import { optionalComponent } from '../lazyComponent'
import { useCanvasApi } from './api/useCanvasApi'
import type { CanvasProps } from './canvasProps'
import { mayChangeTokens } from './mayChangeTokens'
import { CanvasMark, type MarkedPart } from './overlay/CanvasMark'
import { useDraftFrame } from './useDraftFrame'
import { usePresses } from './usePresses'
import { useSelectedPart } from './useSelectedPart'
import { useZoom } from './zoom/useZoom'
import { ZoomControl } from './zoom/ZoomControl'

const TextBar = optionalComponent(async () => (await import('./text/TextBar')).TextBar)
// Needed when a token changes. The code for style sheets is large.
const TokenPaint = optionalComponent(async () => (await import('./TokenPaint')).TokenPaint)

/** The page at its true width, with the unsaved documents. A press selects a part. */
export function Canvas(props: CanvasProps) {
  const { width, files, isUsed, selected, onSelect, onPress, text, onEditText, onKeyDown, onReady } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const [hovered, setHovered] = useState<MarkedPart>()
  const { box, zoom, scale, setZoom } = useZoom(width)
  const { api, forget } = useCanvasApi(frame, files, onReady)
  const leave = () => {
    forget()
    setHovered(undefined)
    text.leave()
  }
  const { src, failed, shown, retry } = useDraftFrame(frame, props, api, {
    onShown: () => api && onReady(api),
    onLeave: () => {
      leave()
      props.onOpen()
    },
  })
  const part = useSelectedPart(api, selected, files, shown === files)
  usePresses(frame, api, isUsed, {
    onHover: setHovered,
    onSelect,
    onPress,
    text,
    onEditText,
    onKeyDown,
    onLeave: () => {
      leave()
      props.onLeave()
    },
  })

  if (failed)
    return (
      <div className="mqp-failed">
        <p className="mqp-note mqp-note--bad">
          The development server cannot show this draft. Check that it runs and serves this site. Your changes are kept
          in this browser.
        </p>
        <button
          type="button"
          className="mqp-chip"
          onClick={() => {
            focusRegionAround()
            retry()
          }}
        >
          Try again
        </button>
      </div>
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
          <PageFrame key={src} ref={frame} src={src} width={width} scale={scale} isUsed={isUsed} isReady={!!api} />
        )}
        {!isUsed && !text.editing && hovered && hovered.element !== part?.element && (
          <CanvasMark part={hovered} scale={scale} kind="hovered" />
        )}
        {!isUsed && part && (
          <CanvasMark part={part} scale={scale} kind="selected" isPlain={text.editing !== undefined} />
        )}
        {!isUsed && !text.editing && props.overlay(scale)}
        {api && shown && mayChangeTokens(shown, files) && <TokenPaint api={api} shown={shown} files={files} />}
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
      <ZoomControl zoom={zoom} scale={scale} onZoom={setZoom} />
    </section>
  )
}

interface FrameProps {
  ref: RefObject<HTMLIFrameElement | null>
  src: string
  /** CSS pixels. */
  width: number
  scale: number
  /** Whether presses reach the site. */
  isUsed: boolean
  /** Whether parts can be selected. Until then, presses must not reach the site. */
  isReady: boolean
}

const PageFrame = ({ ref, src, width, scale, isUsed, isReady }: FrameProps) => (
  <iframe
    ref={ref}
    src={src}
    title="The page"
    tabIndex={isUsed ? 0 : -1}
    style={{
      width,
      height: `${100 / scale}%`,
      transform: `scale(${scale})`,
      pointerEvents: isUsed || isReady ? undefined : 'none',
    }}
  />
)
