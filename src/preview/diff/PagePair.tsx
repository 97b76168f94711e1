import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isPlainKey } from '../../lib/keys'
import type { Problem } from '../../site/validate/problem'
import type { ModuleChange } from '../../tools/diff/comparison'
import { READY } from '../frame/frame'
import { frameAddress, frameId, setFrame } from '../frame/setFrame'
import { PageFrame, pageIn, SIDES } from './PageFrame'
import type { Diff } from './readDiff'

/** A module that has changed. */
export type MarkedModule = Pick<ModuleChange, 'slug' | 'keys'>

interface Props {
  address: string
  before: Pick<Diff, 'frame' | 'before'>
  marked: readonly MarkedModule[]
  /** The module to scroll to; a new object scrolls again. */
  shown: MarkedModule | undefined
  way: 'side' | 'over'
  width: number
  /** A new number reloads the pages. */
  turn: number
  /** Receives the problems that are new on this page. */
  onProblems: (problems: readonly Problem[]) => void
}

/**
 * A live page before and after at its true width. Both scroll together, and clicks are ignored. The scroll state of the
 * two frames is shared by all handlers, so they stay in one component.
 */
export function PagePair({ address, before, marked, shown, way, width, turn, onProblems }: Props) {
  const frames = useRef<[HTMLIFrameElement | null, HTMLIFrameElement | null]>([null, null])
  const { src, failed } = useSources(address, before.frame, turn)
  const [share, setShare] = useState(50)
  const pages = useCallback(() => frames.current.map(pageIn), [])
  const group = useRef<HTMLDivElement>(null)
  /** Last scroll position set in each page, to recognise scroll events caused by it. */
  const positions = useRef<number[]>([])

  // A new page starts at its top.
  useEffect(() => {
    positions.current = []
  }, [address])
  useEffect(() => {
    for (const [at, page] of pages().entries()) {
      const element = page?.document.getElementById(shown?.keys[at] ?? '')
      element?.scrollIntoView({ block: 'center', behavior: 'instant' })
      if (page) positions.current[at] = page.scrollY
    }
  }, [shown, pages])

  const reportProblems = useEffectEvent(onProblems)
  useEffect(() => {
    const hear = ({ data, source }: MessageEvent) => {
      const at = pages().findIndex((page) => page && page === source)
      if (data !== READY || at < 0) return
      // Restore the position after a save.
      pages()[at]?.scrollTo({ top: positions.current[at] ?? 0, behavior: 'instant' })
      const [was, is] = pages().map((page) => page?.marqueeFrame?.problems())
      if (!was || !is) return
      const known = new Set(was.map(({ message }) => message))
      // Problems in files of the folder are reported by its own check.
      reportProblems(is.filter(({ message, file }) => !known.has(message) && !/\.json$|\/$/.test(file)))
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [pages])

  const scroll = (to: (page: Window) => number) => {
    for (const [at, page] of pages().entries()) {
      if (!page) continue
      page.scrollTo({ top: to(page), behavior: 'instant' })
      positions.current[at] = page.scrollY
    }
  }
  /** Ignores scroll events caused by `scroll`: the shorter page stops at its end. */
  const onScroll = (at: number, top: number) => {
    if (top !== positions.current[at]) scroll(() => top)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    const move = KEYS[event.key]
    if (!move || !isPlainKey(event) || event.target !== event.currentTarget) return
    event.preventDefault()
    scroll((page) => move(page))
  }

  if (failed)
    return (
      <p className="mqp-note mqp-note--bad">
        The fixture service rejected these pages. Restart the development server.
      </p>
    )
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
                : 'After, as saved'}
            </figcaption>
            <PageFrame
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
            aria-label="Visible part of the page before, in percent"
            value={share}
            onChange={({ target }) => setShare(Number(target.value))}
          />{' '}
          After
        </label>
      )}
    </>
  )
}

/** Scroll targets of keys, in pixels from the top of the page. */
const KEYS: Record<string, (page: Window) => number> = {
  ArrowDown: (page) => page.scrollY + 80,
  ArrowUp: (page) => page.scrollY - 80,
  PageDown: (page) => page.scrollY + page.innerHeight * 0.9,
  PageUp: (page) => page.scrollY - page.innerHeight * 0.9,
  Home: () => 0,
  End: (page) => page.document.documentElement.scrollHeight,
}

/** Sets the content of both frames and returns their addresses. */
function useSources(address: string, revision: string, turn: number) {
  const [sources, setSources] = useState<{ src?: readonly string[]; failed: boolean }>({ failed: false })
  useEffect(() => {
    let isActive = true
    const ids = [frameId(`diff-${SIDES[0]}`), frameId(`diff-${SIDES[1]}`)] as const
    Promise.all([setFrame(ids[0], { revision }), setFrame(ids[1], {})]).then((taken) => {
      if (!isActive) return
      const isTaken = taken.every(Boolean)
      setSources({ src: isTaken ? ids.map((id) => frameAddress(address, id, turn)) : undefined, failed: !isTaken })
    })
    return () => {
      isActive = false
    }
  }, [address, revision, turn])
  return sources
}
