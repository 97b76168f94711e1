import { useCallback, useEffect, useRef, useState } from 'react'
import type { ModuleChange } from '../../../scripts/diff/compareSites'
import type { Problem } from '../../site/validate/problem'
import { useBox } from '../explain/useBox'
import { READY } from '../frame/frame'
import { frameAddress, frameId, setFrame } from '../frame/setFrame'
import { useFit } from '../frame/useFit'
import type { Diff } from './readDiff'

export type Way = 'side' | 'over' | 'text'

/** A module that has changed. */
export type Marked = Pick<ModuleChange, 'slug' | 'keys'>

interface Props {
  address: string
  before: Pick<Diff, 'frame' | 'before'>
  marked: readonly Marked[]
  /** The module that is looked at; another object: it is gone to anew. */
  shown: Marked | undefined
  way: Exclude<Way, 'text'>
  width: number
  /** Another number: the pages are loaded anew. */
  turn: number
  /** Told what is wrong on the page now and was not before, as far as the pages met it. */
  onMet: (problems: readonly Problem[]) => void
}

const SIDES = ['before', 'after'] as const

/** A page as it was and as it is, living, at its true width: both are scrolled together, and nothing in them is pressed. */
export function PagePair({ address, before, marked, shown, way, width, turn, onMet }: Props) {
  const frames = useRef<[HTMLIFrameElement | null, HTMLIFrameElement | null]>([null, null])
  const { src, failed } = useSources(address, before.frame, turn)
  const [share, setShare] = useState(50)
  const pages = useCallback(() => frames.current.flatMap((frame) => frame?.contentWindow ?? []), [])
  /** How far down this has put each page. */
  const put = useRef<number[]>([])

  useEffect(() => {
    for (const [at, page] of pages().entries()) {
      const element = page.document.getElementById(shown?.keys[at] ?? '')
      element?.scrollIntoView({ block: 'center', behavior: 'instant' })
      put.current[at] = page.scrollY
    }
  }, [shown, pages])

  const latest = useRef(onMet)
  latest.current = onMet
  useEffect(() => {
    const hear = ({ data, source }: MessageEvent) => {
      if (data !== READY || !pages().some((page) => page === source)) return
      const [was, is] = pages().map((page) => page.marqueeFrame?.problems())
      if (!was || !is) return
      const known = new Set(was.map(({ message }) => message))
      // What the check of the folder finds, too, it names by the file itself.
      latest.current(is.filter(({ message, file }) => !known.has(message) && !/\.json$|\/$/.test(file)))
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [pages])

  const scroll = (to: (page: Window) => number) => {
    for (const [at, page] of pages().entries()) {
      page.scrollTo({ top: to(page), behavior: 'instant' })
      put.current[at] = page.scrollY
    }
  }
  /** The shorter page stays at its end: that it was put there scrolls the other one nowhere. */
  const onScroll = (at: number, top: number) => {
    if (top !== put.current[at]) scroll(() => top)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    const move = KEYS[event.key]
    if (!move || event.target !== event.currentTarget) return
    event.preventDefault()
    scroll((page) => move(page))
  }

  if (failed) return <p className="mqp-note mqp-note--bad">The fixture service does not take these pages.</p>
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of pictures, no group of fields */}
      <div
        role="group"
        aria-label="The page, before and after"
        className={`mqp-pair mqp-pair--${way}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {SIDES.map((side, at) => (
          <figure
            key={side}
            style={way === 'over' && side === 'after' ? { clipPath: `inset(0 0 0 ${share}%)` } : undefined}
          >
            <figcaption>
              {side === 'before' ? `Before, ${before.before.name} ${before.before.commit}` : 'After, as it is saved'}
            </figcaption>
            <Sheet
              src={src?.[at]}
              title={`The page ${side}`}
              width={width}
              frame={(element) => {
                frames.current[at] = element
              }}
              marks={marked.flatMap(({ slug, keys }) => ({ slug, key: keys[at] }))}
              side={side}
              onScroll={(top) => onScroll(at, top)}
            />
          </figure>
        ))}
      </div>
      {way === 'over' && (
        <label className="mqp-pair__share">
          Before{' '}
          <input
            type="range"
            aria-label="How much of the page before is seen, in percent"
            value={share}
            onChange={({ target }) => setShare(Number(target.value))}
          />{' '}
          After
        </label>
      )}
    </>
  )
}

/** Where keys lead, in pixels from the top of the page. */
const KEYS: Record<string, (page: Window) => number> = {
  ArrowDown: (page) => page.scrollY + 80,
  ArrowUp: (page) => page.scrollY - 80,
  PageDown: (page) => page.scrollY + page.innerHeight * 0.9,
  PageUp: (page) => page.scrollY - page.innerHeight * 0.9,
  Home: () => 0,
  End: (page) => page.document.documentElement.scrollHeight,
}

/** Has both frames show their site, and says where their pages are. */
function useSources(address: string, revision: string, turn: number) {
  const [sources, setSources] = useState<{ src?: readonly string[]; failed: boolean }>({ failed: false })
  useEffect(() => {
    let live = true
    const ids = SIDES.map((side) => frameId(`diff-${side}`)) as [string, string]
    Promise.all([setFrame(ids[0], { revision }), setFrame(ids[1], {})]).then((taken) => {
      if (!live) return
      const isTaken = taken.every(Boolean)
      setSources({ src: isTaken ? ids.map((id) => frameAddress(address, id, turn)) : undefined, failed: !isTaken })
    })
    return () => {
      live = false
    }
  }, [address, revision, turn])
  return sources
}

interface SheetProps {
  src: string | undefined
  title: string
  width: number
  frame: (element: HTMLIFrameElement | null) => void
  marks: { slug: string; key: string | undefined }[]
  side: (typeof SIDES)[number]
  onScroll: (top: number) => void
}

/** One page, drawn as small as there is room, with its changed modules framed. */
function Sheet({ src, title, width, frame, marks, side, onScroll }: SheetProps) {
  const { box, scale, height } = useFit(width)
  const own = useRef<HTMLIFrameElement>(null)
  const latest = useRef(onScroll)
  latest.current = onScroll
  const onLoad = () => {
    const page = own.current?.contentWindow
    page?.addEventListener('scroll', () => latest.current(page.scrollY), { passive: true })
    // It is looked at: a press would lead away from what is compared.
    page?.addEventListener('click', halt, { capture: true })
  }
  return (
    <div ref={box} className="mqp-pair__box">
      <div className="mqp-pair__sheet" style={{ width: width * scale, height: height * scale }}>
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

function halt(event: Event) {
  event.preventDefault()
  event.stopImmediatePropagation()
}

interface MarkProps {
  label: string
  side: SheetProps['side']
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
