import { useLayoutEffect, useRef } from 'react'
import { useBox } from '../explain/useBox'
import { useFit } from '../frame/useFit'

export const SIDES = ['before', 'after'] as const

interface Props {
  src: string | undefined
  title: string
  width: number
  frame: (element: HTMLIFrameElement | null) => void
  marks: { slug: string; key: string | undefined }[]
  side: (typeof SIDES)[number]
  /** Part of the page hidden from its left edge, in percent. */
  clipPercent: number
  /** Called on a click in the page, to keep the focus outside the frame. */
  onPress: () => void
  onScroll: (top: number) => void
  /** Called when the user starts to scroll the page. */
  onWheel: () => void
}

/** One page, scaled to the available width, with its changed modules outlined. */
export function PageFrame({ src, title, width, frame, marks, side, clipPercent, onPress, onScroll, onWheel }: Props) {
  const { box, scale, height } = useFit(width)
  const own = useRef<HTMLIFrameElement>(null)
  const latest = useRef({ onScroll, onPress, onWheel })
  useLayoutEffect(() => {
    latest.current = { onScroll, onPress, onWheel }
  })
  const onLoad = () => {
    const page = frameWindow(own.current)
    page?.addEventListener('scroll', () => latest.current.onScroll(page.scrollY), { passive: true })
    for (const name of ['wheel', 'touchmove', 'pointerdown'])
      page?.addEventListener(name, () => latest.current.onWheel(), { passive: true })
    // Clicks would navigate away from the compared page.
    for (const name of ['click', 'auxclick', 'submit'])
      page?.addEventListener(
        name,
        (event) => {
          event.preventDefault()
          event.stopImmediatePropagation()
          latest.current.onPress()
        },
        { capture: true },
      )
  }
  return (
    <div ref={box} className="mqp-pair__box">
      <div
        className="mqp-pair__sheet"
        style={{
          width: width * scale,
          height: height * scale,
          clipPath: clipPercent ? `inset(0 0 0 ${clipPercent}%)` : undefined,
        }}
      >
        {src && (
          <iframe
            key={src}
            ref={(element) => {
              own.current = element
              frame(element)
            }}
            src={src}
            title={title}
            tabIndex={-1}
            width={width}
            height={height}
            style={{ transform: `scale(${scale})` }}
            onLoad={onLoad}
          />
        )}
        {marks.map(({ slug, key }) => (
          <ModuleMark
            key={slug}
            label={slug}
            side={side}
            scale={scale}
            find={() => own.current?.contentDocument?.getElementById(key ?? '')}
          />
        ))}
      </div>
    </div>
  )
}

/** The window in a frame; undefined for another origin, which is not readable. */
export function frameWindow(frame: HTMLIFrameElement | null): Window | undefined {
  return frame?.contentDocument ? (frame.contentWindow ?? undefined) : undefined
}

interface ModuleMarkProps {
  label: string
  side: Props['side']
  scale: number
  find: () => Element | null | undefined
}

/** An outline around a module in a frame. */
function ModuleMark({ label, side, scale, find }: ModuleMarkProps) {
  const box = useBox(find)
  if (!box) return null
  const [top, left, width, height] = [box.top, box.left, box.width, box.height].map((each) => each * scale)
  return (
    <span
      className={`mqp-pair__mark mqp-pair__mark--${side}`}
      style={{ insetBlockStart: top, insetInlineStart: left, width, height }}
      aria-hidden="true"
    >
      <span>{label}</span>
    </span>
  )
}
