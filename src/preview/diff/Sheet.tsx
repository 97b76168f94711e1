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
  /** So many percent of it are not seen, from its start. */
  cut: number
  /** The keyboard is to stay where it can end what was begun. */
  onPress: () => void
  onScroll: (top: number) => void
}

/** One page, drawn as small as there is room, with its changed modules framed. */
export function Sheet({ src, title, width, frame, marks, side, cut, onPress, onScroll }: Props) {
  const { box, scale, height } = useFit(width)
  const own = useRef<HTMLIFrameElement>(null)
  const latest = useRef({ onScroll, onPress })
  useLayoutEffect(() => {
    latest.current = { onScroll, onPress }
  })
  const onLoad = () => {
    const page = pageIn(own.current)
    page?.addEventListener('scroll', () => latest.current.onScroll(page.scrollY), { passive: true })
    // It is looked at: a press would lead away from what is compared.
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
        style={{ width: width * scale, height: height * scale, clipPath: cut ? `inset(0 0 0 ${cut}%)` : undefined }}
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
          <Mark
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

/** The page in a frame; undefined where it is one of another origin, which nobody may look into. */
export function pageIn(frame: HTMLIFrameElement | null): Window | undefined {
  return frame?.contentDocument ? (frame.contentWindow ?? undefined) : undefined
}

interface MarkProps {
  label: string
  side: Props['side']
  scale: number
  find: () => Element | null | undefined
}

/** A line around a module of a frame. */
function Mark({ label, side, scale, find }: MarkProps) {
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
