import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isPlainKey } from '../../lib/keys'
import type { Problem } from '../../site/validate/problem'
import type { ModuleChange } from '../../tools/diff/comparison'
import { READY } from '../frame/frame'
import { frameAddress, frameId, setFrame } from '../frame/setFrame'
import type { Diff } from './readDiff'
import { pageIn, Sheet, SIDES } from './Sheet'

/** A module that has changed. */
export type Marked = Pick<ModuleChange, 'slug' | 'keys'>

interface Props {
  address: string
  before: Pick<Diff, 'frame' | 'before'>
  marked: readonly Marked[]
  /** The module that is looked at; another object: it is gone to anew. */
  shown: Marked | undefined
  way: 'side' | 'over'
  width: number
  /** Another number: the pages are loaded anew. */
  turn: number
  /** Told what is wrong on the page now and was not before, as far as the pages met it. */
  onMet: (problems: readonly Problem[]) => void
}

/** A page as it was and as it is, living, at its true width: both are scrolled together, and nothing in them is pressed. */
export function PagePair({ address, before, marked, shown, way, width, turn, onMet }: Props) {
  const frames = useRef<[HTMLIFrameElement | null, HTMLIFrameElement | null]>([null, null])
  const { src, failed } = useSources(address, before.frame, turn)
  const [share, setShare] = useState(50)
  const pages = useCallback(() => frames.current.map(pageIn), [])
  const group = useRef<HTMLDivElement>(null)
  /** How far down this has put each page. */
  const put = useRef<number[]>([])

  // Another page begins at its top.
  useEffect(() => {
    put.current = []
  }, [address])
  useEffect(() => {
    for (const [at, page] of pages().entries()) {
      const element = page?.document.getElementById(shown?.keys[at] ?? '')
      element?.scrollIntoView({ block: 'center', behavior: 'instant' })
      if (page) put.current[at] = page.scrollY
    }
  }, [shown, pages])

  const onProblems = useEffectEvent(onMet)
  useEffect(() => {
    const hear = ({ data, source }: MessageEvent) => {
      const at = pages().indexOf(source as Window)
      if (data !== READY || at < 0) return
      // After a save it is where it was.
      pages()[at]?.scrollTo({ top: put.current[at] ?? 0, behavior: 'instant' })
      const [was, is] = pages().map((page) => page?.marqueeFrame?.problems())
      if (!was || !is) return
      const known = new Set(was.map(({ message }) => message))
      // What the check of the folder finds, too, it names by the file itself.
      onProblems(is.filter(({ message, file }) => !known.has(message) && !/\.json$|\/$/.test(file)))
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [pages])

  const scroll = (to: (page: Window) => number) => {
    for (const [at, page] of pages().entries()) {
      if (!page) continue
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
    if (!move || !isPlainKey(event) || event.target !== event.currentTarget) return
    event.preventDefault()
    scroll((page) => move(page))
  }

  if (failed) return <p className="mqp-note mqp-note--bad">The fixture service does not take these pages.</p>
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of pictures, no group of fields */}
      <div
        ref={group}
        role="group"
        aria-label="The page, before and after"
        className={`mqp-pair mqp-pair--${way}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {SIDES.map((side, at) => (
          <figure key={side} style={{ maxWidth: width }}>
            <figcaption>
              {side === 'before'
                ? `Before, ${[...new Set([before.before.name, before.before.commit])].join(' ')}`
                : 'After, as it is saved'}
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
              cut={way === 'over' && side === 'after' ? share : 0}
              onPress={() => group.current?.focus()}
              onScroll={(top) => onScroll(at, top)}
            />
          </figure>
        ))}
      </div>
      {way === 'over' && (
        <label className="mqp-pair__share" style={{ maxWidth: width }}>
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
